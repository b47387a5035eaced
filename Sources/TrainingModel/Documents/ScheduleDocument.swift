public import CanonicalJSON

/// Which routine on which days; schema version 1. Days float with the athlete: they have no zone.
public struct ScheduleDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 1

  /// Identifies the schedule.
  public var id: ULID
  /// The routine.
  public var splitID: ULID
  /// The routine's name, a snapshot.
  public var splitName: String?
  /// The weekdays, 1 Monday … 7 Sunday, in any order; nil: every `everyDays` days.
  public var weekdays: [Int64]?
  /// Days from one time to the next, 1…366; nil: by weekdays.
  public var everyDays: Int64?
  /// The first day on which it holds.
  public var firstDay: Day
  /// The last day on which it holds; nil: it goes on.
  public var lastDay: Day?
  /// Minutes after midnight at which it is meant to begin, 0…1439; nil: any time.
  public var minuteOfDay: Int64?
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A schedule without days.
  public init(id: ULID, splitID: ULID, firstDay: Day, createdAt: Instant) {
    (self.id, self.splitID, self.firstDay) = (id, splitID, firstDay)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
  }

  /// Whether the routine is due on `day`.
  public func isDue(on day: Day) -> Bool {
    guard day >= firstDay, lastDay.map({ day <= $0 }) ?? true else { return false }
    if let weekdays { return weekdays.contains(day.weekday) }
    return everyDays.map { $0 > 0 && (day - firstDay) % $0 == 0 } ?? false
  }
}

extension ScheduleDocument: TrainingDocument {
  /// A schedule.
  public static let kind = DocumentKind.schedule
  /// The ULID's text.
  public var identifier: String { id.text }

  /// Reads version 1.
  public init(json: inout JSONObject) throws(JSONError) {
    createdAt = try json.value("createdAt")
    everyDays = try json.optionalInt("everyDays", in: 1...366)
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    firstDay = try json.value("firstDay")
    id = try json.value("id")
    lastDay = try json.optional("lastDay")
    minuteOfDay = try json.optionalInt("minuteOfDay", in: 0...1439)
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    splitID = try json.value("splitID")
    splitName = try json.optional("splitName")
    updatedAt = try json.value("updatedAt")
    weekdays = try json.optionalInts("weekdays", in: 1...7)
    unknown = json.unclaimed()
  }

  /// Writes version 1.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("createdAt", createdAt)
      writer.member("everyDays", everyDays)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("firstDay", firstDay)
      writer.member("id", id)
      writer.member("lastDay", lastDay)
      writer.member("minuteOfDay", minuteOfDay)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("splitID", splitID)
      writer.member("splitName", splitName)
      writer.member("updatedAt", updatedAt)
      writer.member("weekdays", weekdays)
    }
  }
}
