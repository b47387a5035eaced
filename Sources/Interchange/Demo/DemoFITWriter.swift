/// Writes a small FIT file: little-endian, every field of one element.
struct DemoFITWriter {
  /// A field of a message: its number and its element.
  struct Field {
    let number: UInt8
    /// The base type's code in the FIT protocol.
    let code: UInt8
    let bytes: [UInt8]

    static func kind(_ number: UInt8, _ value: UInt8) -> Field { Field(number: number, code: 0x00, bytes: [value]) }
    static func byte(_ number: UInt8, _ value: Int64) -> Field {
      Field(number: number, code: 0x02, bytes: [UInt8(clamping: value)])
    }
    static func short(_ number: UInt8, _ value: Int64) -> Field {
      Field(number: number, code: 0x84, bytes: DemoFITWriter.bytes(UInt16(clamping: value)))
    }
    static func long(_ number: UInt8, _ value: Int64) -> Field {
      Field(number: number, code: 0x86, bytes: DemoFITWriter.bytes(UInt32(clamping: value)))
    }
  }

  private var records: [UInt8] = []
  private var definition: [UInt8] = []

  /// Writes a message, and its definition first where the last message was of another shape.
  mutating func write(_ message: UInt16, _ fields: [Field]) {
    let shape =
      [0x40, 0, 0] + Self.bytes(message) + [UInt8(fields.count)]
      + fields.flatMap { [$0.number, UInt8($0.bytes.count), $0.code] }
    if shape != definition { records += shape }
    definition = shape
    records += [0] + fields.flatMap(\.bytes)
  }

  /// The whole file with its header and checksums.
  var file: [UInt8] {
    var bytes: [UInt8] = [14, 0x20] + Self.bytes(UInt16(2178)) + Self.bytes(UInt32(records.count))
    bytes += Array(".FIT".utf8)
    bytes += Self.bytes(Self.checksum(bytes))
    bytes += records
    return bytes + Self.bytes(Self.checksum(bytes))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt16 { bytes.withUnsafeBytes { FITChecksum.of($0) } }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
