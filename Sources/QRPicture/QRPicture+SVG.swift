extension QRPicture {
  /// Light modules that a camera needs around the picture, on each side (ISO/IEC 18004 §6.3.8).
  static let quietZone = 4

  /// The picture as an SVG document: black on white in every colour scheme, a module one unit wide.
  public var svg: String {
    let width = side + 2 * Self.quietZone
    var path = ""
    for row in 0..<side {
      for run in darkRuns(row) {
        path += "M\(run.lowerBound + Self.quietZone) \(row + Self.quietZone)h\(run.count)v1h-\(run.count)z"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(width)" shape-rendering="crispEdges">\
      <path fill="#fff" d="M0 0h\(width)v\(width)H0z"/><path fill="#000" d="\(path)"/></svg>
      """
  }

  /// The picture in half blocks, two rows of modules a line, for a terminal that writes light on dark.
  public var halfBlocks: String {
    let range = -Self.quietZone..<side + Self.quietZone
    var lines: [String] = []
    for row in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      lines.append(
        range.map { column in
          let below = row + 1 == range.upperBound || isDark(row + 1, column)
          return isDark(row, column) ? (below ? " " : "▄") : (below ? "▀" : "█")
        }.joined())
    }
    return lines.joined(separator: "\n")
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    (0..<side).contains(row) && (0..<side).contains(column) && modules[row * side + column]
  }

  private func darkRuns(_ row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<side where modules[row * side + column] {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}
