import CanonicalJSON
import TrainingModel

/// A device whose clock is wrong, with its copy of one workout. It changes the workout as the programs do: through the
/// methods of the document, each save stamped by the merge's writing side.
struct WritingDevice {
  /// Its copy, as the file says it.
  private(set) var bytes: [UInt8]
  /// Seconds by which its clock is ahead.
  let skew: Int64

  init(_ bytes: [UInt8], skew: Int64) { (self.bytes, self.skew) = (bytes, skew) }

  /// The workout.
  var workout: WorkoutDocument {
    get throws { try WorkoutDocument(bytes: bytes) }
  }

  /// Changes the workout at the true time `now`.
  mutating func edit(at now: Instant, _ change: (inout WorkoutDocument, Instant) -> Void) throws {
    var after = try workout
    change(&after, now + skew)
    bytes = try DocumentMergePlanner.edit(.workout, before: bytes, after: after.checkedBytes())
  }

  /// Takes over what another device knows.
  mutating func hear(_ other: WritingDevice) throws {
    bytes = try DocumentMergePlanner.merge(.workout, bytes, other.bytes)
  }
}

/// A workout with three exercises on which nothing was done, as all devices have it at first.
func plannedWorkout(at start: Instant) -> WorkoutDocument {
  var workout = WorkoutDocument(id: ULID(high: 1 << 50, low: 1), start: start, createdAt: start)
  for number in 0..<3 {
    let id = ULID(high: 1 << 50, low: UInt64(10 + number))
    var log = WorkoutLogDocument(
      id: id, exerciseName: "Exercise \(number)", order: Int64(number), loadType: .weight, date: start)
    (log.sets, log.reps, log.weight) = (2, 5, 60)
    workout.logs.append(log)
  }
  return workout
}
