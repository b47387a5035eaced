import CanonicalJSON

/// A drawing that speaks for itself: the picture, the same in a sentence, and the numbers behind it.
public struct Chart: Hashable, Sendable {
  /// The picture: one `svg` element, 360 wide, without styles and scripts.
  public var svg: String
  /// What it shows, in a sentence or two.
  public var label: String
  /// The numbers behind it.
  public var table: ChartTable
}

extension Chart: PayloadValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("svg", svg)
      writer.member("table", table)
    }
  }
}
