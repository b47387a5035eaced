public import TrainingModel

extension Coach {
  /// The longest that a run of `day` may be by the runs before it alone; ceiling, gaps and races may allow less.
  public static func longestRun(of ledger: Ledger, at day: Day) -> Minutes {
    Minutes(RunLimits.longestRun(ledger, before: day))
  }
}
