import CanonicalJSON

/// The numbers behind a drawing, as words.
public struct ChartTable: Hashable, Sendable {
  /// What stands in each column.
  public var columns: [String]
  /// The rows; each has as many texts as there are columns.
  public var rows: [[String]]
}

extension ChartTable: PayloadValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("columns", columns)
      writer.list("rows", rows) { writer, row in writer.array(count: row.count) { $0.string(row[$1]) } }
    }
  }
}
