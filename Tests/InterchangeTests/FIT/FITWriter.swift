/// Builds FIT bytes for tests, sound ones and damaged ones.
struct FITWriter {
  var isLittleEndian = true
  private(set) var records: [UInt8] = []

  init(isLittleEndian: Bool = true) { self.isLittleEndian = isLittleEndian }

  /// Writes a definition and, under it, one message with these fields.
  mutating func write(_ global: UInt16, local: UInt8 = 0, _ fields: FITWriterField...) {
    define(global, local: local, fields.map { ($0.number, UInt8($0.bytes.count), $0.code) })
    message(local: local, fields)
  }

  /// Writes a definition; `developer` are developer fields' sizes.
  mutating func define(
    _ global: UInt16, local: UInt8 = 0, _ fields: [(number: UInt8, size: UInt8, code: UInt8)], developer: [UInt8] = []
  ) {
    records.append(0x40 | local | (developer.isEmpty ? 0 : 0x20))
    records += [0, isLittleEndian ? 0 : 1] + ordered(littleEndian(global), width: 2) + [UInt8(fields.count)]
    for field in fields { records += [field.number, field.size, field.code] }
    if developer.isEmpty { return }
    records.append(UInt8(developer.count))
    for (index, size) in developer.enumerated() { records += [UInt8(index), size, 0] }
  }

  /// Writes a data message; in a big-endian file the fields' elements are turned around.
  mutating func message(local: UInt8 = 0, _ fields: [FITWriterField], developer: [UInt8] = []) {
    records.append(local)
    for field in fields { records += ordered(field.bytes, width: field.width) }
    records += developer
  }

  /// Writes a data message with a compressed timestamp; `local` is 0…3, `offset` 0…31.
  mutating func compressed(local: UInt8 = 0, offset: UInt8, _ fields: [FITWriterField]) {
    message(local: 0x80 | local << 5 | offset, fields)
  }

  mutating func raw(_ bytes: [UInt8]) { records += bytes }

  /// The whole file. `dataSize` and the checksums may lie.
  func file(
    headerSize: UInt8 = 14, dataSize: Int? = nil, checksum: UInt16? = nil, headerChecksum: UInt16? = nil
  ) -> [UInt8] {
    var bytes = [headerSize, 0x20] + littleEndian(UInt16(2178))
    bytes += littleEndian(UInt32(dataSize ?? records.count)) + Array(".FIT".utf8)
    if headerSize >= 14 { bytes += littleEndian(headerChecksum ?? Self.checksum(bytes)) }
    bytes += Array(repeating: 0, count: Int(headerSize) - bytes.count)
    bytes += records
    return bytes + littleEndian(checksum ?? Self.checksum(bytes))
  }

  /// CRC-16 bit by bit, as the protocol defines it.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt16 {
    bytes.reduce(0) { crc, byte in
      (0..<8).reduce(crc ^ UInt16(byte)) { crc, _ in crc & 1 == 1 ? (crc >> 1) ^ 0xA001 : crc >> 1 }
    }
  }

  private func ordered(_ bytes: [UInt8], width: Int) -> [UInt8] {
    if isLittleEndian { return bytes }
    return (0..<bytes.count / width).flatMap { bytes[$0 * width..<($0 + 1) * width].reversed() }
  }
}

/// One field of a message: its number, its base type's code and its bytes in little-endian order.
struct FITWriterField {
  var number: UInt8
  var code: UInt8
  var bytes: [UInt8]
  /// Bytes of one element, which a big-endian file turns around.
  var width = 1

  static func u8(_ number: UInt8, _ values: UInt8...) -> Self { Self(number: number, code: 0x02, bytes: values) }
  static func kind(_ number: UInt8, _ value: UInt8) -> Self { Self(number: number, code: 0x00, bytes: [value]) }
  static func u16(_ number: UInt8, _ values: UInt16...) -> Self {
    Self(number: number, code: 0x84, bytes: values.flatMap(littleEndian), width: 2)
  }
  static func u32(_ number: UInt8, _ values: UInt32...) -> Self {
    Self(number: number, code: 0x86, bytes: values.flatMap(littleEndian), width: 4)
  }
  static func text(_ number: UInt8, _ text: String, size: Int) -> Self {
    let bytes = Array(text.utf8.prefix(size))
    return Self(number: number, code: 0x07, bytes: bytes + Array(repeating: 0, count: size - bytes.count))
  }
  static func data(_ number: UInt8, _ bytes: [UInt8]) -> Self { Self(number: number, code: 0x0D, bytes: bytes) }
}

/// The bytes of a number, lowest first.
func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
