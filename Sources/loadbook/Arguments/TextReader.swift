/// Reads a typed text from left to right. What does not fit leaves the reader where it was.
struct TextReader {
  /// What is still to be read.
  private(set) var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  /// Whether nothing but spaces is left.
  var isAtEnd: Bool { rest.allSatisfy { $0.isWhitespace } }
  /// Whether a word ends here.
  private var isAtBoundary: Bool { rest.first?.isWhitespace ?? true }

  mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  /// One of these characters.
  mutating func take(anyOf characters: String) -> Bool {
    guard let first = rest.first, characters.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  /// The characters up to the first that does not fit; empty where none does.
  mutating func take(while fits: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: fits)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  mutating func digits() -> String { take { $0.isASCII && $0.isNumber } }

  /// The next word, without the spaces around it; nil at the end.
  mutating func word() -> String? {
    skipSpaces()
    let word = take { !$0.isWhitespace }
    skipSpaces()
    return word.isEmpty ? nil : word
  }

  /// One of these words in any capitals, spaces before it or not; nil if another one or none is next.
  mutating func word(among words: [String]) -> String? {
    var ahead = self
    ahead.skipSpaces()
    let word = ahead.take { $0.isLetter }.lowercased()
    guard words.contains(word), ahead.isAtBoundary else { return nil }
    self = ahead
    return word
  }

  /// What `read` makes of what is next, if a word ends after it.
  mutating func whole<Value>(_ read: (inout TextReader) -> Value?) -> Value? {
    var ahead = self
    guard let value = read(&ahead), ahead.isAtBoundary else { return nil }
    self = ahead
    return value
  }
}
