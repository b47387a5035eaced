import Foundation
import Testing

@testable import Interchange

/// Real files of many devices, which lie in a folder beside the repository and are not part of it.
enum FITSamples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../shared/samples/fit"
  )
  .standardizedFileURL
  static let arePresent = FileManager.default.fileExists(atPath: folder.path())

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }
}

/// What an independent reader (fitdecode 0.11, and sums by hand) says of one file.
struct FITSample: Sendable, CustomTestStringConvertible {
  var name: String
  var messages: Int
  var fields: Int
  var problems: [FITProblem] = []
  var sessions: [Expected] = []
  var verdict = FITVerdict.activity
  var transitions = 0

  struct Expected: Sendable {
    var sport: UInt8
    var subSport: UInt8?
    var start: FITStart
    var timer: Double
    var elapsed: Double
    var kilometres: Double?
    var heart: [Double?] = [nil, nil]
    var zones: [Double]?
    var limits: [Double]?
    var source = "Garmin"
  }

  var testDescription: String { name }
}

@Suite(
  .enabled(if: FITSamples.arePresent, "Skipped: the folder shared/samples/fit is not beside the repository."))
struct FITSampleTests {
  private static let short = FITSample.Expected(
    sport: 1, subSport: 0, start: .instant(unixSeconds: 1_334_006_546, utcOffset: -14_400), timer: 13.749,
    elapsed: 13.749, kilometres: 0.00573)
  private static let shortWithoutZone = FITSample.Expected(
    sport: 1, subSport: 0, start: .instant(unixSeconds: 1_334_006_546, utcOffset: nil), timer: 13.749, elapsed: 13.749,
    kilometres: 0.00573)
  private static let triathlonLimits: [Double] = [91, 109, 127, 145, 163]

  static let samples = [
    // The smallest legal activity: 14 records, one lap, one session.
    FITSample(name: "Activity_min.fit", messages: 22, fields: 153, sessions: [short]),
    // A good activity, then 83 bytes whose header is damaged.
    FITSample(
      name: "chained_corrupt_second_header.fit", messages: 22, fields: 153,
      problems: [.trailingBytes(byte: 771, count: 83)], sessions: [short]),
    // The same activity twice, the second with a wrong checksum: one recording.
    FITSample(
      name: "chained_two_activities.fit", messages: 44, fields: 306,
      problems: [.checksum(byte: 1540), .repeatedSession(byte: 1443)], sessions: [short]),
    // 755 records under compressed headers, from a watch whose clock counts from its switching on.
    FITSample(
      name: "compressed_timestamps.fit", messages: 780, fields: 2551,
      sessions: [
        .init(
          sport: 1, start: .wallClock(seconds: 1_329_131_776), timer: 3772.75, elapsed: 3883.273, kilometres: 10.24867,
          heart: [170, 190])
      ]),
    // The smallest activity with a wrong checksum: everything kept.
    FITSample(
      name: "crc_bad.fit", messages: 22, fields: 153, problems: [.checksum(byte: 769)], sessions: [short]),
    // Developer ids without an application id; six power zones, no heart rate.
    FITSample(
      name: "dev_id_without_app_id.fit", messages: 165, fields: 1623,
      sessions: [
        .init(
          sport: 2, subSport: nil, start: .instant(unixSeconds: 1_503_303_480, utcOffset: 7200), timer: 132,
          elapsed: 140, kilometres: 0.96365, source: "Wahoo")
      ]),
    // The smallest activity without its last byte and checksum: the activity message with the zone is lost.
    FITSample(
      name: "eof_short.fit", messages: 21, fields: 146, problems: [.truncated(byte: 751, missing: 1)],
      sessions: [shortWithoutZone]),
    // A pool swim with 950 messages of a strap that stored its beats; times in seven zones without limits.
    FITSample(
      name: "hr_in_hr_messages_swim.fit", messages: 4590, fields: 7729,
      sessions: [
        .init(
          sport: 5, subSport: 17, start: .instant(unixSeconds: 1_471_093_847, utcOffset: -21_600), timer: 3485.293,
          elapsed: 3504.649, kilometres: 1.7, heart: [103, 133], zones: [938.421, 704.02, 25.466, 0, 0])
      ]),
    // A triathlon whose five sessions stand before its records; two of them are transitions.
    FITSample(
      name: "multisport_summary_first.fit", messages: 4177, fields: 71_939,
      sessions: [
        .init(
          sport: 5, subSport: 18, start: .instant(unixSeconds: 1_693_660_524, utcOffset: -18_000), timer: 675.701,
          elapsed: 675.701, kilometres: 0.51326, heart: [95, 95], zones: [0.702, 0, 0, 0, 0], limits: triathlonLimits),
        .init(
          sport: 2, subSport: 0, start: .instant(unixSeconds: 1_693_661_358, utcOffset: -18_000), timer: 1566.657,
          elapsed: 1566.657, kilometres: 13.51759, heart: [164, 178],
          zones: [23, 35.831, 1.99, 137.016, 1367.981], limits: triathlonLimits),
        .init(
          sport: 1, subSport: 0, start: .instant(unixSeconds: 1_693_662_994, utcOffset: -18_000), timer: 1573.613,
          elapsed: 1573.613, kilometres: 4.49151, heart: [168, 175], zones: [0, 0, 0, 78.547, 1495.035],
          limits: triathlonLimits),
      ], transitions: 2),
    // Strength without sets; the timer is 0.1 s longer than the elapsed time; five zones.
    FITSample(
      name: "strength_suunto_no_sets.fit", messages: 4813, fields: 23_544,
      sessions: [
        .init(
          sport: 10, subSport: 20, start: .instant(unixSeconds: 1_769_081_803, utcOffset: 7200), timer: 4803.666,
          elapsed: 4803.57, kilometres: nil, heart: [94, 141], zones: [4790.452, 13.128, 0, 0, 0],
          source: "Suunto Race 2")
      ]),
    // Texts that fill their fields without a NUL; five zones with five heart-rate zone messages.
    FITSample(
      name: "unterminated_strings.fit", messages: 152, fields: 729,
      sessions: [
        .init(
          sport: 2, subSport: 6, start: .instant(unixSeconds: 1_699_438_778, utcOffset: -14_400), timer: 32,
          elapsed: 32, kilometres: 0.069, heart: [90, 96], zones: [31.987, 0, 0, 0, 0],
          limits: [0, 123, 153, 163, 181], source: "Wahoo")
      ]),
    // A planned workout, which is nothing that happened.
    FITSample(
      name: "workout_plan_steps.fit", messages: 7, fields: 42,
      problems: [.otherKind(FITFileKind(number: 5), part: 0)], verdict: .notAnActivity(FITFileKind(number: 5))),
  ]

