/// The name and port of a `Host` field or of an origin (RFC 9110 §7.2).
struct HostName: Hashable, Sendable {
  /// In lower case: `localhost`, `192.168.1.20`, `[::1]`.
  let name: String
  /// Nil: none is written, so the scheme's own counts.
  let port: UInt16?

  /// Reads `NAME`, `NAME:PORT`, `[ADDRESS]` or `[ADDRESS]:PORT`; nil for anything else, however it is meant.
  init?(_ text: String) {
    let text = text.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":")
    let name = text[..<(end ?? text.endIndex)]
    let rest = text[(end ?? text.endIndex)...]
    guard Self.isName(name) else { return nil }
    if rest.isEmpty {
      port = nil
    } else {
      let digits = rest.dropFirst()
      guard rest.first == ":", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt16(digits),
        number > 0
      else { return nil }
      port = number
    }
    self.name = String(name)
  }

  /// Whether it names this machine to itself. Other writings of such an address (`127.1`, `2130706433`) are none.
  var isLoopback: Bool { ["127.0.0.1", "[::1]", "localhost"].contains(name) }

  private static func isName(_ text: Substring) -> Bool {
    if text.hasPrefix("[") {
      return text.hasSuffix("]") && text.count > 3
        && text.dropFirst().dropLast().utf8.allSatisfy { isHexDigit($0) || $0 == 0x3A || $0 == 0x2E }
    }
    return !text.isEmpty && !text.hasPrefix(".") && !text.hasSuffix(".")
      && text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x5F].contains($0) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
