import TestSupport
import Testing

@testable import TrainingModel

/// The vectors of the specification and of its first implementations (ulid/spec, ulid/javascript, oklog/ulid).
@Suite struct ULIDTests {
  private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Base 32 the long way, by division of the whole number.
  private func text(_ id: ULID) -> String {
    var rest = UInt128(id.high) << 64 | UInt128(id.low)
    var digits: [UInt8] = []
    for _ in 0..<26 {
      digits.append(alphabet[Int(rest % 32)])
      rest /= 32
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  @Test(arguments: [
    ("01ARYZ6S41TSV4RRFFQ69G5FAV", 0x0156_3DF3_6481_D676 as UInt64, 0x4C61_EFB9_9302_BD5B as UInt64),
    ("01ARZ3NDEKTSV4RRFFQ69G5FAV", 0x0156_3E3A_B5D3_D676, 0x4C61_EFB9_9302_BD5B),
    ("00000000000000000000000000", 0, 0), ("7ZZZZZZZZZZZZZZZZZZZZZZZZZ", .max, .max),
  ])
  func `published texts are these bytes`(_ text: String, _ high: UInt64, _ low: UInt64) throws {
    let id = try #require(ULID(text))
    #expect(id == ULID(high: high, low: low) && id.text == text)
  }

  @Test(arguments: [
    ("01ARYZ6S41TSV4RRFFQ69G5FAV", 1_469_918_176_385 as UInt64), ("01ARZ3NDEKTSV4RRFFQ69G5FAV", 1_469_922_850_259),
    ("01AN4Z07BY79KA1307SR9X4MV3", 1_465_824_320_894), ("01DXF6DT000000000000000000", 1_577_836_800_000),
    ("7ZZZZZZZZZ0000000000000000", 281_474_976_710_655),
  ])
  func `published texts are of these milliseconds`(_ text: String, _ milliseconds: UInt64) {
    #expect(ULID(text)?.milliseconds == milliseconds)
  }

  @Test func `any 128 bits become a text and come back`() {
    var random = SeededGenerator(seed: 26)
    for number in 0..<5_000 {
      let id = ULID(high: random.next(), low: random.next())
      #expect(id.text == text(id) && ULID(id.text) == id, "number \(number) of seed 26")
    }
  }

  @Test func `the order of the texts is the order of the numbers`() {
    var random = SeededGenerator(seed: 27)
    for number in 0..<5_000 {
      let high = random.next()
      let a = ULID(high: high, low: random.next())
      let b = ULID(high: high &+ random.next() % 2, low: random.next())
      #expect((a < b) == (a.text < b.text), "number \(number) of seed 27")
      #expect((a < b) == Array(a.text.utf8).lexicographicallyPrecedes(Array(b.text.utf8)), "number \(number)")
    }
  }

  @Test func `every byte outside the alphabet is refused at each of the 26 places`() {
    let id = Array("0000XSNJG0MQJHBF4QX1EFD6Y3".utf8)
    for place in 0..<26 {
      for byte in 0...UInt8.max {
        var bytes = id
        bytes[place] = byte
        let isGood = alphabet.contains(byte) && (place > 0 || byte <= 0x37)
        #expect((bytes.withUnsafeBufferPointer { ULID.parse($0) } != nil) == isGood, "\(byte) at \(place)")
      }
    }
  }

  @Test(arguments: [
    "", "80000000000000000000000000", "ZZZZZZZZZZZZZZZZZZZZZZZZZZ", "01aryz6s41tsv4rrffq69g5fav",
    "oLARYZ6-S41TSV4RRF-FQ69G5FAV", "01ARYZ6S41TSV4RRFFQ69G5FA", "01ARYZ6S41TSV4RRFFQ69G5FAVV",
    "O1ARYZ6S41TSV4RRFFQ69G5FAV", "0IARYZ6S41TSV4RRFFQ69G5FAV", "０1ARYZ6S41TSV4RRFFQ69G5FA",
  ])
  func `neither too much, small letters nor look-alikes are read`(_ text: String) { #expect(ULID(text) == nil) }
}
