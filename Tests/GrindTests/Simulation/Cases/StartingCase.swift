import TrainingModel

/// She starts to run.
enum StartingCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    var runs = LoopRow(name: "starts to run: fewest, most runs of a week", bound: "2–3")
    var lengths = LoopRow(name: "starts to run: shortest, longest run", bound: "20–30 min (Y 45)")
    var hard = LoopRow(name: "starts to run: hard and long runs", bound: "0")
    for (athlete, longest) in [(SimulatedAthlete.n, 30.0), (.y, 45)] {
      let year = result.year(of: athlete, .follows)
      let counts = stride(from: 0, to: year.days.count, by: 7).map { week in
        Double(year.days[week..<week + 7].count { $0.ran != nil })
      }
      runs.add(athlete, extreme(counts.min(), 2...3), extreme(counts.max(), 2...3))
      let minutes = year.days.filter { $0.ran != nil }.map(\.minutes)
      lengths.add(athlete, extreme(minutes.min(), 20...longest), extreme(minutes.max(), 20...longest))
      hard.add(athlete, extreme(Double(year.days.count { ($0.ran ?? .easy) > .easy }), 0...0))
    }
    for row in [runs, lengths, hard, growth(&result)] { result.add(row) }
    return result
  }

  private static func growth(_ result: inout LoopResult) -> LoopRow {
    var row = LoopRow(name: "starts to run, 10 km in 20 weeks: weeks 13–16 over weeks 1–4", bound: "N ≥ 1.30")
    let year = result.year(of: .n, .races(.ten(week: 20)))
    row.add(.n, Figure(value: year.minutes(84..<112) / year.minutes(0..<28), bound: 1.30...3))
    return row
  }

  private static func extreme(_ value: Double?, _ bound: ClosedRange<Double>) -> Figure {
    Figure(value: value ?? -1, bound: bound, digits: 0)
  }
}
