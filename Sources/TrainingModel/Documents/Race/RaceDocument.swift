public import CanonicalJSON

/// A race: a name, a calendar day and a shape; schema version 1. It holds no target time.
public struct RaceDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 1

  /// Identifies the race.
  public var id: ULID
  /// Its name.
  public var name: String
  /// Its day, the first one of a stage race; a calendar day without a zone.
  public var day: Day
  /// The last day of a stage race; nil: `day`.
  public var lastDay: Day?
  /// What kind of race it is.
  public var shape: RaceShape
  /// Its cutoffs.
  public var cutoffs: [RaceCutoff]?
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A race.
  public init(id: ULID, name: String, day: Day, shape: RaceShape, createdAt: Instant) {
    (self.id, self.name, self.day, self.shape) = (id, name, day, shape)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
  }
}

extension RaceDocument: TrainingDocument {
  /// A race.
  public static let kind = DocumentKind.race
  /// The ULID's text.
  public var identifier: String { id.text }

  /// Reads version 1.
  public init(json: inout JSONObject) throws(JSONError) {
    createdAt = try json.value("createdAt")
    cutoffs = try json.optionalObjects("cutoffs")
    day = try json.value("day")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    id = try json.value("id")
    lastDay = try json.optional("lastDay")
    name = try json.value("name")
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    shape = try json.object("shape")
    updatedAt = try json.value("updatedAt")
    unknown = json.unclaimed()
    if let lastDay, lastDay < day { throw json.refusal(of: "lastDay", .outOfRange) }
  }

  /// Writes version 1.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("createdAt", createdAt)
      writer.member("cutoffs", cutoffs)
      writer.member("day", day)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", id)
      writer.member("lastDay", lastDay)
      writer.member("name", name)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("shape", shape)
      writer.member("updatedAt", updatedAt)
    }
  }
}
