public import CanonicalJSON

/// Her answers of one day; schema version 1.
public struct DayDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 1

  /// The day that the answers belong to; also the document's identifier.
  public var day: Day
  /// Her answer about the lift that is still ahead.
  public var lifting: LiftingAnswer?
  /// How ready she is in percent, 0…100; nil: she did not say.
  public internal(set) var readinessPercent: Int64?
  /// Why she is not at 100 percent.
  public internal(set) var readinessReason: ReadinessReason?
  /// Minutes asleep in the night that ended on this day, 0…1440.
  public var sleepMinutes: Int64?
  /// The run that was suggested when the day's run was logged; shown beside it and never read by the planner.
  public var suggested: SuggestedRun?
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A day without answers.
  public init(day: Day, createdAt: Instant) {
    (self.day, self.createdAt, updatedAt) = (day, createdAt, createdAt)
  }

  /// Stores how ready she is. At 100 percent no reason is stored; nil takes the answer back, its reason with it.
  public mutating func answerReadiness(percent: Int64?, reason: ReadinessReason?) {
    readinessPercent = percent.map { min(max($0, 0), 100) }
    readinessReason = readinessPercent.map { $0 < 100 } == true ? reason : nil
  }
}

extension DayDocument: TrainingDocument {
  /// A day.
  public static let kind = DocumentKind.day
  /// `YYYY-MM-DD`.
  public var identifier: String { day.text }
  /// The day itself.
  public func bucketDay(home: ZoneRules) -> Day? { day }

  /// Reads version 1.
  public init(json: inout JSONObject) throws(JSONError) {
    createdAt = try json.value("createdAt")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    day = try json.value("id")
    lifting = try json.optional("lifting")
    readinessPercent = try json.optionalInt("readinessPercent", in: 0...100)
    readinessReason = try json.optional("readinessReason")
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    sleepMinutes = try json.optionalInt("sleepMinutes", in: 0...1440)
    suggested = try json.optionalObject("suggested")
    updatedAt = try json.value("updatedAt")
    unknown = json.unclaimed()
  }

  /// Writes version 1.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("createdAt", createdAt)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", day)
      writer.member("lifting", lifting)
      writer.member("readinessPercent", readinessPercent)
      writer.member("readinessReason", readinessReason)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("sleepMinutes", sleepMinutes)
      writer.member("suggested", suggested)
      writer.member("updatedAt", updatedAt)
    }
  }
}
