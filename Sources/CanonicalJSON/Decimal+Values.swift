extension Decimal {
  /// Powers of ten that a `Double` holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The nearest `Double`, ties to even. `text` is the number itself, for the digits that were not kept.
  func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let magnitude = exactMagnitude ?? ExactQuotient(self, text).nearest
    return isNegative ? -magnitude : magnitude
  }

  /// The magnitude if significand and power of ten are both exact as `Double`s, so that one operation rounds once.
  private var exactMagnitude: Double? {
    if significand == 0 { return 0 }
    guard !isTruncated, significand <= 1 << 53, -22...22 ~= exponent else { return nil }
    let value = Double(significand)
    return exponent < 0 ? value / Self.exactPowers[-exponent] : value * Self.exactPowers[exponent]
  }

  /// The value as a whole number. Throws `wrongType` for a fraction and `outOfRange` beyond 64 bits.
  func int64() throws(JSONError.Kind) -> Int64 {
    var (magnitude, power) = (significand, exponent)
    if magnitude == 0 { return 0 }
    while power < 0, magnitude.isMultiple(of: 10) { (magnitude, power) = (magnitude / 10, power + 1) }
    guard power >= 0 else { throw .wrongType }
    guard !isTruncated, power < 19 else { throw .outOfRange }
    for _ in 0..<power {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      guard !overflows else { throw .outOfRange }
      magnitude = product
    }
    guard magnitude <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { throw .outOfRange }
    return Int64(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}
