import TrainingModel

/// A race ahead: the build, the taper and the weeks after it.
enum RacingCase {
  static let result = measured(LoopResult())
  /// The same where she lifts in the morning, before she asks.
  static let afterLifts = measured(LoopResult(liftsFirst: true))

  private static let races: [(SimulatedAthlete, SimulatedRace, fewestRuns: Double)] = [
    (.a, .half(week: 16), 2), (.b, .ten(week: 16), 2), (.c, .marathon(week: 12), 5),
  ]

  private static func measured(_ empty: LoopResult) -> LoopResult {
    var result = empty
    var rows = RacingRows()
    for (athlete, race, fewestRuns) in races {
      let year = result.year(of: athlete, .races(race))
      rows.add(RacingYear(year: year, race: race), fewestRuns)
    }
    for row in rows.all { result.add(row) }
    return result
  }
}

private struct RacingRows {
  var rise = LoopRow(name: "race ahead: steepest month before the taper", bound: "≤ 1.15")
  var longest = LoopRow(name: "race ahead: longest run less the need", bound: "≥ −5 min")
  var lastHard = LoopRow(name: "race ahead: days from the last hard run", bound: "≥ 3")
  var taper = LoopRow(name: "taper: days 14…8, 7…1 over the four weeks before", bound: "0.55–0.85, 0.38–0.60")
  var runs = LoopRow(name: "taper: runs in the last seven days", bound: "A ≥ 2, B ≥ 2, C ≥ 5")
  var gentle = LoopRow(name: "after the race: days until the first hard or long run", bound: "> R/2")
  var comeback = LoopRow(name: "after the race: comeback less 0.4 + 0.6·j/R, largest", bound: "0")
  var back = LoopRow(name: "after the race: end of the first week of ≥ 0.85, days", bound: "≤ R + 28")

  mutating func add(_ year: RacingYear, _ fewestRuns: Double) {
    let athlete = year.year.athlete
    let recovery = Double(year.race.recovery)
    rise.add(athlete, Figure(value: year.steepestMonth, bound: 0...1.15))
    longest.add(athlete, Figure(value: year.longest - year.race.need, bound: -5...60, digits: 0))
    lastHard.add(athlete, Figure(value: year.daysFromLastHardRun, bound: 3...28, digits: 0))
    taper.add(
      athlete, Figure(value: year.share(of: 14, 8), bound: 0.55...0.85),
      Figure(value: year.share(of: 7, 1), bound: 0.38...0.60))
    runs.add(athlete, Figure(value: year.runsOfLastWeek, bound: fewestRuns...7, digits: 0))
    gentle.add(athlete, Figure(value: year.daysToFirstHardOrLong, bound: (recovery / 2).nextUp...90, digits: 0))
    comeback.add(athlete, Figure(value: year.comebackError, bound: 0...1e-9))
    back.add(athlete, Figure(value: year.daysToFullWeek, bound: 7...recovery + 28, digits: 0))
  }

  var all: [LoopRow] { [rise, longest, lastHard, taper, runs, gentle, comeback, back] }
}
