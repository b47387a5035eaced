public import CanonicalJSON

/// A run, lift or other session that was imported or typed; schema version 1. A lift whose sets are known is a workout.
public struct SessionDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 1

  /// Identifies the session; its time is the start.
  public var id: ULID
  /// The sport.
  public var activity: SessionActivity
  /// The sport's name where `activity` is too coarse, for example "cycling".
  public var activityName: String?
  /// What a run was for, where somebody said it.
  public var runKind: RunKind?
  /// When it began.
  public var start: Instant
  /// The zone in which its wall clock stood; nil: the athlete's.
  public var zone: Zone?
  /// Minutes by its timer, without pauses; nil: not known.
  public var minutes: Minutes?
  /// Distance; nil: not known.
  public var kilometres: Kilometres?
  /// Session RPE; nil: not rated.
  public var effort: Effort?
  /// Mean heart rate.
  public var avgHeartRate: HeartRate?
  /// Highest heart rate.
  public var maxHeartRate: HeartRate?
  /// Seconds in each of five heart-rate zones, low to high.
  public var hrZoneSeconds: [Double]?
  /// The lower limits of the five zones in beats a minute, where known.
  public var hrZoneLimits: [Double]?
  /// What she wrote about it.
  public var notes: String?
  /// The program that it was imported from; nil: typed here.
  public var source: String?
  /// That program's key of it.
  public var externalID: String?
  /// Whether the file that it came from was cut short or damaged, so that numbers may be too small.
  public var isRecovered: Bool?
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A session with nothing optional known.
  public init(id: ULID, activity: SessionActivity, start: Instant, createdAt: Instant) {
    (self.id, self.activity, self.start) = (id, activity, start)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
  }
}

extension SessionDocument: TrainingDocument {
  /// A session.
  public static let kind = DocumentKind.session
  /// The ULID's text.
  public var identifier: String { id.text }
  /// The day of the start by the athlete's clock.
  public func bucketDay(home: ZoneRules) -> Day? { home.localTime(at: start).day }

  /// Reads version 1.
  public init(json: inout JSONObject) throws(JSONError) {
    activity = try json.value("activity")
    activityName = try json.optional("activityName")
    avgHeartRate = try json.optional("avgHeartRate")
    createdAt = try json.value("createdAt")
    effort = try json.optional("effort")
    externalID = try json.optional("externalID")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    hrZoneLimits = try json.zones("hrZoneLimits", in: DocumentRange.heartRate)
    hrZoneSeconds = try json.zones("hrZoneSeconds", in: DocumentRange.zoneSeconds)
    id = try json.value("id")
    isRecovered = try json.optional("isRecovered")
    kilometres = try json.optional("kilometres")
    maxHeartRate = try json.optional("maxHeartRate")
    minutes = try json.optional("minutes")
    notes = try json.optional("notes")
    runKind = try json.optional("runKind")
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    source = try json.optional("source")
    start = try json.value("start")
    updatedAt = try json.value("updatedAt")
    zone = try json.optional("zone")
    unknown = json.unclaimed()
  }

  /// Writes version 1.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("activity", activity)
      writer.member("activityName", activityName)
      writer.member("avgHeartRate", avgHeartRate)
      writer.member("createdAt", createdAt)
      writer.member("effort", effort)
      writer.member("externalID", externalID)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("hrZoneLimits", hrZoneLimits)
      writer.member("hrZoneSeconds", hrZoneSeconds)
      writer.member("id", id)
      writer.member("isRecovered", isRecovered)
      writer.member("kilometres", kilometres)
      writer.member("maxHeartRate", maxHeartRate)
      writer.member("minutes", minutes)
      writer.member("notes", notes)
      writer.member("runKind", runKind)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("source", source)
      writer.member("start", start)
      writer.member("updatedAt", updatedAt)
      writer.member("zone", zone)
    }
  }
}
