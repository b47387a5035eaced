/// A natural number of any size: 32-bit words, the least first, without leading zeros.
struct BigNatural {
  private var words: [UInt32] = []

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { words.isEmpty }
  var bitWidth: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func multiply(byPowerOfTen power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000, adding: 0) }
    for _ in 0..<power % 9 { multiply(by: 10, adding: 0) }
  }

  mutating func shiftLeft(_ count: Int) {
    let bits = UInt64(count % 32)
    var carry: UInt64 = 0
    for index in words.indices {
      carry |= UInt64(words[index]) << bits
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    if count >= 32, !isZero { words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0) }
  }

  /// Takes `other`, which must not be greater, away.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in words.indices {
      let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
      borrow += Int64(words[index]) - subtrahend
      words[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    trim()
  }

  static func < (a: BigNatural, b: BigNatural) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
      return a.words[index] < b.words[index]
    }
    return false
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }
}
