public import TrainingModel

/// Her sessions, each counted once, with load and basis.
public struct Ledger: Sendable {
  /// The ledger of sessions in any order.
  public init(sessions: [TrainingSession], athlete: AthleteTraits) { entries = [] }
  /// Every session once, oldest first.
  public var entries: [SessionLoad]
}
