/// Decimal numbers as people's programs write them in text.
enum CSVNumber {
  /// Why a text is no number.
  enum Fault: Error { case unreadable }

  /// The number of a plain decimal such as `7`, `222.66`, `-3` or `48,5`; nil for a blank text.
  ///
  /// A comma is a decimal comma, except before exactly three digits: `1,500` could be either, so it is refused.
  static func decimal(_ text: String) throws(Fault) -> Double? {
    let digits = text.filter { !$0.isWhitespace }
    if digits.isEmpty { return nil }
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count == 1 || (parts[1].utf8.count != 3 && !digits.contains(".")) else {
      throw .unreadable
    }
    let plain = parts.joined(separator: ".")
    guard isPlain(plain), let value = Double(plain) else { throw .unreadable }
    return value
  }

  /// Digits with at most a sign before and a point among them: no exponent, hexadecimal, infinity or NaN.
  private static func isPlain(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.count <= 40
      && digits.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }
  }
}
