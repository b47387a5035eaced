/// Sets a week by muscle.
public enum MuscleSetsChart {
  /// The chart of the last `weeks` weeks; nil without a set.
  public static func chart(_ muscles: [MuscleSets], weeks: Int64) -> Chart? {
    guard let first = muscles.first else { return nil }
    let words = muscles.map { NumberWords.decimal($0.sets, digits: 1) }
    let span = NumberWords.count(weeks, "week")
    let label =
      "Sets a week by muscle over \(span): most for \(first.muscle), \(words[0]); least for"
      + " \(muscles[muscles.count - 1].muscle), \(words[words.count - 1]). Muscles that help count half a set."
    let rows = zip(muscles, words).map { RowBar(name: $0.muscle, value: $0.sets, words: $1) }
    return RowBars(rows: rows, hue: "lift").chart(
      label: label, table: ChartTable(columns: ["Muscle", "Sets a week"], rows: rows.map { [$0.name, $0.words] }))
  }
}
