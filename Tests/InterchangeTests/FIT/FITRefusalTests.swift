import Testing

@testable import Interchange

@Suite struct FITRefusalTests {
  /// A file of three messages; its records start at byte 14, its definition is 9 bytes long, each message 3.
  private static var writer: FITWriter {
    var writer = FITWriter()
    writer.define(20, [(0, 2, 0x84)])
    for value: UInt16 in [100, 200, 300] { writer.message([.u16(0, value)]) }
    return writer
  }

  @Test("Bytes without a FIT header are refused", arguments: [[], [0x0E], Array("PK\u{3}\u{4} a zip archive".utf8)])
  func notFIT(bytes: [UInt8]) {
    #expect(decoded(bytes).problems == [.notFIT])
  }

  @Test("A header that says it is shorter than 12 bytes is refused")
  func shortHeader() {
    var bytes = Self.writer.file()
    bytes[0] = 11
    #expect(decoded(bytes).problems == [.notFIT])
  }

  @Test("A wrong checksum is told and the data kept")
  func wrongChecksum() {
    let (seen, problems) = decoded(Self.writer.file(checksum: 0x1234), fields: 1)
    #expect(seen.map(\.values) == [[100], [200], [300]])
    #expect(problems == [.checksum(byte: 32)])
  }

  @Test("The checksum covers the declared length: more bytes behind it are told and do not spoil it")
  func trailingBytes() {
    let (seen, problems) = decoded(Self.writer.file() + [1, 2, 3])
    #expect(seen.count == 3)
    #expect(problems == [.trailingBytes(byte: 34, count: 3)])
  }

  @Test("A file cut anywhere gives the whole records before the cut, and says where they end")
  func truncated() {
    let bytes = Self.writer.file()
    for length in 14..<32 {
      let (seen, problems) = decoded(Array(bytes[..<length]), fields: 1)
      let whole = max(0, (length - 23) / 3)
      #expect(seen.map(\.values) == Array([[100], [200], [300]].prefix(whole)), "\(length) bytes")
      let end = length < 23 ? 14 : 23 + 3 * whole
      #expect(problems == [.truncated(byte: end, missing: 32 - length)], "\(length) bytes")
    }
    for length in 32..<34 {
      #expect(decoded(Array(bytes[..<length])).problems == [.checksumMissing(byte: 32)], "\(length) bytes")
    }
  }

  @Test("A file whose length was never written is read to its end", arguments: [true, false])
  func neverClosed(hasChecksum: Bool) {
    let bytes = Self.writer.file(dataSize: 0, checksum: 0)
    let (seen, problems) = decoded(hasChecksum ? bytes : bytes.dropLast(2), fields: 1)
    #expect(Array(seen.prefix(3)).map(\.values) == [[100], [200], [300]])
    #expect(problems.first == .neverClosed(byte: 0))
    #expect(problems.count == 1)
  }

  @Test("A message under a definition that was never made ends the file")
  func undefined() {
    var writer = Self.writer
    writer.raw([0x05, 1, 2, 3])
    let (seen, problems) = decoded(writer.file())
    #expect(seen.count == 3)
    #expect(problems == [.undefinedMessage(byte: 32)])
  }

  @Test("A definition of an unknown byte order ends the file")
  func badByteOrder() {
    var writer = Self.writer
    writer.raw([0x40, 0, 7, 20, 0, 0])
    #expect(decoded(writer.file()).problems == [.badDefinition(byte: 32)])
  }

  @Test("A record that reaches beyond the declared length ends the file")
  func overrun() {
    var writer = Self.writer
    writer.raw([0x00, 1])
    let (seen, problems) = decoded(writer.file())
    #expect(seen.count == 3)
    #expect(problems == [.overrun(byte: 32)])
  }

  @Test("A declared length of four gigabytes reserves nothing and reads what is there")
  func hugeLength() {
    let (seen, problems) = decoded(Self.writer.file(dataSize: Int(UInt32.max)))
    #expect(seen.count == 3)
    #expect(problems.last == .truncated(byte: 32, missing: 14 + Int(UInt32.max) - 34))
  }
}
