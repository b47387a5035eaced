import Testing

@testable import Interchange

@Suite struct FITSessionTests {
  @Test("A session message gives sport, start, durations, distance and heart rates")
  func session() throws {
    let reading = reading { writer in
      writer.fileID()
      writer.session(subSport: 3, more: [.u8(16, 152), .u8(17, 171), .u8(193, 70), .u8(192, 75)])
      writer.activity()
    }
    let session = try #require(reading.sessions.first)
    #expect(session.sport == FITSport(sport: 1, subSport: 3))
    #expect(session.sport.name == "running")
    #expect(session.sport.subName == "trail")
    #expect(session.start == .instant(unixSeconds: 1_699_438_778, utcOffset: 3600))
    #expect(session.timerSeconds == 3600)
    #expect(session.elapsedSeconds == 3720)
    #expect(session.kilometres == 10.5)
    #expect(session.meanHeartRate == 152)
    #expect(session.maximumHeartRate == 171)
    #expect(session.effort == 7)
    #expect(session.feel == 75)
    #expect(session.externalID == "1-3992-3420897194-1068373178-1068373178-0")
    #expect(session.sourceName == "Garmin")
    #expect(!session.isRecovered)
    #expect(reading.verdict == .activity)
    #expect(reading.problems.isEmpty)
  }

  @Test("A sport that the profile does not name keeps its number")
  func unknownSport() throws {
    let session = try #require(reading { $0.session(sport: 200, subSport: 252) }.sessions.first)
    #expect(session.sport == FITSport(sport: 200, subSport: 252))
    #expect(session.sport.name == nil)
    #expect(session.sport.subName == nil)
  }

  @Test("A session without a sport takes it from the sport message")
  func sportMessage() throws {
    let reading = reading { writer in
      writer.write(12, .kind(0, 10), .kind(1, 20))
      writer.session(sport: 0xFF, subSport: 0xFF)
    }
    #expect(reading.sessions.first?.sport == FITSport(sport: 10, subSport: 20))
  }

  @Test("Zero and 255 are no heart rate, zero is no distance and no rating, over 100 is no rating")
  func missingValues() throws {
    for (rate, effort): (UInt8, UInt8) in [(0, 0), (255, 101), (0, 9)] {
      let reading = reading { writer in
        writer.session(more: [.u8(16, rate), .u8(17, rate), .u32(9, 0), .u8(193, effort), .u8(192, 101)])
      }
      let session = try #require(reading.sessions.first)
      #expect(session.meanHeartRate == nil)
      #expect(session.maximumHeartRate == nil)
      #expect(session.effort == nil)
      #expect(session.feel == nil)
    }
    let indoor = reading { $0.write(18, .u32(2, fixtureStart), .u32(8, 60_000), .u32(9, 0)) }
    #expect(indoor.sessions.first?.kilometres == nil)
  }

  @Test("Each session message is a session of its own; transitions are only counted")
  func multisport() {
    let reading = reading { writer in
      writer.fileID()
      writer.session(sport: 10, subSport: 20, start: fixtureStart, more: [.u16(254, 0)])
      writer.session(sport: 3, start: fixtureStart + 3720, more: [.u16(254, 1)])
      writer.session(sport: 1, start: fixtureStart + 7440, more: [.u16(254, 2)])
    }
    #expect(reading.sessions.map(\.sport.sport) == [10, 1])
    #expect(reading.sessions.map { $0.externalID.suffix(13) } == ["-1068373178-0", "-1068380618-2"])
    #expect(reading.transitions == 1)
  }

  @Test("The same recording twice is one session, and told")
  func repeated() {
    var writer = FITWriter()
    writer.fileID()
    writer.session()
    let reading = FITReading(of: writer.file() + writer.file(), maximumHeartRate: nil)
    #expect(reading.sessions.count == 1)
    let start = writer.file().count
    let message = 14 + writer.records.count - 23
    #expect(reading.problems == [.repeatedSession(byte: start + message)])
  }

  @Test("Two recordings of one device in one second's file id differ by their start")
  func differentStarts() {
    let keys = [fixtureStart, fixtureStart + 9000].map { start in
      reading { writer in
        writer.fileID()
        writer.session(start: start)
      }.sessions.first?.externalID
    }
    #expect(keys[0] != keys[1])
  }

  @Test("More than 256 sessions are no recording")
  func tooMany() {
    let reading = reading { writer in
      for index: UInt32 in 0..<300 { writer.session(start: fixtureStart + index * 4000) }
    }
    #expect(reading.sessions.count == 256)
    #expect(reading.problems.count == 1)
  }

  @Test("Sets are kept with their guesses, by the session that they began in")
  func sets() {
    let reading = reading { writer in
      writer.session(sport: 10, subSport: 20)
      writer.session(sport: 1, start: fixtureStart + 4000)
      writer.write(
        225, .u32(0, 41_500), .u16(3, 8), .u16(4, 1640), .kind(5, 1), .u32(6, fixtureStart + 60), .u16(7, 28, 0xFFFF),
        .u16(8, 3))
      writer.write(225, .u32(0, 90_000), .kind(5, 0), .u32(6, fixtureStart + 102))
    }
    let sets = reading.sessions.first?.sets ?? []
    #expect(sets.map(\.isRest) == [false, true])
    #expect(sets.map(\.seconds) == [41.5, 90])
    #expect(sets.map(\.repetitions) == [8, nil])
    #expect(sets.map(\.kilograms) == [102.5, nil])
    #expect(sets.map(\.category) == [28, nil])
    #expect(sets.map(\.exercise) == [3, nil])
    #expect(reading.sessions.last?.sets == [])
  }

  @Test(
    "A file that is no activity says what it is",
    arguments: [(UInt8(5), "workout plan"), (6, "course"), (32, "monitoring"), (2, "settings"), (99, nil)])
  func otherKinds(number: UInt8, name: String?) {
    let reading = reading { writer in
      writer.fileID(kind: number)
      writer.session()
    }
    let kind = FITFileKind(number: number)
    #expect(kind.name == name)
    #expect(reading.verdict == .notAnActivity(kind))
    #expect(reading.problems == [.otherKind(kind, part: 0)])
    #expect(reading.sessions.isEmpty)
  }

  @Test("An activity chained to a settings file is read, and the settings are told")
  func mixedChain() {
    var settings = FITWriter()
    settings.fileID(kind: 2)
    var run = FITWriter()
    run.fileID()
    run.session()
    let reading = FITReading(of: settings.file() + run.file(), maximumHeartRate: nil)
    #expect(reading.verdict == .activity)
    #expect(reading.sessions.count == 1)
    #expect(reading.problems == [.otherKind(FITFileKind(number: 2), part: 0)])
  }

  @Test("An activity file with nothing in it has nothing recorded")
  func nothing() {
    #expect(reading { $0.fileID() }.verdict == .nothingRecorded)
    #expect(FITReading(of: [1, 2, 3], maximumHeartRate: nil).verdict == .notFIT)
  }
}
