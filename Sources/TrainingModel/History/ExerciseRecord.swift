/// A best set and where it was done.
public struct ExerciseRecord: Hashable, Sendable {
  /// The set.
  public var set: SetEntry
  /// The workout that it was done in.
  public var workoutID: ULID
  /// When that workout began.
  public var start: Instant
}
