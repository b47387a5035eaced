public import TrainingModel

/// The load of past weeks: running drawn over everything else, and the usual week as a line.
public enum WeekLoadsChart {
  /// The chart of weeks, oldest first; nil without one.
  public static func chart(_ weeks: [WeekLoad], usual: Load?) -> Chart? {
    guard !weeks.isEmpty else { return nil }
    let label = WeekLoadsWords.sentence(weeks, usual: usual)
    let bars = WeekBars(
      past: weeks.map { week in
        BarSlot(
          value: week.load.value, upper: week.running.value, words: NumberWords.whole(week.load.value), hue: "lift",
          upperHue: "run", date: ChartWords.date(week.from), note: nil)
      }, level: usual.map { ($0.value, WeekLoadsWords.usual($0)) })
    return bars.chart(label: label, table: WeekLoadsWords.table(weeks))
  }
}
