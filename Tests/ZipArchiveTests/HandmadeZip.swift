/// Archives written by hand, byte for byte, so that they can lie.
struct HandmadeZip {
  /// One entry, with what its headers say of it.
  struct Entry {
    var name: [UInt8]
    var stored: [UInt8]
    /// What the headers say, where that is not the truth.
    var crc: UInt32?
    var size: UInt32?
    var method: UInt16 = 0
    var flags: UInt16 = 0x0800
    var mode: UInt32 = 0o100_644
    /// The entry whose content this one shares; nil: its own.
    var sharing: Int?

    init(_ name: String, _ stored: [UInt8] = Array("content".utf8)) {
      (self.name, self.stored) = (Array(name.utf8), stored)
    }
  }

  var entries: [Entry]
  /// The number of entries that the end record names, where that is not the truth.
  var count: UInt16?

  /// The archive's bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for entry in entries {
      if let shared = entry.sharing {
        offsets.append(offsets[shared])
        continue
      }
      offsets.append(bytes.count)
      bytes += Self.number(0x0403_4B50, 4) + Self.number(20, 2) + Self.common(entry) + entry.name + entry.stored
    }
    let start = bytes.count
    for (entry, offset) in zip(entries, offsets) { bytes += Self.central(entry, offset) }
    let size = bytes.count - start
    let count = UInt64(count ?? UInt16(entries.count))
    bytes += Self.number(0x0605_4B50, 4) + Self.number(0, 4) + Self.number(count, 2) + Self.number(count, 2)
    return bytes + Self.number(UInt64(size), 4) + Self.number(UInt64(start), 4) + Self.number(0, 2)
  }

  private static func central(_ entry: Entry, _ offset: Int) -> [UInt8] {
    number(0x0201_4B50, 4) + number(0x0314, 2) + number(20, 2) + common(entry) + number(0, 2 + 2 + 2)
      + number(UInt64(entry.mode) << 16, 4) + number(UInt64(offset), 4) + entry.name
  }

  /// What local and central headers share, up to the length of the extra field.
  private static func common(_ entry: Entry) -> [UInt8] {
    number(UInt64(entry.flags), 2) + number(UInt64(entry.method), 2) + number(0x0021_0000, 4)
      + number(UInt64(entry.crc ?? crc32(entry.stored)), 4) + number(UInt64(entry.stored.count), 4)
      + number(UInt64(entry.size ?? UInt32(entry.stored.count)), 4) + number(UInt64(entry.name.count), 2)
      + number(0, 2)
  }

  /// A number of so many bytes, the lowest first.
  static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// The check sum of the zip format: CRC-32 of ISO 3309, reflected.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = (sum >> 8) ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
    var sum = byte
    for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    return sum
  }
}
