public import CanonicalJSON

/// An exercise that is added to a workout, with its plan.
public struct AddedExercise: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What it is loaded with.
  public var loadType: LoadType
  /// Planned sets.
  public var sets: Int64
  /// Planned repetitions of a set; 0 where it is timed.
  public var reps: Int64
  /// Planned weight; 0 where it has none.
  public var weight: Double
  /// Planned seconds of a set; 0 where it is not timed.
  public var seconds: Int64

  /// The exercise as a log of its own that nobody has begun.
  public func log(id: ULID, at now: Instant) -> WorkoutLogDocument {
    var log = WorkoutLogDocument(id: id, exerciseName: name, order: 0, loadType: loadType, date: now)
    (log.sets, log.reps, log.weight, log.durationSeconds) = (sets, reps, weight, seconds)
    return log
  }
}

extension AddedExercise: JSONObjectValue {
  /// The most sets that are added at once. Our own choice.
  public static let mostSets: Int64 = 50

  /// Reads an exercise.
  public init(json: inout JSONObject) throws(JSONError) {
    let code = try json.int("loadType", in: DocumentRange.code)
    guard let loadType = LoadType(rawValue: code) else { throw json.node.error(.outOfRange) }
    self.loadType = loadType
    name = try json.value("name")
    reps = try json.optionalInt("reps", in: DocumentRange.count) ?? 0
    seconds = try json.optionalInt("seconds", in: DocumentRange.seconds) ?? 0
    sets = try json.int("sets", in: 1...Self.mostSets)
    weight = try json.optionalDouble("weight", in: DocumentRange.weight) ?? 0
  }

  /// Writes the exercise.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("loadType", loadType.rawValue)
      writer.member("name", name)
      writer.member("reps", reps)
      writer.member("seconds", seconds)
      writer.member("sets", sets)
      writer.member("weight", weight)
    }
  }
}
