import Planner
import TrainingModel

/// A race of the closed loop, on the Sunday of a week of the year.
struct SimulatedRace: Sendable {
  var kilometres: Double
  /// The race is on the last day of this week; the year's first is 1.
  var week: Int64
  /// What she runs on the day.
  var minutes: Double
  /// The longest run that the race asks for.
  var need: Double
  /// Days that she takes to recover.
  var recovery: Int64

  /// The day of the year, 0 the first.
  var offset: Int64 { week * 7 - 1 }

  static func ten(week: Int64) -> SimulatedRace {
    SimulatedRace(kilometres: 10, week: week, minutes: 55, need: 60, recovery: 4)
  }
  static func half(week: Int64) -> SimulatedRace {
    SimulatedRace(kilometres: 21.0975, week: week, minutes: 115, need: 105, recovery: 10)
  }
  static func marathon(week: Int64) -> SimulatedRace {
    SimulatedRace(kilometres: 42.195, week: week, minutes: 240, need: 150, recovery: 21)
  }

  func race(from start: Day) -> Race {
    Race(name: "race", day: start + offset, shape: .fixedLength(Kilometres(kilometres)))
  }
}
