/// The 128-bit FNV-1a hash: small, stable, and defined byte for byte; no protection against a forger.
///
/// Source: Eastlake et al., "The FNV Non-Cryptographic Hash Algorithm" (draft-eastlake-fnv), sections 2, 3 and 5.
struct FNV128 {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    low ^= UInt64(byte)
    // The prime is 2⁸⁸ + 2⁸ + 0x3B; the product is kept modulo 2¹²⁸.
    let small = low.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ small.high &+ (low << 24)
    low = small.low
  }

  /// All 128 bits, for comparison with published vectors.
  var bits: (high: UInt64, low: UInt64) { (high, low) }

  /// The hash folded to 80 bits: the upper 48 bits are XORed into the lower 80.
  var folded80: (high: UInt16, low: UInt64) {
    let upper = high >> 16
    return (UInt16(truncatingIfNeeded: high), low ^ upper)
  }
}
