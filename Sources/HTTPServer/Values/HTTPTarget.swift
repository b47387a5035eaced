/// What a request is about: the path in its decoded segments, and the query's names and values.
public struct HTTPTarget: Hashable, Sendable {
  /// The percent-decoded segments: `[]` for `/`, `["api", "v1"]` for `/api/v1`. None is empty, `.` or `..`.
  public let path: [String]
  /// The query's pairs in order, decoded; a name without `=` has an empty value.
  public let query: [Pair]

  /// A name with its value.
  public struct Pair: Hashable, Sendable {
    /// What stands before the `=`.
    public let name: String
    /// What stands behind it.
    public let value: String

    /// A name with its value.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The target with these parts.
  public init(path: [String], query: [Pair] = []) { (self.path, self.query) = (path, query) }

  /// Reads a path and query as they stand in a request line. Nil where the text is no such target: an absolute one, a
  /// space or control byte, an escape that is none or is no UTF-8, an empty segment in the middle, `.` or `..`.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].first == UInt8(ascii: "/") else { return nil }
    let segments = parts[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var path: [String] = []
    for (index, segment) in segments.enumerated() {
      if segment.isEmpty, index == segments.count - 1 { break }
      guard let name = PercentText.decode(segment, plusIsSpace: false), !["", ".", ".."].contains(name),
        !name.contains("/")
      else { return nil }
      path.append(name)
    }
    var query: [Pair] = []
    for part in parts.dropFirst().joined().split(separator: UInt8(ascii: "&")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentText.decode(sides[0], plusIsSpace: true),
        let value = sides.count == 1 ? "" : PercentText.decode(sides[1], plusIsSpace: true)
      else { return nil }
      query.append(Pair(name, value))
    }
    self.init(path: path, query: query)
  }

  /// The value of the first pair of that name; nil: there is none.
  public subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}

/// Percent escapes (RFC 3986 §2.1).
enum PercentText {
  /// The text that `bytes` stand for; nil where an escape is damaged, or what comes out is no UTF-8 or holds a control
  /// byte.
  static func decode<Bytes: Sequence>(_ bytes: Bytes, plusIsSpace: Bool) -> String? where Bytes.Element == UInt8 {
    var decoded: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        decoded.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: decoded.append(0x20)
      default: decoded.append(byte)
      }
    }
    guard decoded.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
