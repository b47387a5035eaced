/// Names of routines as people compare them.
public enum RoutineName {
  /// Whether two names are one to a person: capitals and white space at the ends or between words do not tell them apart.
  public static func isSame(_ left: String, _ right: String) -> Bool { folded(left) == folded(right) }

  /// The name in small letters, its words with one space between them.
  public static func folded(_ name: String) -> String {
    name.lowercased().split(whereSeparator: { isSpace($0) }).joined(separator: " ")
  }

  /// The spaces that people type or paste: the narrow and unbreakable kinds included.
  private static func isSpace(_ character: Character) -> Bool {
    switch character {
    case " ", "\t", "\n", "\r", "\r\n", "\u{A0}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{202F}", "\u{3000}": true
    default: false
    }
  }
}
