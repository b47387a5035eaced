public import CanonicalJSON

/// One exercise of a workout: the plan for it and what was done.
public struct WorkoutLogDocument: Hashable, Sendable {
  /// Identifies the log within its workout.
  public var id: ULID
  /// The exercise's name when the workout was planned.
  public var exerciseName: String
  /// Position in the workout, ascending.
  public var order: Int64
  /// Planned sets.
  public var sets: Int64
  /// Planned repetitions of a set.
  public var reps: Int64
  /// Planned weight; see `weightUnit`.
  public var weight: Double
  /// The raw value of a `LoadType`; one of a newer version is kept.
  public var loadTypeCode: Int64
  /// Planned seconds of a set; 0 where the exercise is not timed.
  public var durationSeconds: Int64
  /// How many sets of the plan are behind her.
  public var currentStateIndex: Int64 = 0
  /// How far the exercise has come; changed by `transition(to:at:)` alone.
  public internal(set) var status: WorkoutStatus = .notStarted
  /// What she wrote about it.
  public var notes: String?
  /// When the exercise was planned; never compared in a merge.
  public var date: Instant
  /// Settings of its machine; nil: no machine, empty: nothing recorded.
  public var machineSettings: [MachineSetting]?
  /// The first move to in progress since the exercise was last reset.
  public internal(set) var startedAt: Instant?
  /// The last move to completed.
  public internal(set) var completedAt: Instant?
  /// The sets done, in order; nil: a file of before sets were recorded, or nothing recorded.
  public internal(set) var setEntries: [SetEntry]?
  /// When the log last changed; nil is oldest.
  public internal(set) var updatedAt: Instant?
  /// The library exercise that the name was made from; nil: the name is the library's.
  public var libraryName: String?
  /// Rest after a set of this exercise in seconds; nil: the workout's.
  public var restSeconds: Int64?
  /// Exercises of one superset share a number; nil: none.
  public var supersetID: Int64?
  /// The unit of every weight in this log, where an import knew it; nil: the device's setting.
  public var weightUnit: WeightUnit?
  /// Sets that were taken back, by their keys, and when.
  public internal(set) var deletedSets: FieldStamps?
  /// When members were changed that last changed at another time than the log; nil: none did.
  public internal(set) var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A planned exercise with nothing done.
  public init(id: ULID, exerciseName: String, order: Int64, loadType: LoadType, date: Instant) {
    (self.id, self.exerciseName, self.order, self.date) = (id, exerciseName, order, date)
    loadTypeCode = loadType.rawValue
    (sets, reps, weight, durationSeconds) = (0, 0, 0, 0)
  }

  /// The load type; nil for a code of a newer version.
  public var loadType: LoadType? { LoadType(rawValue: loadTypeCode) }
  /// The name by which figure, page, cues, history and records are looked up.
  public var resolvedLibraryName: String { libraryName ?? exerciseName }
  /// Whether the exercise is done.
  public var isCompleted: Bool { status == .completed }
}

extension WorkoutLogDocument: JSONObjectValue {
  /// Reads the log. The `completed` flag of versions 1 and 2 was derived from the status and is let go.
  public init(json: inout JSONObject) throws(JSONError) {
    _ = json.node("completed")
    completedAt = try json.optional("completedAt")
    currentStateIndex = try json.int("currentStateIndex", in: DocumentRange.count)
    date = try json.value("date")
    deletedSets = try json.optionalObject("deletedSets")
    durationSeconds = try json.int("durationSeconds", in: DocumentRange.seconds)
    exerciseName = try json.value("exerciseName")
    fieldUpdatedAt = try json.optionalObject("fieldUpdatedAt")
    id = try json.value("id")
    libraryName = try json.optional("libraryName")
    loadTypeCode = try json.int("loadType", in: DocumentRange.code)
    machineSettings = try json.optionalObjects("machineSettings")
    notes = try json.optional("notes")
    order = try json.int("order", in: DocumentRange.order)
    reps = try json.int("reps", in: DocumentRange.count)
    restSeconds = try json.optionalInt("restSeconds", in: DocumentRange.seconds)
    setEntries = try json.optionalObjects("setEntries")
    sets = try json.int("sets", in: DocumentRange.count)
    startedAt = try json.optional("startedAt")
    status = try json.value("status")
    supersetID = try json.optionalInt("supersetID", in: DocumentRange.code)
    updatedAt = try json.optional("updatedAt")
    weight = try json.double("weight", in: DocumentRange.weight)
    weightUnit = try json.optional("weightUnit")
    unknown = json.unclaimed()
  }

  /// Writes the log.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("completedAt", completedAt)
      writer.member("currentStateIndex", currentStateIndex)
      writer.member("date", date)
      writer.member("deletedSets", deletedSets)
      writer.member("durationSeconds", durationSeconds)
      writer.member("exerciseName", exerciseName)
      writer.member("fieldUpdatedAt", fieldUpdatedAt)
      writer.member("id", id)
      writer.member("libraryName", libraryName)
      writer.member("loadType", loadTypeCode)
      writer.member("machineSettings", machineSettings)
      writer.member("notes", notes)
      writer.member("order", order)
      writer.member("reps", reps)
      writer.member("restSeconds", restSeconds)
      writer.member("setEntries", setEntries)
      writer.member("sets", sets)
      writer.member("startedAt", startedAt)
      writer.member("status", status)
      writer.member("supersetID", supersetID)
      writer.member("updatedAt", updatedAt)
      writer.member("weight", weight)
      writer.member("weightUnit", weightUnit)
    }
  }
}
