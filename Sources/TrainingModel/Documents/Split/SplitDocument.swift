public import CanonicalJSON

/// A routine with its exercises; schema version 3.
///
/// Version 2 dropped weight reminders and `category` from the exercises and added machine settings; version 3 made
/// weights fractional. Older files are read as they are and written as version 3; members that we no longer know
/// stay in them.
public struct SplitDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 3

  /// Identifies the routine.
  public var id: ULID
  /// Its name.
  public var name: String
  /// A theme colour's name.
  public var color: String
  /// A symbol's name.
  public var systemImage: String
  /// Position in the list of routines, ascending.
  public var order: Int64
  /// When it was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// Its exercises, in file order; shown by their `order`.
  public var exercises: [ExerciseDocument] = []
  /// The raw value of a `WorkoutActivityType`; one of a newer version is kept; nil: traditional strength.
  public var activityTypeCode: Int64?
  /// Rest between sets in seconds; nil: the device's setting.
  public var restSeconds: Int64?
  /// Whether finishing an exercise rests and then goes on by itself; nil: no.
  public var autoAdvance: Bool?
  /// Target heart rate in beats a minute for endurance routines; nil: none.
  public var targetHeartRate: Int64?
  /// Exercises removed, and when.
  public internal(set) var deletedExerciseIDs: DeletionStamps?
  /// What was removed, kept as long as its stamp.
  public internal(set) var deletedExercises: [ExerciseDocument]?
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A routine without exercises.
  public init(id: ULID, name: String, order: Int64, createdAt: Instant) {
    (self.id, self.name, self.order) = (id, name, order)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
    (color, systemImage) = ("blue", "dumbbell")
  }
}

extension SplitDocument: TrainingDocument {
  /// A routine.
  public static let kind = DocumentKind.split
  /// The ULID's text.
  public var identifier: String { id.text }

  /// Reads versions 1 to 3.
  public init(json: inout JSONObject) throws(JSONError) {
    activityTypeCode = try json.optionalInt("activityType", in: DocumentRange.code)
    autoAdvance = try json.optional("autoAdvance")
    color = try json.value("color")
    createdAt = try json.value("createdAt")
    deletedExerciseIDs = try json.optionalObject("deletedExerciseIDs")
    deletedExercises = try json.optionalObjects("deletedExercises")
    exercises = try json.objects("exercises")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    id = try json.value("id")
    name = try json.value("name")
    order = try json.int("order", in: DocumentRange.order)
    restSeconds = try json.optionalInt("restSeconds", in: DocumentRange.seconds)
    _ = try json.schemaVersion(upTo: Self.currentSchemaVersion)
    systemImage = try json.value("systemImage")
    targetHeartRate = try json.optionalInt("targetHeartRate", in: DocumentRange.targetHeartRate)
    updatedAt = try json.value("updatedAt")
    unknown = json.unclaimed()
  }

  /// Writes version 3.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("activityType", activityTypeCode)
      writer.member("autoAdvance", autoAdvance)
      writer.member("color", color)
      writer.member("createdAt", createdAt)
      writer.member("deletedExerciseIDs", deletedExerciseIDs)
      writer.member("deletedExercises", deletedExercises)
      writer.member("exercises", exercises)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", id)
      writer.member("name", name)
      writer.member("order", order)
      writer.member("restSeconds", restSeconds)
      writer.member("schemaVersion", Self.currentSchemaVersion)
      writer.member("systemImage", systemImage)
      writer.member("targetHeartRate", targetHeartRate)
      writer.member("updatedAt", updatedAt)
    }
  }
}
