public import Planner
import TrainingModel

/// Her running each week: what she ran, and up to race day the most that the plan would let a week hold.
public enum RunningWeeksChart {
  /// The chart; nil where she has neither a past week nor one ahead. `days` say why a week holds little, where she
  /// said it.
  public static func chart(_ weeks: RunningWeeks, race: RaceAhead?, days: [DayAnswers]) -> Chart? {
    let past = weeks.past.map { week in
      BarSlot(
        value: week.minutes.value, words: NumberWords.whole(week.minutes.value), hue: "run",
        date: ChartWords.date(week.from), note: RunningWeeksWords.gap(week, of: weeks.past, days: days))
    }
    let ahead = weeks.ahead.map { week in
      BarSlot(
        value: week.minutes.value, words: NumberWords.whole(week.minutes.value), hue: "run-soft",
        date: ChartWords.date(week.from), note: nil)
    }
    guard !past.isEmpty || !ahead.isEmpty else { return nil }
    let label = RunningWeeksWords.sentence(weeks, race: race)
    let bars = WeekBars(
      past: past, ahead: ahead, now: ahead.isEmpty ? nil : ChartWords.today,
      end: race.flatMap { $0.daysLeft > 0 ? ChartWords.race : nil })
    return bars.chart(label: label, table: RunningWeeksWords.table(weeks, days: days))
  }
}
