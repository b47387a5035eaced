/// She misses weeks after twenty of following.
enum MissingCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static let athletes = [SimulatedAthlete.a, .b, .c, .d]

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    var one = LoopRow(name: "misses 1 week: least week from the second back, their mean", bound: "≥ 0.80, ≥ 0.93")
    for athlete in athletes {
      let back = weeksBack(result.year(of: athlete, .misses(weeks: 1)), 1).dropFirst()
      one.add(
        athlete, Figure(value: back.min() ?? 0, bound: 0.80...2), Figure(value: back.mean, bound: 0.93...2))
    }
    result.add(one)
    add(3, first: 0.65, by: 5, &result)
    add(8, first: 0.60, by: 12, &result)
    return result
  }

  private static func add(_ missed: Int64, first: Double, by latest: Double, _ result: inout LoopResult) {
    var row = LoopRow(
      name: "misses \(missed) weeks: first week back, first week of ≥ 0.9",
      bound: "≤ \(Figure(value: first, bound: 0...1).text), ≤ \(Int(latest)); D: two runs of 20")
    for athlete in athletes {
      let back = weeksBack(result.year(of: athlete, .misses(weeks: missed)), missed)
      let full = back.firstIndex { $0 >= 0.9 }.map { Double($0 - back.startIndex + 1) } ?? .infinity
      // The two shortest runs are open to everybody; for D they are two thirds of her week.
      let most = max(first, 40 / athlete.base)
      row.add(
        athlete, Figure(value: back.first ?? 0, bound: 0.2...most), Figure(value: full, bound: 1...latest, digits: 0))
    }
    result.add(row)
  }

  private static func weeksBack(_ year: TrainingYear, _ missed: Int64) -> ArraySlice<Double> {
    year.weeks[Int(Conduct.weeksBeforeAway + missed)...]
  }
}
