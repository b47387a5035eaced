import Testing

@testable import Interchange

@Suite struct FITRecoveryTests {
  /// A run of 100 s with a pause of 20 s, whose distance counts on from an earlier one, and no session message.
  private func run(_ writer: inout FITWriter) {
    writer.fileID()
    writer.write(12, .kind(0, 1), .kind(1, 4))
    writer.timer(fixtureStart - 1, starts: true)
    writer.records(Array(repeating: 150, count: 41), metres: 40_330)
    writer.timer(fixtureStart + 40, starts: false)
    writer.timer(fixtureStart + 60, starts: true)
    writer.records(Array(repeating: 150, count: 41), start: fixtureStart + 60, metres: 40_450)
  }

  @Test("A file that lost its session gives one from its records, marked as recovered")
  func fromRecords() throws {
    let reading = reading(maximumHeartRate: 200, run)
    let session = try #require(reading.sessions.first)
    #expect(session.isRecovered)
    #expect(session.sport == FITSport(sport: 1, subSport: 4))
    #expect(session.elapsedSeconds == 100)
    #expect(session.timerSeconds == 80)
    #expect(session.kilometres == 0.24)
    #expect(session.meanHeartRate == 150)
    #expect(session.zones?.seconds == [0, 0, 80, 0, 0])
    #expect(session.start == .instant(unixSeconds: 1_699_438_777, utcOffset: nil))
    #expect(reading.problems == [.summaryMissing(part: 0)])
    #expect(reading.verdict == .activity)
  }

  @Test("A recovered session has the key of the whole file's session")
  func sameKey() {
    let cut = reading(run)
    let whole = reading { writer in
      run(&writer)
      writer.session(start: fixtureStart - 1)
    }
    #expect(cut.sessions.first?.externalID == whole.sessions.first?.externalID)
    #expect(whole.sessions.first?.isRecovered == false)
  }

  @Test("A file that lost its session and its records gives one from its laps")
  func fromLaps() throws {
    let reading = reading { writer in
      writer.fileID()
      for lap: UInt32 in 0..<3 {
        writer.write(
          19, .u32(2, fixtureStart + lap * 300), .u32(7, 300_000), .u32(8, 290_000), .u32(9, 100_000), .kind(25, 2),
          .kind(39, 7))
      }
    }
    let session = try #require(reading.sessions.first)
    #expect(session.isRecovered)
    #expect(session.sport == FITSport(sport: 2, subSport: 7))
    #expect(session.elapsedSeconds == 900)
    #expect(session.timerSeconds == 870)
    #expect(session.kilometres == 3)
  }

  @Test("Records that leap in time are damage and stretch nothing")
  func leaps() {
    let reading = reading { writer in
      writer.records([100, 100, 100])
      writer.records([100], start: 0)
      writer.records([100], start: fixtureStart + 30 * 86_400)
      writer.records([100, 100], start: fixtureStart + 3)
    }
    #expect(reading.sessions.first?.elapsedSeconds == 4)
  }

  @Test("A device that gets its clock while recording is dated from then on")
  func clockSetWhileRecording() {
    let reading = reading { writer in
      writer.records([100, 100], start: 77)
      writer.records([100, 100, 100])
    }
    #expect(reading.sessions.first?.start == .instant(unixSeconds: 1_699_438_778, utcOffset: nil))
    #expect(reading.sessions.first?.elapsedSeconds == 2)
  }

  @Test("A single record is no session")
  func singleRecord() {
    #expect(reading { $0.records([100]) }.verdict == .nothingRecorded)
  }
}
