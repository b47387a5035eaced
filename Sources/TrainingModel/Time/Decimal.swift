/// Fixed-width decimal digits, as dates and times write them.
enum Decimal {
  /// The number that the digits of `range` spell; nil when one of them is no digit.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int64? {
    var value: Int64 = 0
    for index in range {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int64(digit)
    }
    return value
  }

  /// `value` with leading zeros up to `width` digits; `value` must not be negative.
  static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Appends the last two digits of a value that is not negative.
  static func appendTwo(_ value: Int64, to bytes: inout [UInt8]) {
    bytes.append(UInt8(0x30 + value / 10 % 10))
    bytes.append(UInt8(0x30 + value % 10))
  }
}
