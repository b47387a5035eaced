/// What a version of a document is known by (RFC 9110 §8.8.3).
struct EntityTag: Hashable, Sendable {
  /// Quotes and 16 hexadecimal digits.
  let text: String

  /// The tag of a document's bytes: FNV-1a of 64 bits.
  init(_ bytes: [UInt8]) {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    text = "\"" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\""
  }
}
