public import CanonicalJSON

/// One exercise of a routine: the plan for it.
public struct ExerciseDocument: Hashable, Sendable {
  /// Identifies the exercise within its routine.
  public var id: ULID
  /// The name shown; also the library's name unless `libraryName` says another.
  public var name: String
  /// Position in the routine, ascending.
  public var order: Int64
  /// Planned sets, 0…100,000.
  public var sets: Int64
  /// Planned repetitions of a set, 0…100,000.
  public var reps: Int64
  /// Planned weight; the number alone, its unit is the device's setting.
  public var weight: Double
  /// The raw value of a `LoadType`; one of a newer version is kept.
  public var loadTypeCode: Int64
  /// Planned seconds of a set; 0 where the exercise is not timed.
  public var durationSeconds: Int64
  /// Settings of its machine in order; nil: no machine, empty: a machine with nothing recorded.
  public var machineSettings: [MachineSetting]?
  /// The library exercise that `name` was made from; nil: `name` is the library's name.
  public var libraryName: String?
  /// Rest after a set of this exercise in seconds; nil: the routine's.
  public var restSeconds: Int64?
  /// Exercises of one superset share a number; nil: none.
  public var supersetID: Int64?
  /// When the exercise last changed; nil: with its routine.
  public internal(set) var updatedAt: Instant?
  /// When members were changed that last changed at another time than the exercise; nil: none did.
  public internal(set) var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A planned exercise with nothing optional set.
  public init(id: ULID, name: String, order: Int64, sets: Int64, reps: Int64, weight: Double, loadType: LoadType) {
    (self.id, self.name, self.order) = (id, name, order)
    (self.sets, self.reps, self.weight) = (sets, reps, weight)
    loadTypeCode = loadType.rawValue
    durationSeconds = 0
  }

  /// The load type; nil for a code of a newer version.
  public var loadType: LoadType? { LoadType(rawValue: loadTypeCode) }
  /// The name by which figure, page and cues are looked up.
  public var resolvedLibraryName: String { libraryName ?? name }
}

extension ExerciseDocument: JSONObjectValue {
  /// Reads the exercise.
  public init(json: inout JSONObject) throws(JSONError) {
    durationSeconds = try json.int("durationSeconds", in: DocumentRange.seconds)
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    id = try json.value("id")
    libraryName = try json.optional("libraryName")
    loadTypeCode = try json.int("loadType", in: DocumentRange.code)
    machineSettings = try json.optionalObjects("machineSettings")
    name = try json.value("name")
    order = try json.int("order", in: DocumentRange.order)
    reps = try json.int("reps", in: DocumentRange.count)
    restSeconds = try json.optionalInt("restSeconds", in: DocumentRange.seconds)
    sets = try json.int("sets", in: DocumentRange.count)
    supersetID = try json.optionalInt("supersetID", in: DocumentRange.code)
    updatedAt = try json.optional("updatedAt")
    weight = try json.double("weight", in: DocumentRange.weight)
    unknown = json.unclaimed()
  }

  /// Writes the exercise.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("durationSeconds", durationSeconds)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", id)
      writer.member("libraryName", libraryName)
      writer.member("loadType", loadTypeCode)
      writer.member("machineSettings", machineSettings)
      writer.member("name", name)
      writer.member("order", order)
      writer.member("reps", reps)
      writer.member("restSeconds", restSeconds)
      writer.member("sets", sets)
      writer.member("supersetID", supersetID)
      writer.member("updatedAt", updatedAt)
      writer.member("weight", weight)
    }
  }
}
