/// The text of the picture.
extension ChartSVG {
  /// A coordinate with at most one decimal. Anything that is no number is drawn at 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int64((min(max(value, -100_000), 100_000) * 10).rounded())
    let whole = String(abs(tenths) / 10) + (tenths % 10 == 0 ? "" : "." + String(abs(tenths) % 10))
    return (tenths < 0 ? "-" : "") + whole
  }

  static func attribute(_ name: String, _ value: Double) -> String { " \(name)=\"\(number(value))\"" }

  static func attributes(_ box: Box) -> String {
    attribute("x", box.x) + attribute("y", box.y) + attribute("width", box.width) + attribute("height", box.height)
  }

  static func list(_ points: [Point]) -> String {
    points.map { number($0.x) + "," + number($0.y) }.joined(separator: " ")
  }

  /// `text` as XML may hold it: what it cannot hold at all becomes a space.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Small boxes along a line, so that a text knows where it runs.
  static func steps(from: Point, to: Point) -> [Box] {
    let count = Int((max(abs(to.x - from.x), abs(to.y - from.y)) / 4).rounded(.up))
    return (0...max(count, 1)).map { step in
      let part = Double(step) / Double(max(count, 1))
      let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      return Box(x: x - 2, y: y - 2, width: 4, height: 4)
    }
  }
}
