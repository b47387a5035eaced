import TrainingModel

/// She does what the plan says; no race is ahead.
enum FollowingCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static let athletes: [(SimulatedAthlete, hardRuns: ClosedRange<Double>)] = [
    (.a, 0.5...1.2), (.b, 0.4...1), (.c, 1.5...2), (.d, 0...0),
  ]

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    var means = LoopRow(name: "follows: four-week mean at weeks 8, 24, 48", bound: "0.9–1.3 of base")
    var runs = LoopRow(name: "follows: runs a week", bound: "within 0.5 of usual")
    var hard = LoopRow(name: "follows: hard runs a week", bound: "A 0.5–1.2, B 0.4–1, C 1.5–2, D 0")
    var long = LoopRow(name: "follows: long run on her weekday", bound: "≥ 0.75 of weeks")
    for (athlete, hardRuns) in athletes {
      let year = result.year(of: athlete, .follows)
      let levels = [8, 24, 48].map { Figure(value: year.weeks[$0 - 4..<$0].mean, bound: 0.9...1.3) }
      means.add(athlete, levels[0], levels[1], levels[2])
      runs.add(athlete, Figure(value: year.runsAWeek, bound: athlete.frequency - 0.5...athlete.frequency + 0.5))
      hard.add(athlete, Figure(value: year.hardRunsAWeek, bound: hardRuns))
      if athlete.runs.contains(where: { $0.kind == .long }) {
        long.add(athlete, Figure(value: year.longOnWeekday, bound: 0.75...1))
      }
    }
    for row in [means, runs, hard, long] { result.add(row) }
    return result
  }
}
