import Testing

@testable import Interchange

/// What a decoding showed of one message, copied out of it.
struct SeenMessage: Equatable {
  var global: UInt16
  var part = 0
  var timestamp: UInt32?
  var values: [Int64?] = []
}

/// Decodes everything and reads fields 0, 1, 2 … of each message as whole numbers.
func decoded(_ bytes: [UInt8], fields: Int = 0) -> (seen: [SeenMessage], problems: [FITProblem]) {
  var seen: [SeenMessage] = []
  let problems = FITDecoder.decode(bytes, wants: { _ in true }) { message in
    let values = (0..<fields).map { message.integer(UInt8($0)) }
    seen.append(
      SeenMessage(global: message.globalNumber, part: message.part, timestamp: message.timestamp, values: values))
  }
  return (seen, problems)
}

@Suite struct FITContainerTests {
  private static let fields: [FITWriterField] = [.u8(0, 7), .u16(1, 0x1234), .u32(2, 0x1234_5678)]
  private static let definition: [(UInt8, UInt8, UInt8)] = [(0, 1, 2), (1, 2, 0x84), (2, 4, 0x86)]

  @Test("Headers of 12, 14 and more bytes, in both byte orders, give the same message", arguments: [12, 14, 20])
  func headers(size: UInt8) {
    for isLittleEndian in [true, false] {
      var writer = FITWriter(isLittleEndian: isLittleEndian)
      writer.define(300, Self.definition)
      writer.message(Self.fields)
      let (seen, problems) = decoded(writer.file(headerSize: size), fields: 3)
      #expect(seen == [SeenMessage(global: 300, values: [7, 0x1234, 0x1234_5678])])
      #expect(problems.isEmpty)
    }
  }

  @Test("A 14-byte header may leave its checksum at zero, but not have a wrong one")
  func headerChecksum() {
    var writer = FITWriter()
    writer.write(300, .u8(0, 1))
    #expect(decoded(writer.file(headerChecksum: 0)).problems.isEmpty)
    let wrong = decoded(writer.file(headerChecksum: 0xBEEF))
    #expect(wrong.problems == [.headerChecksum(byte: 0)])
    #expect(wrong.seen.count == 1)
  }

  @Test("Local definitions hold until they are made again")
  func redefinition() {
    var writer = FITWriter()
    writer.define(1, local: 0, [(0, 1, 2)])
    writer.define(2, local: 15, [(0, 2, 0x84)])
    writer.message(local: 15, [.u16(0, 900)])
    writer.message(local: 0, [.u8(0, 5)])
    writer.define(3, local: 0, [(1, 1, 2)])
    writer.message(local: 0, [.u8(1, 6)])
    let (seen, problems) = decoded(writer.file(), fields: 2)
    #expect(
      seen == [
        SeenMessage(global: 2, values: [900, nil]), SeenMessage(global: 1, values: [5, nil]),
        SeenMessage(global: 3, values: [nil, 6]),
      ])
    #expect(problems.isEmpty)
  }

  @Test("Messages that nobody wants are passed over by their size, and still carry the time")
  func unwanted() {
    var writer = FITWriter()
    writer.write(0xFF00, .u32(253, 1_000_000_000), .data(9, Array(repeating: 0xAB, count: 200)))
    writer.define(20, [(3, 1, 2)])
    writer.compressed(offset: UInt8(1_000_000_001 % 32), [.u8(3, 120)])
    var seen: [UInt32?] = []
    let problems = FITDecoder.decode(writer.file(), wants: { $0 == 20 }) { seen.append($0.timestamp) }
    #expect(seen == [1_000_000_001])
    #expect(problems.isEmpty)
  }

  @Test("Developer fields are passed over by their size, though nothing defines them")
  func developerFields() {
    var writer = FITWriter()
    writer.define(20, [(0, 1, 2)], developer: [4, 0, 3])
    writer.message([.u8(0, 60)], developer: [1, 2, 3, 4, 5, 6, 7])
    writer.message([.u8(0, 61)], developer: [8, 9, 10, 11, 12, 13, 14])
    let (seen, problems) = decoded(writer.file(), fields: 1)
    #expect(seen.map(\.values) == [[60], [61]])
    #expect(problems.isEmpty)
  }

  @Test("Compressed timestamps count on from the newest time and roll over after 32 seconds")
  func compressedTimestamps() {
    var writer = FITWriter()
    writer.define(20, local: 2, [(0, 1, 2)])
    writer.compressed(local: 2, offset: 3, [.u8(0, 1)])
    writer.write(21, local: 1, .u32(253, 0x3B9A_CA1E))
    for offset: UInt8 in [30, 31, 2, 2, 1] { writer.compressed(local: 2, offset: offset, [.u8(0, 1)]) }
    let times = decoded(writer.file()).seen.map(\.timestamp)
    #expect(
      times == [nil, 0x3B9A_CA1E, 0x3B9A_CA1E, 0x3B9A_CA1F, 0x3B9A_CA22, 0x3B9A_CA22, 0x3B9A_CA41])
  }

  @Test("Chained files are read one after another, each with definitions of its own")
  func chained() {
    var first = FITWriter()
    first.write(20, .u32(253, 1_000_000_000))
    var second = FITWriter(isLittleEndian: false)
    second.write(21, .u8(0, 9))
    let (seen, problems) = decoded(first.file() + second.file(headerSize: 12), fields: 1)
    #expect(
      seen == [
        SeenMessage(global: 20, timestamp: 1_000_000_000, values: [nil]),
        SeenMessage(global: 21, part: 1, values: [9]),
      ])
    #expect(problems.isEmpty)

    var third = FITWriter()
    third.raw([0, 1])
    let start = first.file().count + 14
    #expect(decoded(first.file() + third.file()).problems.contains(.undefinedMessage(byte: start)))
  }

  @Test("The table-driven checksum equals the bit-by-bit one for every length up to 70")
  func checksum() {
    let bytes = (0..<70).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    for length in 0...bytes.count {
      let fast = bytes[..<length].withUnsafeBytes { FITChecksum.of($0) }
      #expect(fast == FITWriter.checksum(bytes[..<length]), "length \(length)")
    }
  }
}
