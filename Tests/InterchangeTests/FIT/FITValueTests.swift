import Testing

@testable import Interchange

@Suite struct FITValueTests {
  /// A base type's code, little-endian bytes of a value, the value, and the bytes that mean "missing".
  struct Case: Sendable {
    var code: UInt8
    var bytes: [UInt8]
    var value: Int64
    var missing: [UInt8]
  }

  static let cases = [
    Case(code: 0x00, bytes: [4], value: 4, missing: [0xFF]),
    Case(code: 0x01, bytes: [0xFE], value: -2, missing: [0x7F]),
    Case(code: 0x02, bytes: [254], value: 254, missing: [0xFF]),
    Case(code: 0x83, bytes: [0xFE, 0xFF], value: -2, missing: [0xFF, 0x7F]),
    Case(code: 0x84, bytes: [0x34, 0x12], value: 0x1234, missing: [0xFF, 0xFF]),
    Case(code: 0x85, bytes: [0xFE, 0xFF, 0xFF, 0xFF], value: -2, missing: [0xFF, 0xFF, 0xFF, 0x7F]),
    Case(code: 0x86, bytes: [0, 0, 0, 0x80], value: 0x8000_0000, missing: [0xFF, 0xFF, 0xFF, 0xFF]),
    Case(code: 0x0A, bytes: [255], value: 255, missing: [0]),
    Case(code: 0x8B, bytes: [0xFF, 0xFF], value: 0xFFFF, missing: [0, 0]),
    Case(code: 0x8C, bytes: [0xFF, 0xFF, 0xFF, 0xFF], value: 0xFFFF_FFFF, missing: [0, 0, 0, 0]),
    Case(code: 0x0D, bytes: [9], value: 9, missing: [0xFF]),
    Case(
      code: 0x8E, bytes: [0xFE] + Array(repeating: 0xFF, count: 7), value: -2,
      missing: Array(repeating: 0xFF, count: 7) + [0x7F]),
    Case(
      code: 0x8F, bytes: [1, 0, 0, 0, 1, 0, 0, 0], value: 0x1_0000_0001, missing: Array(repeating: 0xFF, count: 8)),
    Case(code: 0x90, bytes: [1, 0, 0, 0, 1, 0, 0, 0], value: 0x1_0000_0001, missing: Array(repeating: 0, count: 8)),
    // A device that leaves out the endianness bit, and a type that no protocol names.
    Case(code: 0x04, bytes: [0x34, 0x12], value: 0x1234, missing: [0xFF, 0xFF]),
    Case(code: 0x1E, bytes: [9], value: 9, missing: [0xFF]),
  ]

  @Test("Each whole-number type gives its value and knows its missing value, in both byte orders", arguments: cases)
  func wholeNumbers(given: Case) {
    for isLittleEndian in [true, false] {
      let width = given.bytes.count
      let present = FITWriterField(number: 0, code: given.code, bytes: given.bytes, width: width)
      let missing = FITWriterField(number: 1, code: given.code, bytes: given.missing, width: width)
      let pair = FITWriterField(number: 2, code: given.code, bytes: given.missing + given.bytes, width: width)
      var writer = FITWriter(isLittleEndian: isLittleEndian)
      writer.write(20, present, missing, pair)
      var values: [[Int64?]] = []
      var valid = 0
      _ = FITDecoder.decode(writer.file(), wants: { _ in true }) { message in
        values = [[message.integer(0)], [message.integer(1)], message.integers(2), message.integers(9)]
        valid = message.validFieldCount
      }
      #expect(values == [[given.value], [nil], [nil, given.value], []])
      #expect(valid == 2)
    }
  }

  /// Writes one message with the field and hands it to `read`.
  private func reading<T>(_ field: FITWriterField, isLittleEndian: Bool = true, _ read: (FITMessage) -> T) -> [T] {
    var writer = FITWriter(isLittleEndian: isLittleEndian)
    writer.write(20, field)
    var results: [T] = []
    _ = FITDecoder.decode(writer.file(), wants: { _ in true }) { results.append(read($0)) }
    return results
  }

  @Test("Fractions are numbers but no whole numbers; what is not finite is missing", arguments: [true, false])
  func fractions(isLittleEndian: Bool) {
    func single(_ value: Float) -> FITWriterField {
      .init(number: 0, code: 0x88, bytes: littleEndian(value.bitPattern), width: 4)
    }
    func double(_ value: Double) -> FITWriterField {
      .init(number: 0, code: 0x89, bytes: littleEndian(value.bitPattern), width: 8)
    }
    for (field, value) in [
      (single(6.2), Double(Float(6.2))), (double(-0.5), -0.5), (single(.nan), nil), (double(.infinity), nil),
      (single(Float(bitPattern: .max)), nil), (double(Double(bitPattern: .max)), nil),
    ] {
      #expect(reading(field, isLittleEndian: isLittleEndian) { $0.number(0) } == [value])
      #expect(reading(field, isLittleEndian: isLittleEndian) { $0.integer(0) } == [nil])
    }
    #expect(reading(.u16(0, 12)) { $0.number(0) } == [12])
  }

  @Test("Texts end at their NUL or at their field's end, and bad UTF-8 is mended")
  func texts() {
    #expect(reading(.text(0, "Run", size: 8)) { $0.text(0) } == ["Run"])
    #expect(reading(.text(0, "Laufen", size: 6)) { $0.text(0) } == ["Laufen"])
    #expect(reading(.text(0, "", size: 4)) { $0.text(0) } == [nil])
    #expect(reading(.init(number: 0, code: 7, bytes: [0x41, 0xFF, 0x42])) { $0.text(0) } == ["A\u{FFFD}B"])
    #expect(reading(.u8(0, 65)) { $0.text(0) } == [nil])
    #expect(reading(.text(0, "12", size: 2)) { $0.integer(0) } == [nil])
  }

  @Test("A field whose size is no multiple of its type's is unreadable, and the rest of the message is not")
  func oddSizes() {
    var writer = FITWriter()
    writer.define(20, [(0, 3, 0x84), (1, 0, 0x86), (2, 1, 0x02)])
    writer.raw([0, 1, 2, 3, 77])
    var seen: [Int64?] = []
    _ = FITDecoder.decode(writer.file(), wants: { _ in true }) { message in
      seen = (0..<3).map { message.integer($0) }
      #expect(message.validFieldCount == 1)
      #expect(Array(message.bytes(0)) == [1, 2, 3])
    }
    #expect(seen == [nil, nil, 77])
  }

  @Test("A number beyond 63 bits is missing rather than wrong")
  func beyondSigned() {
    let field = FITWriterField(number: 0, code: 0x8F, bytes: littleEndian(UInt64.max - 1), width: 8)
    #expect(reading(field) { $0.integer(0) } == [nil])
  }
}
