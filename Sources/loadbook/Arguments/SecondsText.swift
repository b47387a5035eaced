/// Seconds as people type them: `90`, `90s`, `2min`, `1:30`.
enum SecondsText {
  static let forms = "90, 90s, 2min or 1:30"
  private static let seconds = ["s", "sec", "secs", "seconds"]
  private static let minutes = ["min", "mins", "minutes"]

  /// The seconds that the whole text names; nil for anything else.
  static func parse(_ text: String) -> Int64? {
    var reader = TextReader(text)
    guard let read = read(&reader), reader.isAtEnd else { return nil }
    return read.seconds
  }

  /// The number that is next, and whether it was said to be a time: as minutes and seconds, or with a unit.
  static func read(_ reader: inout TextReader) -> (seconds: Int64, isTime: Bool)? {
    reader.whole { reader in
      guard let first = number(reader.digits()) else { return nil }
      if reader.take(anyOf: ":") {
        let rest = reader.digits()
        guard rest.utf8.count == 2, let second = number(rest), second < 60 else { return nil }
        return (first * 60 + second, true)
      }
      if reader.word(among: seconds) != nil { return (first, true) }
      return reader.word(among: minutes) == nil ? (first, false) : (first * 60, true)
    }
  }

  private static func number(_ digits: String) -> Int64? { digits.utf8.count <= 6 ? Int64(digits) : nil }
}
