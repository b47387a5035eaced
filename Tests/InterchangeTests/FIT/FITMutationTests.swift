import TestSupport
import Testing

@testable import Interchange

@Suite struct FITMutationTests {
  /// A chain of two small files that uses every message type and container feature the reader knows.
  private static let fixture: [UInt8] = {
    var run = FITWriter()
    run.fileID()
    run.write(8, .u16(254, 0), .u8(1, 123))
    run.write(12, .kind(0, 1), .kind(1, 4), .text(3, "Run", size: 6))
    run.timer(fixtureStart, starts: true)
    run.records([100, 120, 255, 140])
    run.define(20, local: 3, [(3, 1, 2)], developer: [2, 3])
    run.message(local: 0x80 | 3 << 5 | 31, [.u8(3, 99)], developer: [1, 2, 3, 4, 5])
    run.timer(fixtureStart + 4, starts: false)
    run.write(132, .u32(253, fixtureStart), .u16(0, 16_384), .u8(6, 100), .u32(9, 2048))
    run.write(132, .u8(6, 120, 140), .data(10, [0x00, 0x0A, 0xE0]))
    run.write(225, .u32(0, 41_500), .u16(3, 8), .u16(4, 1640), .kind(5, 1), .u32(6, fixtureStart))
    run.write(19, .u32(2, fixtureStart), .u32(7, 4000), .u32(8, 4000))
    run.session(more: [.u8(193, 70), .u16(254, 0)])
    run.write(216, .u16(0, 18), .u16(1, 0), .u32(2, 1, 2, 3, 4, 5, 6, 7), .u8(6, 91, 109, 127, 145, 163))
    run.activity()
    var plan = FITWriter(isLittleEndian: false)
    plan.fileID(kind: 5)
    plan.write(26, .kind(4, 1), .text(8, "Plan", size: 5))
    return run.file() + plan.file(headerSize: 12)
  }()

  /// Reads with every public way in, and checks what must hold of any bytes.
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    let reading = FITReading(of: bytes, maximumHeartRate: 190)
    let count = FITCount(of: bytes)
    #expect(count.messages <= bytes.count, comment)
    #expect((reading.verdict == .activity) == !reading.sessions.isEmpty, comment)
    for session in reading.sessions {
      #expect(session.timerSeconds >= 0 && session.timerSeconds <= 604_800, comment)
      #expect((session.zones?.seconds ?? [0, 0, 0, 0, 0]).count == 5, comment)
      #expect(session.effort.map { 1...10 ~= $0 } ?? true, comment)
    }
  }

  @Test("The fixture itself is sound")
  func sound() {
    let reading = FITReading(of: Self.fixture, maximumHeartRate: 190)
    #expect(reading.sessions.count == 1)
    #expect(reading.problems == [.otherKind(FITFileKind(number: 5), part: 1)])
  }

  @Test("Every prefix is read without a trap")
  func prefixes() {
    for length in 0...Self.fixture.count { check(Array(Self.fixture[..<length]), "\(length) bytes") }
  }

  @Test("Twenty thousand seeded mutations are read without a trap")
  func mutations() {
    for seed: UInt64 in 0..<20_000 {
      var random = SeededGenerator(seed: seed)
      var bytes = Self.fixture
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      check(bytes, "seed \(seed)")
    }
  }

  /// Changes one byte, cuts a stretch out, doubles one, or writes a length of extremes.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 20 else { return }
    let at = Int.random(in: 0..<bytes.count - 10, using: &random)
    let length = Int.random(in: 1...10, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes.removeSubrange(at..<at + length)
    case 3: bytes.insert(contentsOf: bytes[at..<at + length], at: at)
    default: for index in at..<at + length { bytes[index] = [0, 0x40, 0x7F, 0x80, 0xFF][index % 5] }
    }
  }
}
