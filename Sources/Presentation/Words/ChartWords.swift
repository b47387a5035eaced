import Planner
import TrainingModel

/// What charts say.
enum ChartWords {
  /// 7 Dec.
  static func date(_ day: Day) -> String { "\(day.dayOfMonth) \(DayWords.month(day.month).prefix(3))" }

  /// 7 December.
  static func longDate(_ day: Day) -> String { "\(day.dayOfMonth) \(DayWords.month(day.month))" }

  /// 7 Dec, with its year where `other` is of another one.
  static func date(_ day: Day, beside other: Day) -> String {
    day.year == other.year ? date(day) : "\(date(day)) \(day.year)"
  }

  static let today = "today"
  static let race = "race"

  /// What is not running.
  static let others = "lifting and other"

  static func week(_ load: Load) -> String { NumberWords.load(load) + " a week" }
  static func taper(from day: Day, hasBegun: Bool) -> String { "taper \(hasBegun ? "since" : "from") \(date(day))" }
  static func race(_ race: RaceAhead) -> String { "race, \(date(race.day))" }
  static func running(_ load: Load) -> String { "running \(NumberWords.whole(load.value))" }
  static func others(_ load: Load) -> String { "\(others) \(NumberWords.whole(load.value)), untouched" }
}
