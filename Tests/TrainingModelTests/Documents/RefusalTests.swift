import CanonicalJSON
import Testing
import TrainingModel

/// What no document may say, with the byte and the member that the refusal names.
@Suite struct RefusalTests {
  private let stamps = #""createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z""#

  private func day(_ members: String) -> String { "{\(stamps),\"id\":\"2026-01-01\",\"schemaVersion\":1\(members)}" }

  private func workout(logs: String, more: String = "") -> String {
    #"{\#(stamps),"id":"01JH3S2G00ABCDEFGHJKMNPQRS","schemaVersion":5,"start":"2026-01-01T00:00:00Z","#
      + #""status":"completed","logs":[\#(logs)]\#(more)}"#
  }

  private func log(_ members: String) -> String {
    #"{"currentStateIndex":0,"date":"2026-01-01T00:00:00Z","durationSeconds":0,"exerciseName":"Row","#
      + #""id":"01JH3S2G00ABCDEFGHJKMNPQRT","loadType":1,"order":0,"reps":8,"sets":1,"status":"completed","#
      + #""weight":20\#(members)}"#
  }

  @Test func `the documents of these tests are whole without the fault`() {
    #expect(refusal(of: DayDocument.self, Array(day("").utf8)) == nil)
    #expect(refusal(of: WorkoutDocument.self, Array(workout(logs: log("")).utf8)) == nil)
  }

