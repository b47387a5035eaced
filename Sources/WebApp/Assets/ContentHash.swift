/// A hash of bytes that tells versions apart, and protects against no forger.
///
/// Source: FNV-1a, 64 bits, draft-eastlake-fnv, sections 2 and 5.
enum ContentHash {
  /// Sixteen digits.
  static func hexDigits<Bytes: Sequence>(of bytes: Bytes) -> String where Bytes.Element == UInt8 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
