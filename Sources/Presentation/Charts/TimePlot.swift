import TrainingModel

/// Points over days: where they lie, and the words below the ground and beside a point.
struct TimePlot {
  private static let margin: Double = 8
  private static let (top, bottom): (Double, Double) = (40, 152)
  private static let ground: Double = 168

  private let width: Double
  private let first: Day
  private let last: Day
  private let (low, high): (Double, Double)
  /// Whether small values lie high, as a fast pace does.
  private let isInverted: Bool

  /// A plot that holds all of `days` and `values`.
  init(width: Double, days: [Day], values: [Double], isInverted: Bool = false) {
    self.width = width
    (first, last) = (days.min() ?? Day(number: 0), days.max() ?? Day(number: 0))
    (low, high) = (values.min() ?? 0, values.max() ?? 0)
    self.isInverted = isInverted
  }

  /// Where a value of a day lies.
  func point(_ day: Day, _ value: Double) -> Point {
    let across = last > first ? Double(day - first) / Double(last - first) : 0.5
    let part = high > low ? (value - low) / (high - low) : 0.5
    let up = isInverted ? 1 - part : part
    return Point(
      Self.margin + across * (width - 2 * Self.margin), Self.bottom - min(max(up, 0), 1) * (Self.bottom - Self.top))
  }

  /// The ground, with the first and the last day below it.
  func ground(on drawing: inout ChartSVG) {
    drawing.ground(Self.ground)
    let isOneYear = first.year == last.year
    let text = { (day: Day) in isOneYear ? ChartWords.date(day) : "\(ChartWords.date(day)) \(day.year)" }
    if last > first {
      drawing.text(text(last), at: TextSpot(width, 186, .end))
      drawing.text(text(first), at: TextSpot(0, 186))
    } else {
      drawing.text(text(first), at: TextSpot(width / 2, 186, .middle))
    }
  }

  /// Words above or below a point, where there is room.
  func label(_ words: String, at day: Day, _ value: Double, on drawing: inout ChartSVG) {
    let point = point(day, value)
    drawing.text(
      words, .on, at: TextSpot(point.x, point.y + 18, .middle), TextSpot(point.x, point.y - 9, .middle),
      TextSpot(point.x - 8, point.y + 4, .end), TextSpot(point.x + 8, point.y + 4))
  }
}
