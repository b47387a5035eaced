/// A place on a drawing; y grows downward.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// An upright rectangle on a drawing.
struct Box: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Whether the two lie on one another, or closer than `gap` beside one another.
  func touches(_ other: Box, gap: Double) -> Bool {
    x < other.right + gap && other.x < right + gap && y < other.bottom && other.y < bottom
  }
}

/// A text that was placed and the room that it takes.
struct TextBox: Hashable, Sendable {
  var text: String
  var box: Box
}

/// How a text stands out.
enum TextStyle: String {
  case quiet, on, strong
}

/// Where a text might go.
struct TextSpot {
  enum Anchor: String {
    case start, middle, end

    func x(in box: Box) -> Double {
      switch self {
      case .start: box.x
      case .middle: box.x + box.width / 2
      case .end: box.right
      }
    }
  }

  var x: Double
  /// The line that the letters stand on.
  var y: Double
  var anchor = Anchor.start

  init(_ x: Double, _ y: Double, _ anchor: Anchor = .start) { (self.x, self.y, self.anchor) = (x, y, anchor) }

  /// The room that a text of this width takes, moved inside the picture.
  func box(width: Double, within whole: Double) -> Box {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Box(x: min(max(left, 0), whole - width), y: y - 11, width: width, height: 14)
  }
}
