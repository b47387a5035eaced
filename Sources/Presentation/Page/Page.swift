import Planner
import TrainingModel

/// What one command or screen says: lines of spans, no wider than a terminal of 80 columns.
public struct Page: Hashable, Sendable {
  /// The columns of a line.
  public static let width = 80

  /// The lines in order.
  public private(set) var lines: [[Span]] = []

  /// An empty page.
  public init() {}

  /// Adds a line.
  public mutating func line(_ spans: Span...) { lines.append(spans) }

  /// Adds a line of plain text, or an empty one.
  public mutating func text(_ text: String = "") { lines.append(text.isEmpty ? [] : [Span(text, .plain)]) }

  /// Adds a heading with an empty line before it, unless it is the first line.
  public mutating func heading(_ text: String) {
    if !lines.isEmpty { self.text() }
    lines.append([Span(text, .heading)])
  }

  /// Adds text broken at spaces; `first` stands before the first line, and the others are indented as far.
  public mutating func paragraph(_ text: String, first: Span = Span("", .plain), role: Span.Role = .plain) {
    let indent = TextWidth.columns(first.text)
    var isFirst = true
    for line in TextWidth.wrapped(text, columns: Self.width - indent) {
      let margin = isFirst ? first : Span(String(repeating: " ", count: indent), .plain)
      lines.append(margin.text.isEmpty ? [Span(line, role)] : [margin, Span(line, role)])
      isFirst = false
    }
  }

  /// Adds a row of a label and what it says: the label in a column of its own.
  public mutating func row(_ label: String, _ text: String, role: Span.Role = .plain) {
    paragraph(text, first: Span("  " + TextWidth.padded(label, to: 14), .dim), role: role)
  }

  /// The most weeks that a screen draws; what prints JSON prints all of them.
  static let mostWeeks = 52

  /// Says how many of `count` weeks are not drawn, where there are more than a screen draws.
  mutating func weeksLeftOut(of count: Int, before race: RaceAhead?) {
    guard count > Self.mostWeeks else { return }
    let end = race.map { " up to \($0.name), \(DayWords.short($0.day)) \($0.day.year)" } ?? ""
    paragraph("… and \(NumberWords.count(Int64(count - Self.mostWeeks), "more week"))" + end, first: Span("  ", .plain))
  }

  /// Adds all lines of another page.
  public mutating func append(_ page: Page) { lines += page.lines }

  /// The page as plain text, each line with its line feed.
  public var plainText: String {
    lines.map { line in line.map { $0.text }.joined() + "\n" }.joined()
  }
}
