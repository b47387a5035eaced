import TrainingModel

/// The rules before 28 days of history, when there is neither ceiling nor cap.
enum FirstWeeks {
  /// Run days a week lately, at least two: of two weeks, or of the days of history where they are fewer.
  static func frequency(_ ledger: Ledger, at day: Day) -> Int64 {
    let span = PlannerConstants.firstWeeksDays
    let days = min(span, max(PlannerConstants.week, ledger.daysOfHistory(at: day)))
    let runs = ledger.totals(ofDays: span, before: day).runDays
    return max(
      PlannerConstants.leastFrequency, Capability.frequency(quarterRuns: 4 * runs * PlannerConstants.week / days))
  }

  /// The mean length of her runs of two weeks, 20…45 minutes.
  static func minutes(_ ledger: Ledger, at day: Day) -> Double {
    let lengths = ledger.runs.ofDays(PlannerConstants.firstWeeksDays, before: day).compactMap { $0.minutes }
    guard !lengths.isEmpty else { return PlannerConstants.shortestRun }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    return min(max(mean, PlannerConstants.shortestRun), PlannerConstants.firstWeeksLongest)
  }
}
