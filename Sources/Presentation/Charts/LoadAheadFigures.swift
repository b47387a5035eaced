import Planner
import TrainingModel

/// What Load ahead draws: the loads at the days where the line bends, and where the days lie.
struct LoadAheadFigures {
  struct Bend {
    var day: Day
    var running: Load
    var others: Load
  }

  /// Days of a taper.
  static let taperDays: Int64 = 13

  let today: Day
  /// The day at the right edge: the race, else the end of the last week.
  let end: Day
  let race: RaceAhead?
  /// The first day of the taper that is not past; nil: no taper is ahead.
  let taperStart: Day?
  let points: [Bend]

  /// Nil where there is no week ahead.
  init?(_ ahead: LoadAhead) {
    guard let first = ahead.weeks.first, let last = ahead.weeks.last else { return nil }
    today = ahead.day
    race = ahead.race.flatMap { $0.daysLeft > 0 ? $0 : nil }
    end = race?.day ?? last.from + 7
    let taper = race == nil ? [] : ahead.taper
    taperStart = taper.first?.day
    // Nothing changes up to the taper's first day, whose scale is 1.
    let flat = first.otherLoad
    var points = taper.map { Bend(day: $0.day, running: $0.runningLoad, others: $0.target - $0.runningLoad) }
    if let start = taper.first, start.day > today {
      points.insert(Bend(day: today, running: start.runningLoad, others: flat), at: 0)
    }
    if points.isEmpty {
      points = [today, race.map { $0.day - 1 } ?? end].map {
        Bend(day: $0, running: first.runningLoad, others: flat)
      }
    }
    self.points = points
  }

  var largest: Double { points.map { ($0.running + $0.others).value }.max() ?? 0 }
  var hasRunning: Bool { points.contains { $0.running.value >= 0.5 } }
  var hasOthers: Bool { points.contains { $0.others.value >= 0.5 } }

  /// Where a day begins in a drawing of this width.
  func x(_ day: Day, in width: Double) -> Double { Double(day - today) / Double(max(end - today, 1)) * (width - 1) }
}