  @Test func `a member twice is refused at its second name, however deep and however spelled`() {
    expectRefusal(
      of: DayDocument.self, day(#","sleepMinutes":1,¦"sleepMinutes":2"#), .duplicateMember, at: "sleepMinutes")
    expectRefusal(of: DayDocument.self, day(#",¦"\u0069d":"2026-01-02""#), .duplicateMember, at: "id")
    expectRefusal(of: DayDocument.self, day(#","new":{"a":[{"b":1,¦"b":1}]}"#), .duplicateMember, at: "new.a[0].b")
    let entry = #"{"completedAt":"2026-01-01T00:00:00Z","reps":1,¦"reps":1}"#
    expectRefusal(
      of: WorkoutDocument.self, workout(logs: log(#","setEntries":[\#(entry)]"#)), .duplicateMember,
      at: "logs[0].setEntries[0].reps")
  }

  @Test func `a byte that is no UTF-8 is refused wherever it stands`() throws {
    let places = [(#","new":"x¦""#, "new"), (#","new":{"deep":["¦"]}"#, "new.deep[0]"), (#","n¦w":1"#, "")]
    for (members, path) in places {
      for bad: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] {
        var bytes = Array(day(members).utf8)
        let offset = try #require(bytes.firstIndex(of: 0xC2))
        bytes.replaceSubrange(offset...offset + 1, with: bad)
        #expect(refusal(of: DayDocument.self, bytes) == JSONError(kind: .invalidUTF8, offset: offset, path: path))
      }
    }
  }

  @Test func `64 levels are read and 65 are not`() {
    let arrays = { (count: Int, marker: String) in
      String(repeating: "[", count: count - 1) + marker + "[" + String(repeating: "]", count: count)
    }
    #expect(refusal(of: DayDocument.self, Array(day(",\"new\":" + arrays(63, "")).utf8)) == nil)
    let path = "new" + String(repeating: "[0]", count: 63)
    expectRefusal(of: DayDocument.self, day(",\"new\":" + arrays(64, "¦")), .tooDeep, at: path)
  }

  @Test func `4 MiB are read and one byte more is not`() {
    let text = Array(day("").utf8)
    let full = text + [UInt8](repeating: 0x20, count: 4_194_304 - text.count)
    #expect(refusal(of: DayDocument.self, full) == nil)
    let error = refusal(of: DayDocument.self, full + [0x20])
    #expect(error == JSONError(kind: .tooLarge, offset: 4_194_304, path: ""))
  }

  @Test(arguments: [
    "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z", "2016-12-31T23:59:60Z", "2026-01-01T00:00:00", "2026-01-01T00:00:00z",
    "2026-01-01t00:00:00Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00Zjunk", "2026-01-01T00:00:00.Z",
    "2026-01-01T00:00:00+0200", "2026-01-01T00:00:00+2:00", "2026-01-01T00:00:00+02:60", "2026-01-01T00:00:00+19:00",
    "2026-1-01T00:00:00Z", "12026-01-01T00:00:00Z", "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
    "2026-01-01", "-026-01-01T00:00:00Z", "2026-01-01T00:00:00,5Z", "２026-01-01T00:00:00Z", "",
  ])
  func `a date that is none is refused at its place`(_ date: String) {
    let entry = #"{"completedAt":¦"\#(date)","reps":1}"#
    expectRefusal(
      of: WorkoutDocument.self, workout(logs: log(#","setEntries":[\#(entry)]"#)), .invalidText,
      at: "logs[0].setEntries[0].completedAt")
  }

  @Test(arguments: [
    ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"), ("2000-02-29T12:30:45.999Z", "2000-02-29T12:30:45Z"),
    ("2026-01-01T00:00:00+01:30", "2025-12-31T22:30:00Z"), ("2026-01-01T00:00:00.1-18:00", "2026-01-01T18:00:00Z"),
    ("1969-12-31T23:59:59.75Z", "1969-12-31T23:59:59Z"), ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"), ("2026-01-01T00:00:00-00:00", "2026-01-01T00:00:00Z"),
  ])
  func `a date with a fraction or an offset is written in whole seconds of UTC`(_ date: String, _ written: String)
    throws
  {
    let text = day("").replacing(#""updatedAt":"2026-01-01T00:00:00Z""#, with: #""updatedAt":"\#(date)""#)
    #expect(try DayDocument(bytes: Array(text.utf8)).updatedAt.iso8601 == written)
  }

  @Test func `a number of the wrong kind or size is refused at its place`() {
    let cases: [(String, JSONError.Kind)] = [
      ("1.5", .wrongType), ("\"8\"", .wrongType), ("true", .wrongType), ("[8]", .wrongType), ("{}", .wrongType),
      ("100001", .outOfRange), ("-1", .outOfRange), ("9223372036854775808", .outOfRange), ("1e300", .outOfRange),
    ]
    for (number, kind) in cases {
      let entry = #"{"completedAt":"2026-01-01T00:00:00Z","reps":¦\#(number)}"#
      expectRefusal(
        of: WorkoutDocument.self, workout(logs: log(#","setEntries":[\#(entry)]"#)), kind,
        at: "logs[0].setEntries[0].reps")
    }
    expectRefusal(of: DayDocument.self, day(#","new":[¦1e999]"#), .outOfRange, at: "new[0]")
    expectRefusal(of: DayDocument.self, day(#","sleepMinutes":¦01"#), .invalidNumber, at: "sleepMinutes")
  }

  @Test func `zones are five and none is below zero`() {
    let metrics = { (zones: String) in
      #","metrics":{"recordedAt":"2026-01-01T00:00:00Z","source":"watch","hrZoneSeconds":\#(zones)}"#
    }
    for zones in ["¦[1,2,3,4]", "¦[1,2,3,4,5,6]", "¦[]"] {
      expectRefusal(
        of: WorkoutDocument.self, workout(logs: "", more: metrics(zones)), .outOfRange, at: "metrics.hrZoneSeconds")
    }
    expectRefusal(
      of: WorkoutDocument.self, workout(logs: "", more: metrics("[1,2,¦-0.5,4,5]")), .outOfRange,
      at: "metrics.hrZoneSeconds[2]")
  }

  @Test(arguments: [
    "01jh3s2g00abcdefghjkmnpqrs", "01JH3S2G00ABCDEFGHJKMNPQR", "01JH3S2G00ABCDEFGHJKMNPQRST",
    "81JH3S2G00ABCDEFGHJKMNPQRS", "01JH3S2G00ABCDEFGHIKMNPQRS", "01JH3S2G00ABCDEFGHJLMNPQRS",
    "01JH3S2G00ABCDEFGHJKMNOQRS", "01JH3S2G00ABCDEFGHJKMNUQRS", "01JH3S2G0-ABCDEFGHJKMNPQRS", "",
  ])
  func `an identifier that is no ULID is refused, as a member and as a name`(_ id: String) {
    let text = workout(logs: log("")).replacing("\"id\":\"01JH3S2G00ABCDEFGHJKMNPQRS\"", with: "\"id\":¦\"\(id)\"")
    expectRefusal(of: WorkoutDocument.self, text, .invalidText, at: "id")
    let stamps = #","deletedLogIDs":{"\#(id)":¦"2026-01-01T00:00:00Z"}"#
    let path = id.isEmpty ? "deletedLogIDs" : "deletedLogIDs.\(id)"
    expectRefusal(of: WorkoutDocument.self, workout(logs: "", more: stamps), .invalidText, at: path)
  }

  @Test func `a word that is not in the list is refused`() {
    expectRefusal(
      of: WorkoutDocument.self, workout(logs: "", more: #","zone":¦"Europe/../Berlin""#), .invalidText, at: "zone")
    expectRefusal(of: DayDocument.self, day(#","lifting":¦"maybe""#), .invalidText, at: "lifting")
    expectRefusal(of: DayDocument.self, day(#","readinessReason":¦"Ill""#), .invalidText, at: "readinessReason")
    let log = log("").replacing(#""status":"completed""#, with: #""status":¦"done""#)
    expectRefusal(of: WorkoutDocument.self, workout(logs: log), .invalidText, at: "logs[0].status")
  }

  @Test func `what must be there is named where it would stand`() {
    expectRefusal(
      of: DayDocument.self, "¦" + day("").replacing(#","schemaVersion":1"#, with: ""), .missingMember,
      at: "schemaVersion")
    let log = "¦" + log("").replacing(#","sets":1"#, with: "")
    expectRefusal(of: WorkoutDocument.self, workout(logs: log), .missingMember, at: "logs[0].sets")
    expectRefusal(of: DayDocument.self, day("").replacing("1}", with: "¦null}"), .wrongType, at: "schemaVersion")
    expectRefusal(of: DayDocument.self, "¦[]", .wrongType, at: "")
  }
}
