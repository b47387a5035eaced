/// How far a workout or one exercise of it has come.
public enum WorkoutStatus: String, NamedCase {
  /// Nothing done yet.
  case notStarted
  /// Begun, not resolved.
  case inProgress
  /// Done.
  case completed
  /// Left out on purpose.
  case skipped

  /// Whether nothing more is to be done.
  public var isResolved: Bool { self == .completed || self == .skipped }
}
