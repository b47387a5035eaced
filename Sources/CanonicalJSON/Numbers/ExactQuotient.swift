/// A decimal number as the quotient of two natural numbers, for the digits and powers that plain arithmetic cannot take.
struct ExactQuotient {
  private var numerator: BigNatural
  private var denominator: BigNatural

  init(_ decimal: Decimal, _ text: UnsafeBufferPointer<UInt8>) {
    var exponent = decimal.exponent
    if decimal.isTruncated {
      (numerator, exponent) = Self.allDigits(decimal, text)
    } else {
      numerator = BigNatural(decimal.significand)
    }
    denominator = BigNatural(1)
    // Far below the least Double: the digits no longer matter, and the power of ten would be huge.
    guard exponent > -1_200 else {
      numerator = BigNatural(0)
      return
    }
    if exponent > 0 {
      numerator.multiply(byPowerOfTen: exponent)
    } else {
      denominator.multiply(byPowerOfTen: -exponent)
    }
  }

  /// The first 800 significant digits and the power of ten of the last of them; a further digit that is not zero counts
  /// as a one. No halfway point between two Doubles has more than 767 significant digits.
  private static func allDigits(_ decimal: Decimal, _ text: UnsafeBufferPointer<UInt8>) -> (BigNatural, Int) {
    var value = BigNatural(0)
    var (count, sticky) = (0, false)
    for byte in text.prefix(while: { $0 | 0x20 != 0x65 }) where byte &- ASCII.zero < 10 {
      if count == 800 {
        sticky = sticky || byte != ASCII.zero
      } else if count > 0 || byte != ASCII.zero {
        value.multiply(by: 10, adding: UInt32(byte - ASCII.zero))
        count += 1
      }
    }
    if sticky {
      value.multiply(by: 10, adding: 1)
      count += 1
    }
    // `decimal` says where the 19th digit stands.
    return (value, decimal.exponent + 19 - count)
  }

  /// The nearest Double, ties to even, by binary long division.
  var nearest: Double {
    guard !numerator.isZero else { return 0 }
    var (rest, divisor) = (numerator, denominator)
    var exponent = rest.bitWidth - divisor.bitWidth
    if exponent >= 0 { divisor.shiftLeft(exponent) } else { rest.shiftLeft(-exponent) }
    if rest < divisor {
      rest.shiftLeft(1)
      exponent -= 1
    }
    // rest / divisor is now in 1..<2. A Double has 53 bits, fewer near zero, where its last bit stands for 2^-1074.
    let bits = min(53, exponent + 1_075)
    guard bits >= 0 else { return 0 }
    let quotient = Self.divide(&rest, by: divisor, bits: bits)
    return Double(sign: .plus, exponent: exponent - bits + 1, significand: Double(quotient))
  }

  /// The first `bits` bits of `rest / divisor`, rounded to nearest by what remains.
  private static func divide(_ rest: inout BigNatural, by divisor: BigNatural, bits: Int) -> UInt64 {
    var quotient: UInt64 = 0
    for _ in 0..<bits {
      quotient <<= 1
      if !(rest < divisor) {
        rest.subtract(divisor)
        quotient |= 1
      }
      rest.shiftLeft(1)
    }
    // What remains, doubled, against the divisor: more than half rounds up, exactly half to even.
    if rest < divisor { return quotient }
    return divisor < rest || quotient & 1 == 1 ? quotient + 1 : quotient
  }
}
