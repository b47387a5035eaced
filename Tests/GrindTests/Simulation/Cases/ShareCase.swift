/// She always does more, or less, than the plan says.
enum ShareCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    var more = LoopRow(name: "always does 20 % more: weeks 49–52, steepest month", bound: "≤ 2.2, ≤ 1.20")
    var less = LoopRow(name: "always does 10 % less: weeks 49–52, steepest month", bound: "≥ 0.6, ≤ 1.20")
    for athlete in [SimulatedAthlete.a, .b, .c, .d] {
      let high = result.year(of: athlete, .does(1.2))
      more.add(athlete, Figure(value: high.months[12], bound: 0...2.2), steepest(high))
      let low = result.year(of: athlete, .does(0.9))
      less.add(athlete, Figure(value: low.months[12], bound: 0.6...2), steepest(low))
    }
    result.add(more)
    result.add(less)
    return result
  }

  private static func steepest(_ year: TrainingYear) -> Figure {
    Figure(value: year.steepestRise(inMonths: 13), bound: 0...1.20)
  }
}
