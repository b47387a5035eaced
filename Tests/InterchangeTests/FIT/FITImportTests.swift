import CanonicalJSON
import Interchange
import TrainingModel
import Testing

@Suite struct FITImportTests {
  private static let now = Instant(seconds: 1_700_000_000)

  private func imported(
    maximum: HeartRate? = nil, home: ZoneRules = .fixed(offset: 0), _ build: (inout FITWriter) -> Void
  ) -> FITImport {
    var writer = FITWriter()
    build(&writer)
    return FITImport(of: writer.file(), maximumHeartRate: maximum, home: home, now: Self.now)
  }

  @Test("A run becomes a document with its units, zone, source and key")
  func run() throws {
    let zones = FITWriterField(
      number: 65, code: 0x86, bytes: (1...5).flatMap { littleEndian(UInt32($0 * 60_000)) }, width: 4)
    let result = imported { writer in
      writer.fileID()
      writer.session(more: [.u8(16, 152), .u8(17, 171), .u8(193, 70), zones])
      writer.activity()
    }
    let document = try #require(result.sessions.first)
    #expect(document.activity == .run)
    #expect(document.activityName == nil)
    #expect(document.start == Instant(seconds: 1_699_438_778))
    #expect(document.zone == .offset(3600))
    #expect(document.minutes == Minutes(60))
    #expect(document.kilometres == Kilometres(10.5))
    #expect(document.effort == Effort(7))
    #expect(document.avgHeartRate == HeartRate(152))
    #expect(document.maxHeartRate == HeartRate(171))
    #expect(document.hrZoneSeconds == [60, 120, 180, 240, 300])
    #expect(document.source == "FIT")
    #expect(document.externalID == "1-3992-3420897194-1068373178-1068373178-0")
    #expect(document.isRecovered == nil)
    #expect(document.createdAt == Self.now)
    #expect(document.updatedAt == Self.now)
    #expect(document.id.milliseconds == 1_699_438_778_000)
    #expect(result.verdict == .activity)
  }

  @Test("Every import of a recording has the same id, and another recording of the same second has another")
  func identity() {
    let ids = [UInt8(1), 1, 2].map { number in
      imported(home: .fixed(offset: Int64(number) * 3600)) { writer in
        writer.fileID(created: fixtureStart + UInt32(number))
        writer.session()
      }.sessions.first?.id
    }
    #expect(ids[0] == ids[1])
    #expect(ids[0] != ids[2])
  }

  @Test(
    "Running and strength are told apart from the rest, which keeps its name",
    arguments: [
      (1, 0, .run, nil), (1, 1, .run, nil), (4, 1, .run, nil), (0, 45, .run, nil), (10, 20, .lift, nil),
      (4, 20, .lift, nil), (10, 26, .other, "cardio training"), (2, 6, .other, "cycling"), (62, 70, .other, "hiit"),
      (4, 0, .other, "fitness equipment"), (200, 252, .other, "sport 200"), (0, 255, .other, "generic"),
      (255, 255, .other, nil),
    ] as [(UInt8, UInt8, SessionActivity, String?)])
  func activities(sport: UInt8, subSport: UInt8, activity: SessionActivity, name: String?) {
    let document = imported { $0.session(sport: sport, subSport: subSport) }.sessions.first
    #expect(document?.activity == activity)
    #expect(document?.activityName == name)
  }

  @Test("Where only the wall clock is known, the home zone dates the session and the id does not change with it")
  func wallClock() {
    let documents = [0, 7200].map { offset in
      imported(home: .fixed(offset: offset)) { writer in
        writer.session(start: 1000)
        writer.write(34, .u32(253, 4720), .u32(5, fixtureStart + 3720))
      }.sessions.first
    }
    #expect(documents.map(\.?.start.seconds) == [1_699_438_778, 1_699_438_778 - 7200])
    #expect(documents[0]?.id == documents[1]?.id)
    #expect(documents[0]?.zone == nil)
  }

  @Test("Every document can be read back, though the file holds numbers that no document may")
  func readable() throws {
    let result = imported(maximum: HeartRate(190)) { writer in
      writer.session(timer: 0, elapsed: 0, more: [.u8(16, 3), .u8(17, 254)])
      writer.session(start: fixtureStart + 9000, timer: 604_800_000, elapsed: 604_800_000)
      writer.session(sport: 2, start: 0xFFFF_FFFE)
      writer.records([100, 150, 200])
    }
    #expect(result.sessions.count == 3)
    #expect(result.sessions.first?.avgHeartRate == nil)
    #expect(result.sessions.first?.minutes == nil)
    for document in result.sessions {
      let bytes = document.canonicalBytes()
      #expect(try SessionDocument(bytes: bytes) == document)
    }
  }

  @Test("Eight-byte numbers where the profile has four are missing and never overflow")
  func wideNumbers() {
    for extreme in [Int64.min, Int64.max - 1, -1] {
      for numbers: [UInt8] in [[2], [7], [8], [9], [2, 7, 8, 9, 65, 193]] {
        _ = imported { writer in
          writer.write(
            216, .u16(0, 18), FITWriterField(number: 2, code: 0x8E, bytes: littleEndian(extreme), width: 8))
          writer.records([100, 120])
          writer.write(
            20, .u32(253, fixtureStart + 9),
            FITWriterField(number: 5, code: 0x8E, bytes: littleEndian(extreme), width: 8))
          let wide = numbers.map { FITWriterField(number: $0, code: 0x8E, bytes: littleEndian(extreme), width: 8) }
          writer.session(start: 1000, more: wide)
          writer.define(18, wide.map { ($0.number, 8, 0x8E) })
          writer.message(wide)
          writer.write(
            34, .u32(253, 4720), FITWriterField(number: 5, code: 0x8E, bytes: littleEndian(extreme), width: 8))
        }
      }
    }
  }
}
