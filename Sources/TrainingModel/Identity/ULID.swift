public import CanonicalJSON

/// A record's identifier: 48 bits of milliseconds since 1970, then 80 bits, as 26 Crockford base-32 characters.
///
/// Text order, byte order and time order are one. Source: the ULID specification (github.com/ulid/spec).
public struct ULID: Hashable, Comparable, Sendable {
  /// The upper 64 bits: 48 of time, 16 of the rest.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// The identifier of these 128 bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Parses 26 upper-case characters, the first of them 0…7; nil for anything else.
  public init?(_ text: String) {
    var text = text
    guard let id = text.withUTF8({ Self.parse($0) }) else { return nil }
    self = id
  }

  /// Milliseconds since 1970-01-01T00:00:00Z, 0…2⁴⁸ − 1.
  public var milliseconds: UInt64 { high >> 16 }

  /// The 26 characters.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Older identifiers come first.
  public static func < (left: ULID, right: ULID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension ULID {
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> ULID? {
    guard bytes.count == 26, bytes[0] &- 0x30 <= 7 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for byte in bytes {
      let value = Crockford.value(of: byte)
      guard value < 32 else { return nil }
      high = high << 5 | low >> 59
      low = low << 5 | UInt64(value)
    }
    return ULID(high: high, low: low)
  }

  private var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 26)
    var (high, low) = (high, low)
    for index in (0..<26).reversed() {
      bytes[index] = Crockford.character(of: UInt8(truncatingIfNeeded: low & 31))
      low = low >> 5 | high << 59
      high >>= 5
    }
    return bytes
  }
}

extension ULID: JSONScalar {
  /// Reads the 26 characters.
  public init(json: JSONNode) throws(JSONError) {
    guard let id = try json.withStringBytes(ULID.parse) else { throw json.error(.invalidText) }
    self = id
  }

  /// Writes the 26 characters.
  public func write(to writer: inout JSONWriter) { bytes.withUnsafeBufferPointer { writer.asciiString($0) } }
}

/// Crockford's base 32: digits and capitals without I, L, O and U.
enum Crockford {
  static func character(of value: UInt8) -> UInt8 {
    switch value {
    case 0..<10: 0x30 + value
    case 10..<18: 0x41 + value - 10  // A…H
    case 18..<20: 0x4A + value - 18  // J K
    case 20..<22: 0x4D + value - 20  // M N
    case 22..<27: 0x50 + value - 22  // P…T
    default: 0x56 + value - 27  // V…Z
    }
  }

  /// 0…31, or 255 for a byte that is no digit of the alphabet.
  static func value(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x48: byte - 0x41 + 10
    case 0x4A...0x4B: byte - 0x4A + 18
    case 0x4D...0x4E: byte - 0x4D + 20
    case 0x50...0x54: byte - 0x50 + 22
    case 0x56...0x5A: byte - 0x56 + 27
    default: 255
    }
  }
}
