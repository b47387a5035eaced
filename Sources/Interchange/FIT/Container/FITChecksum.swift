/// The checksum of FIT files: CRC-16 with the reflected polynomial 0xA001, starting at 0.
enum FITChecksum {
  /// Eight tables, so that eight bytes are taken per step: `tables[256 * k + b]` is byte `b` followed by `k` zero bytes.
  private static let tables: [UInt16] = {
    var tables = [UInt16](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt16(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xA001 : crc >> 1 }
      tables[byte] = crc
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = (before >> 8) ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()

  /// The checksum of `bytes`.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt16 {
    tables.withUnsafeBufferPointer { table in
      var crc: UInt16 = 0
      var at = 0
      while at &+ 8 <= bytes.count {
        crc = step(crc, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)), table)
        at &+= 8
      }
      for byte in bytes[at...] { crc = (crc >> 8) ^ table[Int((crc ^ UInt16(byte)) & 0xFF)] }
      return crc
    }
  }

  @inline(__always)
  private static func step(_ crc: UInt16, _ bytes: UInt64, _ table: UnsafeBufferPointer<UInt16>) -> UInt16 {
    let mixed = bytes ^ UInt64(crc)
    var result: UInt16 = 0
    for index in 0..<8 { result ^= table[(7 - index) << 8 | Int(mixed >> UInt64(8 * index) & 0xFF)] }
    return result
  }
}
