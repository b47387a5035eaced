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
    for piece in svg.split(separator: "<") {
      let (tag, content) = Self.halves(piece)
      let attributes = Self.attributes(tag)
      switch tag.prefix(while: { $0 != " " }) {
      case "svg":
        let size = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
        if size.count == 4 { (width, height) = (size[2], size[3]) } else { faults.append("viewBox") }
      case "text": read(text: String(content), attributes)
      case "rect": if ["run", "lift"].contains(attributes["class"]) { solids.append(box(attributes)) }
      case "circle": solids.append(dot(attributes))
      case "polyline", "polygon": check(points: attributes["points"] ?? "")
      default: break
      }
    }
    faults += solids.filter { $0.x < -0.1 || $0.y < -0.1 || $0.right > width + 0.1 || $0.bottom > height + 0.1 }.map {
      "\($0)"
    }
    for word in ["nan", "inf", "style=", "<script"] where svg.contains(word) { faults.append(word) }
  }

  private static func halves(_ piece: Substring) -> (tag: Substring, content: Substring) {
    let end = piece.firstIndex(of: ">") ?? piece.endIndex
    return (piece[..<end], piece[end...].dropFirst())
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in parts.indices.dropLast() where index % 2 == 0 {
      let name = parts[index].split(separator: " ").last?.dropLast() ?? ""
      attributes[String(name)] = String(parts[index + 1])
    }
    return attributes
  }

  private mutating func check(points: String) {
    for pair in points.split(separator: " ") where pair.split(separator: ",").compactMap({ Double($0) }).count != 2 {
      faults.append("points \(pair)")
    }
  }

  private mutating func read(text: String, _ attributes: [String: String]) {
    let plain = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
    let width = PixelWidth.of(plain, isBold: attributes["class"] == "strong")
    let x = number("x", attributes)
    let left = attributes["text-anchor"].map { $0 == "middle" ? x - width / 2 : x - width } ?? x
    texts.append(Text(text: plain, box: Box(x: left, y: number("y", attributes) - 11, width: width, height: 14)))
  }

  private mutating func dot(_ attributes: [String: String]) -> Box {
    let (x, y, radius) = (number("cx", attributes), number("cy", attributes), number("r", attributes))
    return Box(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
  }

  private mutating func box(_ attributes: [String: String]) -> Box {
    Box(
      x: number("x", attributes), y: number("y", attributes), width: number("width", attributes),
      height: number("height", attributes))
  }

  private mutating func number(_ name: String, _ attributes: [String: String]) -> Double {
    guard let value = attributes[name].flatMap({ Double($0) }), value.isFinite else {
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
