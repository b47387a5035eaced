public import CanonicalJSON

extension WorkoutDocument: TrainingDocument {
  /// A workout.
  public static let kind = DocumentKind.workout
  /// The ULID's text.
  public var identifier: String { id.text }
  /// The day of the start by the athlete's clock.
  public func bucketDay(home: ZoneRules) -> Day? { home.localTime(at: start).day }

  /// Reads versions 1 to 5.
  public init(json: inout JSONObject) throws(JSONError) {
    activityTypeCode = try json.optionalInt("activityType", in: DocumentRange.code)
    autoAdvance = try json.optional("autoAdvance")
    createdAt = try json.value("createdAt")
    deletedLogIDs = try json.optionalObject("deletedLogIDs")
    deletedLogs = try json.optionalObjects("deletedLogs")
    effort = try json.optional("effort")
    end = try json.optional("end")
    externalID = try json.optional("externalID")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    id = try json.value("id")
    logs = try json.objects("logs")
    metrics = try json.optionalObject("metrics")
    notes = try json.optional("notes")
    restSeconds = try json.optionalInt("restSeconds", in: DocumentRange.seconds)
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    source = try json.optional("source")
    splitID = try json.optional("splitID")
    splitName = try json.optional("splitName")
    start = try json.value("start")
    status = try json.value("status")
    targetHeartRate = try json.optionalInt("targetHeartRate", in: DocumentRange.targetHeartRate)
    updatedAt = try json.value("updatedAt")
    zone = try json.optional("zone")
    unknown = json.unclaimed()
  }

  /// Writes version 5.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("activityType", activityTypeCode)
      writer.member("autoAdvance", autoAdvance)
      writer.member("createdAt", createdAt)
      writer.member("deletedLogIDs", deletedLogIDs)
      writer.member("deletedLogs", deletedLogs)
      writer.member("effort", effort)
      writer.member("end", end)
      writer.member("externalID", externalID)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", id)
      writer.member("logs", logs)
      writer.member("metrics", metrics)
      writer.member("notes", notes)
      writer.member("restSeconds", restSeconds)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("source", source)
      writer.member("splitID", splitID)
      writer.member("splitName", splitName)
      writer.member("start", start)
      writer.member("status", status)
      writer.member("targetHeartRate", targetHeartRate)
      writer.member("updatedAt", updatedAt)
      writer.member("zone", zone)
    }
  }
}