  @Test("Every sample gives what an independent reader says of it", arguments: samples)
  func sample(expected: FITSample) throws {
    let bytes = try FITSamples.bytes(expected.name)
    let count = FITCount(of: bytes)
    #expect(count.messages == expected.messages)
    #expect(count.fields == expected.fields)

    let reading = FITReading(of: bytes, maximumHeartRate: nil)
    #expect(reading.verdict == expected.verdict)
    #expect(reading.problems == expected.problems)
    #expect(reading.transitions == expected.transitions)
    #expect(reading.sessions.count == expected.sessions.count)
    for (session, expected) in zip(reading.sessions, expected.sessions) {
      #expect(session.sport == FITSport(sport: expected.sport, subSport: expected.subSport))
      #expect(session.start == expected.start)
      #expect(session.timerSeconds == expected.timer)
      #expect(session.elapsedSeconds == expected.elapsed)
      #expect(session.kilometres == expected.kilometres)
      #expect([session.meanHeartRate, session.maximumHeartRate] == expected.heart)
      #expect(session.zones?.seconds == expected.zones)
      #expect(session.zones?.limits == expected.limits)
      #expect(session.sourceName == expected.source)
      #expect(!session.isRecovered)
    }
  }

  @Test("No sample lacks a line in the table")
  func table() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: FITSamples.folder.path())
    #expect(Set(names.filter { $0.hasSuffix(".fit") }) == Set(Self.samples.map(\.name)))
  }

  @Test("A text without a NUL ends where its field ends")
  func unterminatedText() throws {
    var names: [String?] = []
    _ = FITDecoder.decode(try FITSamples.bytes("unterminated_strings.fit"), wants: { $0 == 206 || $0 == 26 }) {
      names.append($0.globalNumber == 26 ? $0.text(8) : $0.text(3))
    }
    #expect(names.count == 29)
    #expect(names.contains("lev_travel_assist_level_time_in_zone"))
    #expect(names.last == "Indoor Cycling")
  }

  /// The recording in the first file of a sample.
  private func recording(_ name: String) throws -> FITRecording {
    var recording = FITRecording()
    _ = FITDecoder.decode(try FITSamples.bytes(name), wants: FITRecording.wants) { recording.note($0) }
    return recording
  }

  @Test("A strap's stored beats are those that Garmin's own decoder (21.218) unpacks")
  func strap() throws {
    let beats = try recording("hr_in_hr_messages_swim.fit").beats
    #expect(beats.count == 7579)
    #expect(beats.reduce(0) { $0 + Int($1.rate) } == 724_809)
    #expect(beats.first?.time == 840_026_841.620_117_187_5)
    #expect(abs((beats.last?.time ?? 0) - 840_031_740.675_537_1) < 0.000_001)
    #expect(beats.map(\.rate).max() == 133)
  }

  @Test("Zones counted by the device's maximum agree with the device's own to 2 % of the session", arguments: [2, 4])
  func countedZones(index: Int) throws {
    var recording = try recording("multisport_summary_first.fit")
    let own = recording.zoneTimes[index].milliseconds
    recording.zoneTimes = []
    let session = FITSessionMapper(recording, part: 0, maximumHeartRate: 181).sessions[index / 2].session
    let zones = try #require(session.zones)
    #expect(zones.isCounted)
    for zone in 0..<5 {
      let difference = abs(zones.seconds[zone] - Double(own[zone + 1]) / 1000)
      #expect(difference < 0.02 * session.timerSeconds, "zone \(zone + 1): \(difference) s")
    }
  }

  @Test(
    "A sample cut before its session message gives nearly the same session from its records",
    arguments: [
      "Activity_min.fit", "dev_id_without_app_id.fit", "hr_in_hr_messages_swim.fit", "strength_suunto_no_sets.fit",
      "unterminated_strings.fit",
    ])
  func cutBeforeSession(name: String) throws {
    let bytes = try FITSamples.bytes(name)
    let whole = try #require(FITReading(of: bytes, maximumHeartRate: nil).sessions.first)
    var end = bytes.count
    _ = FITDecoder.decode(bytes, wants: { $0 == 18 }) { end = $0.byte }
    let reading = FITReading(of: Array(bytes[..<end]), maximumHeartRate: nil)
    let cut = try #require(reading.sessions.first)
    #expect(cut.isRecovered)
    guard case .instant(let began, _) = whole.start, case .instant(let recovered, _) = cut.start else {
      Issue.record("a start without a date")
      return
    }
    #expect(abs(began - recovered) <= 1)
    #expect(abs(cut.timerSeconds - whole.timerSeconds) <= 15)
    #expect(abs((cut.kilometres ?? 0) - (whole.kilometres ?? 0)) <= 0.03)
  }
}
