/// Exponential and logarithm of our own, so that every platform computes the same bits, and roundings.
enum Arithmetic {
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10

  /// e to the power of `x`, for |x| up to 700. Sun Microsystems 1993, fdlibm `e_exp.c`.
  static func exp(_ x: Double) -> Double {
    let power = floor(x / 0.693_147_180_559_945_3 + 0.5)
    let high = x - power * ln2High
    let low = power * ln2Low
    let rest = high - low
    let square = rest * rest
    let tail =
      1.66666666666666019037e-01 + square
      * (-2.77777777770155933842e-03 + square
        * (6.61375632143793436117e-05 + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08)))
    let correction = rest - square * tail
    let fraction = 1 - ((low - (rest * correction) / (2 - correction)) - high)
    return fraction * Double(sign: .plus, exponent: Int(power), significand: 1)
  }

  /// The natural logarithm of a normal number above 0. Sun Microsystems 1993, fdlibm `e_log.c`.
  static func log(_ x: Double) -> Double {
    var exponent = Int(x.bitPattern >> 52) - 1023
    var mantissa = Double(bitPattern: x.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa *= 0.5
      exponent += 1
    }
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let odd =
      z
      * (6.666666666666735130e-01 + w
        * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)))
    let half = 0.5 * f * f
    let power = Double(exponent)
    return power * ln2High - ((half - (s * (half + odd + even) + power * ln2Low)) - f)
  }

  /// The greatest whole number up to `x`, for |x| up to 2⁶²; no C library is asked.
  static func floor(_ x: Double) -> Double {
    let whole = Double(Int64(x))
    return whole > x ? whole - 1 : whole
  }

  /// The nearest whole number; halves go up.
  static func rounded(_ x: Double) -> Int64 { Int64(floor(x + 0.5)) }

  /// The nearest millionth: sums and products of the plan carry no rounding noise past it, so that 44.999… is 45.
  static func settled(_ x: Double) -> Double { floor(x * 1_000_000 + 0.5) / 1_000_000 }
}
