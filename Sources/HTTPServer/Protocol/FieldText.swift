/// What header fields are made of (RFC 9110 §5.6.2, §5.5).
enum FieldText {
  /// Whether it is a token.
  static func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isTokenByte) }

  /// Whether it holds no control byte but tabs.
  static func isValue(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 9 || $0 >= 0x20 && $0 != 0x7F } }

  /// Whether a byte may stand in a host with its port: a name, or an address, the newer ones in brackets.
  static func isHost(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":")].contains(byte)
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || marks.contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  private static let marks = Array("!#$%&'*+-.^_`|~".utf8)
}
