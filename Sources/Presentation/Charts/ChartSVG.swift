/// Draws shapes by class, and texts that never lie on one another.
///
/// Colours come from the page's classes: `run`, `lift`, `run-soft`, `lift-soft`, `edge`, `edge-lift`, `axis`, `now`,
/// `on`, `strong`. Shapes that a text must not lie on are remembered, so draw them first.
struct ChartSVG {
  /// The width of a drawing for a phone: that of a card on a screen of 360, so that 12 stays 12.
  static let narrow: Double = 288
  /// The width of a drawing where there is more room.
  static let wide: Double = 460
  /// The size of all text.
  static let fontSize: Double = 12

  let width: Double
  let height: Double
  /// The texts placed so far, for the rules of placing and for tests.
  private(set) var texts: [TextBox] = []
  private var obstacles: [Box] = []
  private var body = ""

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The finished picture.
  func picture(label: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\""
      + " role=\"img\" aria-label=\"\(Self.escaped(label))\">\(body)</svg>"
  }

  /// A rectangle with rounded corners. A solid one keeps texts off.
  mutating func bar(_ kind: String, _ box: Box, corner: Double = 3, isSolid: Bool = true) {
    guard box.width > 0, box.height > 0 else { return }
    let radius = min(corner, box.width / 2, box.height / 2)
    body += "<rect class=\"\(kind)\"" + Self.attributes(box) + (radius > 0 ? Self.attribute("rx", radius) : "") + "/>"
    if isSolid { obstacles.append(box) }
  }

  /// A straight line, which keeps texts off.
  mutating func line(_ kind: String, from: Point, to: Point) {
    let (left, top) = (min(from.x, to.x), min(from.y, to.y))
    obstacles.append(Box(x: left - 1, y: top - 1, width: abs(to.x - from.x) + 2, height: abs(to.y - from.y) + 2))
    body += "<line class=\"\(kind)\"" + Self.attribute("x1", from.x) + Self.attribute("x2", to.x)
    body += Self.attribute("y1", from.y) + Self.attribute("y2", to.y) + "/>"
  }

  /// The ground that bars stand on.
  mutating func ground(_ y: Double) { line("axis", from: Point(0, y), to: Point(width, y)) }

  /// A line through points, which keeps texts off.
  mutating func path(_ kind: String, _ points: [Point]) {
    guard points.count > 1 else { return }
    body += "<polyline class=\"\(kind)\" fill=\"none\" points=\"\(Self.list(points))\"/>"
    for (from, to) in zip(points, points.dropFirst()) { obstacles += Self.steps(from: from, to: to) }
  }

  /// A filled area, on which texts may lie.
  mutating func area(_ kind: String, _ points: [Point]) {
    body += "<polygon class=\"\(kind)\" points=\"\(Self.list(points))\"/>"
  }

  /// A dot, which keeps texts off.
  mutating func dot(_ kind: String, at point: Point, radius: Double = 3) {
    body += "<circle class=\"\(kind)\"" + Self.attribute("cx", point.x) + Self.attribute("cy", point.y)
    body += Self.attribute("r", radius) + "/>"
    obstacles.append(Box(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
  }

  /// Writes `text` at the first of `spots` where it is inside the picture and free; tells whether there was one. A spot
  /// beyond the left or right edge is moved inside.
  @discardableResult
  mutating func text(_ text: String, _ style: TextStyle = .quiet, at spots: TextSpot...) -> Bool {
    let wanted = PixelWidth.of(text, isBold: style == .strong)
    guard !text.isEmpty, wanted <= width else { return false }
    for spot in spots {
      let box = spot.box(width: wanted, within: width)
      guard box.y >= 0, box.bottom <= height, isFree(box) else { continue }
      write(text, style, at: spot, in: box)
      return true
    }
    return false
  }

  private func isFree(_ box: Box) -> Bool {
    !texts.contains { $0.box.touches(box, gap: 4) } && !obstacles.contains { $0.touches(box, gap: 0) }
  }

  private mutating func write(_ text: String, _ style: TextStyle, at spot: TextSpot, in box: Box) {
    texts.append(TextBox(text: text, box: box))
    body += "<text" + Self.attribute("x", spot.anchor.x(in: box)) + Self.attribute("y", spot.y)
    body += style == .quiet ? "" : " class=\"\(style.rawValue)\""
    body += spot.anchor == .start ? "" : " text-anchor=\"\(spot.anchor.rawValue)\""
    body += ">\(Self.escaped(text))</text>"
  }
}
