/// She skips days at random, or is not ready every day. Weeks 44 to 52 of twenty seeds.
enum SkippingCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static let seeds = 20
  private static let skips: [(share: Double, mean: Double, worst: Double)] = [
    (0.05, 0.90, 0.80), (0.10, 0.85, 0.75), (0.20, 0.65, 0.50),
  ]

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    for skip in skips {
      let name = "skips \(Int(skip.share * 100)) % of days: mean of 20 seeds, worst, weeks 44–52"
      add(name, skip.mean, skip.worst, &result) { .skips(skip.share, seed: $0) }
    }
    let name = "readiness 100, 100, 90, 80, 60 at random: mean, worst, weeks 44–52"
    add(name, 0.80, 0.70, &result) { .variesReadiness(seed: $0) }
    return result
  }

  private static func add(
    _ name: String, _ mean: Double, _ worst: Double, _ result: inout LoopResult,
    _ conduct: @Sendable (UInt64) -> Conduct
  ) {
    var row = LoopRow(
      name: name, bound: "≥ \(Figure(value: mean, bound: 0...1).text), ≥ \(Figure(value: worst, bound: 0...1).text)")
    for athlete in [SimulatedAthlete.a, .b, .c] {
      let levels = result.years(of: athlete, seeds: seeds, conduct).map { $0.weeks[43..<52].mean }
      row.add(
        athlete, Figure(value: levels.mean, bound: mean...2), Figure(value: levels.min() ?? 0, bound: worst...2))
    }
    result.add(row)
  }
}
