import TrainingModel

extension TrainingYear {
  /// Run minutes of each week, as shares of her base.
  var weeks: [Double] { stride(from: 0, to: days.count, by: 7).map { minutes($0..<$0 + 7) / athlete.base } }
  /// Means of four weeks each.
  var months: [Double] { stride(from: 0, to: weeks.count, by: 4).map { weeks[$0..<$0 + 4].mean } }
  var runsAWeek: Double { Double(days.count { $0.ran != nil }) / Double(weeks.count) }
  var hardRunsAWeek: Double { Double(days.count { $0.ran?.isQuality == true }) / Double(weeks.count) }
  /// The share of weeks with a long run on Sunday, the weekday of her history.
  var longOnWeekday: Double { Double(days.count { $0.ran == .long && $0.day.weekday == 7 }) / Double(weeks.count) }

  /// Run minutes of some days of the year, 0 the first.
  func minutes(_ range: Range<Int>) -> Double { days[range].reduce(0) { $0 + $1.minutes } }

  /// The largest factor from one mean of four weeks to the next, the base before the first.
  func steepestRise(inMonths count: Int) -> Double {
    zip([1] + months.prefix(count), months.prefix(count)).map { $1 / $0 }.max() ?? 1
  }
}
