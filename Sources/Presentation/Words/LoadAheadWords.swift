import Planner
import TrainingModel

/// What Load ahead says beside its picture.
enum LoadAheadWords {
  /// The picture in a sentence.
  static func sentence(_ figures: LoadAheadFigures) -> String {
    guard let first = figures.points.first, let last = figures.points.last else { return "" }
    let week = NumberWords.load(first.running + first.others)
    guard let race = figures.race else {
      return "Load ahead: \(week) a week if nothing changes, \(parts(first))."
    }
    let day = ChartWords.longDate(race.day)
    guard let start = figures.taperStart else {
      return "Load ahead: \(week) a week up to the race on \(day), \(parts(first)). It has no taper: too little was"
        + " logged when it would have begun."
    }
    let until = start > figures.today ? "\(week) a week until \(ChartWords.longDate(start)); then" : "\(week) today;"
    return "Load ahead: \(until) running falls from \(NumberWords.whole(first.running.value)) to "
      + "\(NumberWords.whole(last.running.value)) by the day before the race on \(day). "
      + "Lifting and other training stay at \(NumberWords.whole(first.others.value))."
  }

  private static func parts(_ bend: LoadAheadFigures.Bend) -> String {
    "\(NumberWords.whole(bend.running.value)) of it running and \(NumberWords.whole(bend.others.value)) lifting and other"
      + " training"
  }

  /// Each week with its loads.
  static func table(_ ahead: LoadAhead) -> ChartTable {
    ChartTable(
      columns: ["Week from", "Running", "Lifting and other", "Together", "Running at most"],
      rows: ahead.weeks.map { week in
        [
          ChartWords.date(week.from, beside: ahead.day), NumberWords.load(week.runningLoad),
          NumberWords.load(week.otherLoad), NumberWords.load(week.load), NumberWords.minutes(week.runningMinutes),
        ]
      })
  }
}
