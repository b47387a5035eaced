import TrainingModel

/// Time in heart-rate zones, of one run or of many.
public enum ZonesChart {
  /// The chart of seconds in five zones, low to high; `limits` are the zones' lower limits in beats a minute where they
  /// are known. Nil without any time.
  public static func chart(seconds: [Double], limits: [Double]?) -> Chart? {
    let total = seconds.reduce(0) { $0 + max($1, 0) }
    guard total > 0 else { return nil }
    let rows = seconds.indices.map { index in
      let share = NumberWords.whole(max(seconds[index], 0) / total * 100)
      let minutes = NumberWords.minutes(Minutes(max(seconds[index], 0) / 60))
      let from = limits.flatMap { $0.indices.contains(index) ? ", from \(NumberWords.whole($0[index]))" : nil } ?? ""
      return (name: "zone \(index + 1)\(from)", seconds: seconds[index], minutes: minutes, share: share)
    }
    let most = rows.max { $0.seconds < $1.seconds }
    let label =
      "Heart-rate zones: " + rows.map { "\($0.name.prefix(6)) \($0.minutes)" }.joined(separator: ", ")
      + (most.map { ". Most in \($0.name.prefix(6)), \($0.share) %." } ?? ".")
    let bars = rows.map { RowBar(name: $0.name, value: $0.seconds, words: $0.minutes) }
    return RowBars(rows: bars, hue: "run").chart(
      label: label,
      table: ChartTable(
        columns: ["Zone", "Time", "Share"], rows: rows.map { [$0.name, $0.minutes, "\($0.share) %"] }))
  }
}
