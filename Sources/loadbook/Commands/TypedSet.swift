import Presentation
import TrainingModel

/// The numbers that were typed for a set; what was not typed is as planned.
struct TypedSet {
  private let reps: Int64?
  private let weight: Double?
  private let seconds: Int64?

  init(_ invocation: Invocation) throws(CommandError) {
    reps = try invocation.whole("--reps", in: 0...10_000)
    weight = try invocation.number("--weight", in: 0...10_000, unit: "a weight from 0 to 10000, for example 62.5")
    seconds = try invocation.whole("--seconds", in: 1...86_400)
  }

  /// The set of `log` that these numbers make, under the new identifier `id`.
  func entry(for log: WorkoutLogDocument, id: ULID, at now: Instant) throws(CommandError) -> SetEntry {
    let isTimed = log.loadType == .duration
    if isTimed, reps != nil { throw .usage("\(log.exerciseName) is held, not repeated: say --seconds S") }
    if !isTimed, seconds != nil, log.loadType != nil {
      throw .usage("\(log.exerciseName) is repeated, not held: say --reps N")
    }
    var entry = log.nextSet(at: now)
    entry.id = id
    entry.reps = reps ?? entry.reps
    entry.weight = weight ?? entry.weight
    entry.seconds = seconds ?? entry.seconds
    if reps == nil, entry.reps == 0 { throw .usage("\(log.exerciseName) has no planned repetitions: say --reps N") }
    if seconds == nil, entry.seconds == 0 { throw .usage("\(log.exerciseName) has no planned time: say --seconds S") }
    return entry
  }
}
