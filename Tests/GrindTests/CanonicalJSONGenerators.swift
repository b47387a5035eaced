import TestSupport

extension Double {
  /// A finite number: any bits, or a decimal of a few digits, or a whole number.
  static func anyFinite(using generator: inout SeededGenerator) -> Double {
    let whole = Double(Int64(bitPattern: generator.next()) >> Int64.random(in: 0...63, using: &generator))
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let any = Double(bitPattern: generator.next())
      return any.isFinite ? any : 0
    case 1: return whole
    default: return whole / [1, 10, 100, 1_000, 1e9, 1e15][Int.random(in: 0...5, using: &generator)]
    }
  }
}

extension String {
  /// A number of up to 40 digits, or up to 900 now and then, some of them near the halfway point of two `Double`s.
  static func decimal(using generator: inout SeededGenerator) -> String {
    func digits(_ count: Int) -> String {
      String(decoding: (0..<count).map { _ in UInt8.random(in: 0x30...0x39, using: &generator) }, as: UTF8.self)
    }
    let sign = Bool.random(using: &generator) ? "-" : ""
    if Int.random(in: 0...9, using: &generator) == 0 {
      // Whole numbers just above 2^53 lie halfway between two Doubles; a tail decides.
      let odd = (UInt64(1) << 53) + (UInt64.random(in: 0...0xFFFF_FFFF, using: &generator) << 1 | 1)
      return sign + "\(odd)." + String(repeating: "0", count: Int.random(in: 1...30, using: &generator)) + digits(1)
    }
    let count = Int.random(in: 0...99, using: &generator) == 0 ? 900 : Int.random(in: 1...20, using: &generator)
    var text = sign + "\(Int.random(in: 1...9, using: &generator))" + digits(count - 1)
    if Bool.random(using: &generator) { text += "." + digits(Int.random(in: 1...20, using: &generator)) }
    if Bool.random(using: &generator) {
      let large = Bool.random(using: &generator) ? 345 : 25
      text += "e\(Int.random(in: -large...Swift.min(large, 310), using: &generator))"
    }
    return text
  }

  /// A short string of plain letters, escapes and odd scalars.
  static func odd(using generator: inout SeededGenerator) -> String {
    let odd: [Unicode.Scalar] = [
      "\"", "\\", "/", "\u{0}", "\u{8}", "\u{9}", "\n", "\u{B}", "\u{C}", "\r", "\u{1F}", " ", "\u{7F}", "\u{80}", "é",
      "\u{301}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "😀", "\u{10FFFF}", "ß", "\u{D7FF}", "a",
      "u",
    ]
    var string = ""
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      switch Int.random(in: 0...3, using: &generator) {
      case 0: string.unicodeScalars.append(odd[Int.random(in: 0..<odd.count, using: &generator)])
      case 1: string.unicodeScalars.append(scalar ?? "x")
      default: string.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &generator)))
      }
    }
    return string
  }

  /// The string in quotes, every character escaped that must be, and some of the others.
  func escapedAtWill(using generator: inout SeededGenerator) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      let must = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if must || Int.random(in: 0...3, using: &generator) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
