/// What was done of one exercise in one workout.
public struct ExercisePerformance: Hashable, Sendable {
  /// The workout.
  public var workoutID: ULID
  /// When the workout began.
  public var start: Instant
  /// The working sets in their order; weights are in the unit that was asked for.
  public var sets: [SetEntry]
  /// Repetitions times weight in that unit; 0 for exercises without weight and for assisted ones.
  public var volume: Double
}
