@testable import Presentation

/// A chart read back from its picture, so that tests look at what is drawn and not at what was meant.
struct DrawnChart {
  struct Text {
    var text: String
    var box: Box
  }

  var texts: [Text] = []
  /// Bars and dots, which no text may lie on.
  var solids: [Box] = []
  var width: Double = 0
  var height: Double = 0
  /// Numbers that are none, and shapes that reach out of the picture.
  var faults: [String] = []

  init(_ svg: String) {
    let size = svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/)?.output
    (width, height) = (Double(size?.1 ?? "") ?? 0, Double(size?.2 ?? "") ?? 0)
    for match in svg.matches(of: /<text ([^>]*)>([^<]*)<\/text>/) { read(text: String(match.2), String(match.1)) }
    for match in svg.matches(of: /<rect class="(run|lift)" ([^>]*)\/>/) { solids.append(box(String(match.2))) }
    for match in svg.matches(of: /<circle class="(run|lift)" ([^>]*)\/>/) {
      let (x, y, radius) = (number("cx", String(match.2)), number("cy", String(match.2)), number("r", String(match.2)))
      solids.append(Box(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }
    for match in svg.matches(of: /points="([^"]*)"/) {
      for pair in match.1.split(separator: " ") where pair.split(separator: ",").compactMap({ Double($0) }).count != 2 {
        faults.append("points \(pair)")
      }
    }
    faults += solids.filter { $0.x < -0.1 || $0.y < -0.1 || $0.right > width + 0.1 || $0.bottom > height + 0.1 }.map {
      "\($0)"
    }
    for word in ["nan", "inf", "style=", "<script"] where svg.contains(word) { faults.append(word) }
  }

  private mutating func read(text: String, _ attributes: String) {
    let plain = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
    let width = PixelWidth.of(plain, isBold: attributes.contains("class=\"strong\""))
    let x = number("x", attributes)
    let left =
      attributes.contains("\"middle\"") ? x - width / 2 : attributes.contains("\"end\"") ? x - width : x
    texts.append(Text(text: plain, box: Box(x: left, y: number("y", attributes) - 11, width: width, height: 14)))
  }

  private mutating func box(_ attributes: String) -> Box {
    Box(
      x: number("x", attributes), y: number("y", attributes), width: number("width", attributes),
      height: number("height", attributes))
  }

  private mutating func number(_ name: String, _ attributes: String) -> Double {
    let parts = attributes.split(separator: " ").first { $0.hasPrefix("\(name)=\"") }
    guard let value = parts.flatMap({ Double($0.dropFirst(name.count + 2).dropLast()) }), value.isFinite else {
      faults.append("\(name) in \(attributes)")
      return 0
    }
    return value
  }

  /// What is wrong with the picture, in words; empty where nothing is.
  var problems: [String] {
    var problems = faults
    for (index, text) in texts.enumerated() {
      let box = text.box
      // Coordinates are rounded to a tenth.
      if box.x < -0.2 || box.right > width + 0.2 || box.y < -0.1 || box.bottom > height + 0.1 {
        problems.append("outside: \(text)")
      }
      for other in texts[(index + 1)...] where box.touches(other.box, gap: 3.8) {
        problems.append("\(text) lies on \(other)")
      }
      let shrunk = Box(x: box.x + 0.1, y: box.y + 0.1, width: box.width - 0.2, height: box.height - 0.2)
      if solids.contains(where: { $0.touches(shrunk, gap: 0) }) { problems.append("\(text) lies on a shape") }
    }
    return problems
  }
}
