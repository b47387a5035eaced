import Testing

@testable import Interchange

@Suite struct FITTimeTests {
  @Test(
    "The zone is believed where it is one: a whole quarter hour from −12 to +14 hours",
    arguments: [
      (0, 0), (19_800, 19_800), (20_700, 20_700), (-43_200, -43_200), (50_400, 50_400), (50_401, nil), (51_300, nil),
      (-44_100, nil), (61, nil),
    ] as [(Int, Int64?)])
  func offsets(written: Int, believed: Int64?) {
    let reading = reading { writer in
      writer.session()
      writer.activity(offset: written)
    }
    #expect(reading.sessions.first?.start == .instant(unixSeconds: 1_699_438_778, utcOffset: believed))
  }

  @Test("A device whose clock was never set gives the wall clock of its activity message, else no session")
  func unsetClock() {
    let known = reading { writer in
      writer.session(start: 1000)
      writer.write(34, .u32(253, 4720), .u32(5, fixtureStart + 3720))
    }
    #expect(known.sessions.first?.start == .wallClock(seconds: 1_699_438_778))
    let unknown = reading { $0.session(start: 1000) }
    #expect(unknown.sessions.isEmpty)
    #expect(unknown.problems.map(\.self) == [.noDate(byte: unknownSessionByte)])
  }

  /// Header, then a definition of seven fields.
  private var unknownSessionByte: Int { 14 + 6 + 21 }

  @Test("A session without a start begins its elapsed time before its timestamp")
  func noStart() {
    let reading = reading { $0.write(18, .u32(253, fixtureStart + 600), .u32(7, 600_000), .u32(8, 600_000)) }
    #expect(reading.sessions.first?.start == .instant(unixSeconds: 1_699_438_778, utcOffset: nil))
  }

  /// What the device wrote in milliseconds, the timer that is used, in seconds, and whether that is told.
  struct Durations: Sendable {
    var timer: UInt32
    var elapsed: UInt32
    var used: Double
    var isTold: Bool
  }

  @Test(
    "Durations that cannot be are told and the best one used",
    arguments: [
      Durations(timer: 3_600_000, elapsed: 3_720_000, used: 3600, isTold: false),
      // A second's rounding is no fault, as Suunto watches have it.
      Durations(timer: 4_803_666, elapsed: 4_803_570, used: 4803.666, isTold: false),
      Durations(timer: 4_000_000, elapsed: 3_720_000, used: 3720, isTold: true),
      // Eight days, then −1 s as an unsigned number.
      Durations(timer: 691_200_000, elapsed: 3_720_000, used: 3720, isTold: true),
      Durations(timer: UInt32(bitPattern: -1000), elapsed: 3_720_000, used: 3720, isTold: true),
      Durations(timer: 3_600_000, elapsed: 691_200_000, used: 3600, isTold: true),
      // Missing values.
      Durations(timer: .max, elapsed: 3_720_000, used: 3720, isTold: false),
      Durations(timer: 3_600_000, elapsed: .max, used: 3600, isTold: false),
      Durations(timer: .max, elapsed: .max, used: 3660, isTold: false),
      Durations(timer: 0, elapsed: 3_720_000, used: 0, isTold: false),
    ])
  func durations(given: Durations) {
    let reading = reading { writer in
      writer.write(
        18, .u32(253, fixtureStart + 3660), .u32(2, fixtureStart), .u32(7, given.elapsed), .u32(8, given.timer))
    }
    #expect(reading.sessions.first?.timerSeconds == given.used)
    #expect(reading.problems.count == (given.isTold ? 1 : 0))
  }

  @Test("A session without any duration has none, and that is told")
  func noDuration() {
    let reading = reading { $0.write(18, .u32(2, fixtureStart)) }
    #expect(reading.sessions.first?.timerSeconds == 0)
    #expect(reading.problems == [.implausibleDuration(byte: 14 + 9)])
  }
}
