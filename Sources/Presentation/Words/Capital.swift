/// Sentences begin with a capital letter.
enum Capital {
  /// `text` with its first letter as a capital, if that is one of a to z.
  static func first(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard let first = bytes.first, first &- UInt8(ascii: "a") < 26 else { return text }
    bytes[0] = first - 0x20
    return String(decoding: bytes, as: UTF8.self)
  }
}
