public import TrainingModel

/// A month in which workouts began.
public struct WorkoutMonth: Hashable, Sendable {
  /// The month's first day.
  public let firstDay: Day
  /// From its first moment up to the next month's, by the athlete's clock.
  public let span: Range<Instant>
  /// How many workouts began in it.
  public internal(set) var count: Int

  /// The month that `moment` lies in.
  init(of moment: Instant, home: ZoneRules) {
    let day = home.localTime(at: moment).day
    let length = Day.lastDay(ofMonth: day.month, year: day.year)
    firstDay = day - (day.dayOfMonth - 1)
    let start = home.instant(of: LocalTime(day: firstDay, second: 0))
    let end = home.instant(of: LocalTime(day: firstDay + length, second: 0))
    span = min(start, moment)..<max(end, moment + 1)
    count = 1
  }
}
