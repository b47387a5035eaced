public import CanonicalJSON

/// The athlete; the file `Athlete.json`, schema version 1.
public struct AthleteDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 1
  /// The one identifier.
  public static let identifier = "Athlete"

  /// Where she lives, for records without a zone and for what "today" is; nil: the device's zone.
  public var homeZone: Zone?
  /// The weekday that a week begins with on screens, 1 Monday … 7 Sunday; nil: Monday.
  public var weekStart: Int64?
  /// Maximum heart rate.
  public var maxHeartRate: HeartRate?
  /// Resting heart rate.
  public var restingHeartRate: HeartRate?
  /// Sex, for the heart-rate load formula alone.
  public var sex: Sex?
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// An athlete of whom nothing is known.
  public init(createdAt: Instant) { (self.createdAt, updatedAt) = (createdAt, createdAt) }
}

extension AthleteDocument: TrainingDocument {
  /// The athlete.
  public static let kind = DocumentKind.athlete
  /// `Athlete`.
  public var identifier: String { Self.identifier }

  /// Reads version 1.
  public init(json: inout JSONObject) throws(JSONError) {
    createdAt = try json.value("createdAt")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    homeZone = try json.optional("homeZone")
    let id: String = try json.value("id")
    maxHeartRate = try json.optional("maxHeartRate")
    restingHeartRate = try json.optional("restingHeartRate")
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    sex = try json.optional("sex")
    updatedAt = try json.value("updatedAt")
    weekStart = try json.optionalInt("weekStart", in: 1...7)
    unknown = json.unclaimed()
    guard id == Self.identifier else { throw json.refusal(of: "id", .invalidText) }
  }

  /// Writes version 1.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("createdAt", createdAt)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("homeZone", homeZone)
      writer.member("id", Self.identifier)
      writer.member("maxHeartRate", maxHeartRate)
      writer.member("restingHeartRate", restingHeartRate)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("sex", sex)
      writer.member("updatedAt", updatedAt)
      writer.member("weekStart", weekStart)
    }
  }
}
