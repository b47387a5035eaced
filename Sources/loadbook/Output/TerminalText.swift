import Presentation

/// Pages as text for a terminal.
enum TerminalText {
  /// The page's lines, coloured where `colour` says so; without trailing spaces.
  static func text(_ page: Page, colour: Bool) -> String {
    var text = ""
    for line in page.lines {
      var spans = line
      while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
      for (index, span) in spans.enumerated() {
        let isLast = index == spans.count - 1
        text += render(isLast ? trimmed(span.text) : span.text, span.role, colour: colour)
      }
      text += "\n"
    }
    return text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  private static func render(_ text: String, _ role: Span.Role, colour: Bool) -> String {
    let text = withoutControls(text)
    guard colour, let code = code(role), !text.isEmpty else { return visible(text, role, colour: colour) }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// `text` with a replacement character for each control character, so that no name or note drives the terminal.
  static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { clean.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(clean)
  }

  /// Whether a scalar is a control character: C0, DEL or C1.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Without colour, lifting is told from running by a lighter block.
  private static func visible(_ text: String, _ role: Span.Role, colour: Bool) -> String {
    role == .lifting && !colour ? String(text.map { "█▉▊▋▌▍▎▏".contains($0) ? "▒" : $0 }) : text
  }

  private static func code(_ role: Span.Role) -> String? {
    switch role {
    case .plain: nil
    case .heading, .strong: "1"
    case .dim: "2"
    case .running: "32"
    case .lifting: "34"
    case .warning: "33"
    }
  }
}
