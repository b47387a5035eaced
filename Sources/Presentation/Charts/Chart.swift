import CanonicalJSON

/// A drawing that speaks for itself: the picture, the same in a sentence, and the numbers behind it.
public struct Chart: Hashable, Sendable {
  /// The picture for a phone: one `svg` element, 288 wide, without styles and scripts.
  public var svg: String
  /// The same drawn for more room, 460 wide.
  public var wide: String
  /// What it shows, in a sentence or two.
  public var label: String
  /// The numbers behind it.
  public var table: ChartTable

  /// What `draw` draws, once for a phone and once for more room.
  init(label: String, table: ChartTable, height: Double, draw: (inout ChartSVG) -> Void) {
    (self.label, self.table) = (label, table)
    let pictures = [ChartSVG.narrow, ChartSVG.wide].map { width in
      var drawing = ChartSVG(width: width, height: height)
      draw(&drawing)
      return drawing.picture(label: label)
    }
    (svg, wide) = (pictures[0], pictures[1])
  }
}

extension Chart: PayloadValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("svg", svg)
      writer.member("table", table)
      writer.member("wide", wide)
    }
  }
}
