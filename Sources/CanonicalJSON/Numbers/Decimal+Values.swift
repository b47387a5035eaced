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

  /// Whether no digit other than zero stands after the point.
  var isWhole: Bool {
    if significand == 0 { return true }
    // A digit that was dropped stands below the last one kept.
    return !(isTruncated && exponent <= 0) && withoutFinalZeros.exponent >= 0
  }

  /// The value as a whole number; nil for a fraction and beyond 64 bits.
  var int64: Int64? {
    if significand == 0 { return 0 }
    let decimal = withoutFinalZeros
    guard !isTruncated, 0..<19 ~= decimal.exponent else { return nil }
    var magnitude = decimal.significand
    for _ in 0..<decimal.exponent {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      magnitude = product
    }
    guard magnitude <= Int64.max.magnitude + (isNegative ? 1 : 0) else { return nil }
    return Int64(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }

  /// The same value with the zeros that end the significand moved into the exponent, as far as they stand after the
  /// point.
  private var withoutFinalZeros: Decimal {
    var decimal = self
    while decimal.exponent < 0, decimal.significand.isMultiple(of: 10) {
      decimal.significand /= 10
      decimal.exponent += 1
    }
    return decimal
  }
}
