/// One bar that lies, with its name before it and its value behind it.
struct RowBar {
  var name: String
  var value: Double
  var words: String
}

/// Bars that lie one below the other.
struct RowBars {
  private static let rowHeight: Double = 26
  private static let nameWidth: Double = 116
  private static let wordsWidth: Double = 92

  var rows: [RowBar]
  /// The class of the bars.
  var hue: String

  /// The bars as a chart.
  func chart(label: String, table: ChartTable) -> Chart {
    Chart(label: label, table: table, height: Double(rows.count) * Self.rowHeight + 4) { draw(on: &$0) }
  }

  private func draw(on drawing: inout ChartSVG) {
    let largest = rows.map { $0.value }.max() ?? 0
    let room = drawing.width - Self.nameWidth - Self.wordsWidth
    for (index, row) in rows.enumerated() {
      let y = Double(index) * Self.rowHeight + 4
      let length = largest > 0 ? max(row.value, 0) / largest * room : 0
      drawing.bar(hue, Box(x: Self.nameWidth, y: y, width: length, height: 16))
      drawing.text(PixelWidth.cut(row.name, to: Self.nameWidth - 8), .on, at: TextSpot(0, y + 12))
      drawing.text(
        PixelWidth.cut(row.words, to: Self.wordsWidth - 8), at: TextSpot(Self.nameWidth + length + 8, y + 12))
    }
  }
}
