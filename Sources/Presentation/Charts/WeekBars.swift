/// Upright bars side by side, each a week, on one ground: those that were and those to come.
struct WeekBars {
  /// The most bars to come that are drawn; of more the first and the last ones are.
  private static let mostAhead = 13
  private static let (firstAhead, lastAhead) = (8, 4)

  var past: [BarSlot]
  var ahead: [BarSlot] = []
  /// What stands where the bars to come begin.
  var now: String?
  /// What stands below the last bar to come.
  var end: String?
  /// A value that a line is drawn at, and what it says.
  var level: (value: Double, words: String)?

  /// The bars as a chart.
  func chart(label: String, table: ChartTable) -> Chart {
    Chart(label: label, table: table, height: 190) { drawing in
      WeekBarsLayout(self, width: drawing.width).draw(on: &drawing)
    }
  }

  /// The bars from left to right; nil: weeks that are left out.
  var slots: [BarSlot?] {
    // One by one: Embedded Swift cannot turn an array into one of optionals.
    var slots: [BarSlot?] = past.map { .some($0) }
    guard ahead.count > Self.mostAhead else { return slots + ahead.map { .some($0) } }
    slots += ahead.prefix(Self.firstAhead).map { .some($0) }
    slots.append(nil)
    return slots + ahead.suffix(Self.lastAhead).map { .some($0) }
  }
}
