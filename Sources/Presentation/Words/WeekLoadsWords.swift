import TrainingModel

/// What the bars of past weeks say.
enum WeekLoadsWords {
  static func usual(_ load: Load) -> String { "a usual week, \(NumberWords.load(load))" }

  /// The picture in a sentence.
  static func sentence(_ weeks: [WeekLoad], usual: Load?) -> String {
    guard let last = weeks.last else { return "" }
    var text =
      "The load of \(NumberWords.count(Int64(weeks.count), "week")): \(NumberWords.load(last.load)) in the last seven"
      + " days, \(NumberWords.whole(last.running.value)) of it running"
    if let usual { text += "; a usual week has \(NumberWords.load(usual))" }
    return text + "."
  }

  /// Each week, newest first.
  static func table(_ weeks: [WeekLoad]) -> ChartTable {
    ChartTable(
      columns: ["Week from", "Running", "Lifting and other", "Together", "Not rated"],
      rows: weeks.reversed().map { week in
        [
          "\(ChartWords.date(week.from)) \(week.from.year)", NumberWords.load(week.running),
          NumberWords.load(week.others), NumberWords.load(week.load), week.unrated == 0 ? "" : String(week.unrated),
        ]
      })
  }
}
