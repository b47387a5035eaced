/// Numbers as people type them, with a point or a comma.
enum NumberText {
  /// The number that the whole text spells: digits, at most one point or comma; nil for anything else.
  static func parse(_ text: String) -> Double? {
    var digits = ""
    var hasPoint = false
    var hasDigit = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        hasDigit = true
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x2E, 0x2C:
        if hasPoint { return nil }
        hasPoint = true
        digits.append(".")
      case 0x2D where digits.isEmpty: digits.append("-")
      default: return nil
      }
    }
    return hasDigit ? Double(digits) : nil
  }

  /// A whole number; nil for anything else.
  static func parseWhole(_ text: String) -> Int64? {
    guard text.utf8.count <= 9, let value = parse(text), value == value.rounded() else { return nil }
    return Int64(value)
  }
}
