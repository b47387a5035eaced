/// Columns that text takes in a terminal.
public enum TextWidth {
  /// The columns of `text`: one a character, two for wide East Asian ones and emoji.
  public static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains { isWide($0) } ? 2 : 1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// `text` with spaces behind it up to `width` columns; longer text stays as it is.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// `text` with spaces before it up to `width` columns; longer text stays as it is.
  public static func rightAligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text))) + text
  }

  /// `text` cut to `width` columns with an ellipsis at the end.
  public static func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width, width > 0 else { return text }
    var kept = ""
    for character in text {
      if columns(kept) + columns(String(character)) > width - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// `text` broken at spaces, tabs and its own line breaks into lines of at most `columns`; a longer word gets a line of its own.
  public static func wrapped(_ text: String, columns width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }) {
      if !line.isEmpty, columns(line) + 1 + columns(String(word)) > width {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += " " }
      line += word
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
