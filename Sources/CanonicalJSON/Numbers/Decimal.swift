/// A number text taken apart: ±significand × 10^exponent, where up to 19 significant digits are kept.
struct Decimal {
  private(set) var isNegative = false
  var significand: UInt64 = 0
  /// The power of ten of the significand's last digit.
  var exponent = 0
  /// Whether digits other than zero did not fit.
  private(set) var isTruncated = false
  private var digits = 0

  /// Reads `text`, whose grammar the tape has already checked.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var isFraction = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case ASCII.minus: isNegative = true
      case ASCII.point: isFraction = true
      case 0x30...0x39: append(text[index] - ASCII.zero, isFraction: isFraction)
      default:
        exponent += Self.exponent(text, from: index + 1)
        return
      }
      index += 1
    }
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if digits < 19 {
      significand = significand * 10 + UInt64(digit)
      if significand != 0 { digits += 1 }
      if isFraction { exponent -= 1 }
    } else {
      if digit != 0 { isTruncated = true }
      if !isFraction { exponent += 1 }
    }
  }

  /// The written exponent. Stops growing above 10^8: a file of 4 MiB has too few digits to bring such a number back.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var value = 0
    for byte in text[start...] where byte &- ASCII.zero < 10 && value < 100_000_000 {
      value = value * 10 + Int(byte - ASCII.zero)
    }
    return text[start] == ASCII.minus ? -value : value
  }

  /// Whether the nearest `Double` is finite. `text` is the number itself.
  func isFinite(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let magnitude = digits + exponent
    if digits == 0 || magnitude < 309 { return true }
    return magnitude == 309 && precedesOverflow(text)
  }

  /// Compares the digits of a number of 309 digits before its point with the least one that rounds to infinity:
  /// 2^1024 − 2^970.
  private func precedesOverflow(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let limit: StaticString = """
      179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286\
      416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571\
      366959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792
      """
    var position = 0
    for byte in text {
      if byte | 0x20 == 0x65 || position == limit.utf8CodeUnitCount { break }
      guard byte &- ASCII.zero < 10, position > 0 || byte != ASCII.zero else { continue }
      if byte != limit.utf8Start[position] { return byte < limit.utf8Start[position] }
      position += 1
    }
    return position < limit.utf8CodeUnitCount
  }
}
