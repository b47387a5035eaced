import TrainingModel

/// A year with a race, counted from the race.
struct RacingYear {
  var year: TrainingYear
  var race: SimulatedRace

  private var raceDay: Int { Int(race.offset) }
  private func days(_ from: Int, _ to: Int) -> ArraySlice<TrainingDay> { year.days[raceDay - from...raceDay - to] }
  private func minutes(_ from: Int, _ to: Int) -> Double { days(from, to).reduce(0) { $0 + $1.minutes } }

  /// The largest factor between means of four weeks that end before the taper.
  var steepestMonth: Double { year.steepestRise(inMonths: (raceDay - 13) / 28) }
  var longest: Double { year.days[..<raceDay].map(\.minutes).max() ?? 0 }
  var daysFromLastHardRun: Double {
    Double(raceDay - (year.days[..<raceDay].lastIndex { $0.ran?.isQuality == true } ?? 0))
  }
  var runsOfLastWeek: Double { Double(days(7, 1).count { $0.ran != nil }) }
  var daysToFirstHardOrLong: Double {
    let after = year.days[(raceDay + 1)...]
    return Double((after.firstIndex { ($0.ran ?? .easy) > .easy } ?? after.endIndex) - raceDay)
  }
  /// The largest distance of the comeback from what the days since the race say.
  var comebackError: Double {
    let after = year.days[(raceDay + 1)..<(raceDay + Int(race.recovery))]
    return after.map { day in
      let stated = 0.4 + 0.6 * Double(day.day - (TrainingYear.start + race.offset)) / Double(race.recovery)
      return abs((day.comeback ?? .infinity) - stated)
    }.max() ?? .infinity
  }
  /// The end of the first block of seven days after the race in which she runs 0.85 of her base.
  var daysToFullWeek: Double {
    let ends = stride(from: raceDay + 7, to: year.days.count, by: 7)
    let full = ends.first { year.minutes($0 - 6..<$0 + 1) >= 0.85 * year.athlete.base }
    return Double((full ?? .max / 2) - raceDay)
  }

  /// The week from `first` to `last` days before the race against the mean of the four weeks before the taper.
  func share(of first: Int, _ last: Int) -> Double { minutes(first, last) / (minutes(42, 15) / 4) }
}
