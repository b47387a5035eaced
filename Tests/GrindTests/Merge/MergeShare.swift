import TrainingModel

/// How many checks each test of the merge's laws makes. One check is one law for one drawn case.
enum MergeShare {
  /// Cases of a law, workouts.
  static let workouts: UInt64 = 7_000
  /// Cases of a law, each other kind.
  static let others: UInt64 = 3_000
  /// Laws that are tried with every kind.
  static let commonLaws: UInt64 = 6
  /// Laws that are about workouts alone.
  static let workoutLaws: UInt64 = 7
  /// Several copies passed around, and typed edits by devices with wrong clocks.
  static let gossips: UInt64 = 1_000, writers: UInt64 = 1_500

  static func cases(of kind: DocumentKind) -> UInt64 { kind == .workout ? workouts : others }
}
