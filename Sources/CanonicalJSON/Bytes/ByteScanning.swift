extension UnsafeBufferPointer<UInt8> {
  /// The bytes of `range`, which must lie inside.
  @inlinable
  func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: self[range]) }
}

/// Scanning eight bytes at a time. In a word the byte that comes first in the text is the lowest. Indices lie far below
/// what overflows, hence `&+`.
extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes at `index`; nil when fewer are left.
  @inline(__always)
  func word(at index: Int) -> UInt64? {
    guard index &+ 8 <= count else { return nil }
    return UInt64(littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The index of the first byte from `index` on that is no space; `count` if there is none.
  @inline(__always)
  func skippingSpaces(from index: Int) -> Int {
    var index = index
    while let word = word(at: index) {
      let others = word ^ (0x0101_0101_0101_0101 * UInt64(ASCII.space))
      if others != 0 { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count, self[index] == ASCII.space { index += 1 }
    return index
  }

  /// The index of the first quote, backslash or control character from `index` on; `count` if there is none.
  @inline(__always)
  func skippingPlainText(from index: Int) -> Int {
    var index = index
    while let word = word(at: index) {
      let marks =
        Self.zeros(word ^ 0x2222_2222_2222_2222) | Self.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C) | Self.controls(word)
      if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count, self[index] >= ASCII.space, self[index] != ASCII.quote, self[index] != ASCII.backslash {
      index += 1
    }
    return index
  }

  /// A high bit for the first zero byte of `word`; higher bytes may carry false ones.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// A high bit for the first byte of `word` below 0x20; higher bytes may carry false ones.
  @inline(__always)
  private static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
  }
}
