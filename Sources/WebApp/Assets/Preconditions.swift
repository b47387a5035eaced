/// What a browser says of the copy that it has, and of what it can read (RFC 9110 §12.5.3, §13.1.2).
enum Preconditions {
  /// Whether the tag is among those that a field lists. Weak ones count, since only copies are compared.
  static func names(_ tag: String, in fields: [String]) -> Bool {
    items(fields).contains { item in
      item == "*" || (item.hasPrefix("W/") ? String(item.dropFirst(2)) : item) == tag
    }
  }

  /// Whether an answer may be compressed by gzip.
  static func takesGzip(_ fields: [String]) -> Bool {
    items(fields).contains { item in
      let parts = item.split(separator: ";").map { trimmed(String($0)) }
      guard let coding = parts.first, ["gzip", "*"].contains(coding.lowercased()) else { return false }
      return !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0.lowercased()) }
    }
  }

  private static func items(_ fields: [String]) -> [String] {
    fields.flatMap { $0.split(separator: ",") }.map { trimmed(String($0)) }
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let head = text.drop(while: isSpace)
    return String(head.reversed().drop(while: isSpace).reversed())
  }
}
