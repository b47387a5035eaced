public import TrainingModel

/// One total a week: minutes, kilometres, volume, sets, whatever is counted.
public enum WeekTotalsChart {
  /// A week and its total.
  public struct Week: Hashable, Sendable {
    /// The first day of the week.
    public var from: Day
    /// The total, 0 or more.
    public var total: Double

    /// A week and its total.
    public init(from: Day, total: Double) { (self.from, self.total) = (from, total) }
  }

  /// The sport that a total is of, which gives it its hue.
  public enum Sport: String, Sendable {
    /// Runs.
    case run
    /// Lifts.
    case lift
  }

  /// The chart of weeks, oldest first; nil without one. `title` says what is counted ("Volume each week"), `words` a
  /// total with its unit, `short` the number alone.
  public static func chart(
    _ weeks: [Week], title: String, sport: Sport, words: (Double) -> String, short: (Double) -> String
  ) -> Chart? {
    guard let last = weeks.last, let most = weeks.max(by: { $0.total < $1.total }) else { return nil }
    let label =
      "\(title): \(words(last.total)) in the last one of \(NumberWords.count(Int64(weeks.count), "week")); the most was"
      + " \(words(most.total)) in the week from \(ChartWords.longDate(most.from))."
    let slots = weeks.map { week in
      BarSlot(
        value: week.total, words: short(week.total), hue: sport.rawValue, date: ChartWords.date(week.from), note: nil)
    }
    return WeekBars(past: slots).chart(
      label: label,
      table: ChartTable(
        columns: ["Week from", title],
        rows: weeks.reversed().map { ["\(ChartWords.date($0.from)) \($0.from.year)", words($0.total)] }))
  }
}
