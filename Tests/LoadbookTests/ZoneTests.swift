import Foundation
import Testing
import TrainingDesk
import TrainingModel

@testable import loadbook

/// Zone files against Foundation's own reading of them.
struct ZoneTests {
  private let database = ZoneDatabase(environment: .process)

  @Test(
    "offsets are Foundation's, every six hours from 1972 to 2037",
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Sydney", "America/Santiago", "Asia/Kolkata", "Africa/Casablanca",
      "Pacific/Apia", "Asia/Tokyo", "Europe/Dublin", "America/Sao_Paulo",
    ])
  func agreesWithFoundation(name: String) throws {
    let rules = try #require(database.rules(of: .named(name)))
    let zone = try #require(TimeZone(identifier: name))
    var seconds: Int64 = 63_072_000
    while seconds < 2_114_380_800 {
      let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      if rules.offset(at: Instant(seconds: seconds)) != Int64(expected) {
        Issue.record("\(name) at \(seconds): \(rules.offset(at: Instant(seconds: seconds))), Foundation \(expected)")
        return
      }
      seconds += 21_600
    }
  }

  @Test("the yearly rule goes on after the file's last change, by the published rules of the zone")
  func goesOn() throws {
    let berlin = try #require(database.rules(of: .named("Europe/Berlin")))
    // Last Sundays of March and October at 01:00 UTC: 25 March and 28 October 2091.
    #expect(berlin.offset(at: try #require(Instant(iso8601: "2091-03-25T00:59:59Z"))) == 3600)
    #expect(berlin.offset(at: try #require(Instant(iso8601: "2091-03-25T01:00:00Z"))) == 7200)
    #expect(berlin.offset(at: try #require(Instant(iso8601: "2091-10-28T00:59:59Z"))) == 7200)
    #expect(berlin.offset(at: try #require(Instant(iso8601: "2091-10-28T01:00:00Z"))) == 3600)
  }

  @Test("a footer may name days in every form, and offsets with minutes")
  func footers() throws {
    var rules = ZoneRules(zone: .offset(0), initialOffset: 0, transitions: [])
    try #require(PosixZone(footer: Array("\n<+1030>-10:30<+11>-11,J60/0,300\n".utf8))).extend(&rules)
    let year = rules.transitions.filter { LocalTime($0.at, offset: 0).day.year == 2024 }
    #expect(year.map { $0.offset } == [39_600, 37_800])
    // J60 is 1 March in every year; day 300 counted from 0 is 27 October in the leap year 2024.
    #expect(year.first?.at == Instant(iso8601: "2024-02-29T13:30:00Z"))
    #expect(year.last?.at == Instant(iso8601: "2024-10-26T15:00:00Z"))
    #expect(PosixZone(footer: Array("\n\n".utf8)) == nil)
    #expect(PosixZone(footer: Array("X".utf8)) == nil)
  }

  @Test("what is no zone file gives nothing, whatever its bytes")
  func refusesDamage() throws {
    guard case .success(let bytes) = InputFile.read("/usr/share/zoneinfo/Europe/Berlin", limit: 1 << 20) else {
      Issue.record("no zone database on this machine")
      return
    }
    #expect(ZoneFile.rules([], zone: .offset(0)) == nil)
    #expect(ZoneFile.rules(Array("TZif".utf8), zone: .offset(0)) == nil)
    for length in 0..<bytes.count - 40 { _ = ZoneFile.rules(Array(bytes[..<length]), zone: .offset(0)) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = ZoneFile.rules(damaged, zone: .offset(0))
    }
  }

  @Test(
    "a rule of the POSIX form in TZ is read where it names no zone, under the offset of the moment",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01T12:00:00Z", 7200), ("<+0530>-5:30", "2026-07-01T12:00:00Z", 19_800),
      (":CET-1CEST,M3.5.0,M10.5.0/3", "2026-12-01T12:00:00Z", 3600), ("CET-1CEST", "2026-03-28T12:00:00Z", 7200),
      ("UTC0", "2026-07-01T12:00:00Z", 0), ("Europe/Berlin", "2026-07-01T12:00:00Z", 7200),
      ("/usr/share/zoneinfo/Europe/Berlin", "2026-07-01T12:00:00Z", 7200),
    ])
  func posixVariable(text: String, iso: String, offset: Int64) throws {
    let environment = Environment { $0 == "TZ" ? text : nil }
    let now = try #require(Instant(iso8601: iso))
    let rules = try #require(database.systemRules(environment: environment, now: now), "\(text)")
    #expect(rules.offset(at: now) == offset)
    let isNamed = text.hasSuffix("Europe/Berlin")
    #expect(rules.zone == (isNamed ? .named("Europe/Berlin") : .offset(offset)))
  }

  @Test(
    "a TZ that is neither a name nor a rule has no rules", arguments: ["Atlantis", "Atlantis/Old", "../../etc/passwd"])
  func unknownVariable(text: String) {
    #expect(database.systemRules(environment: Environment { $0 == "TZ" ? text : nil }, now: Instant(seconds: 0)) == nil)
  }

  @Test("a TZ that is unknown stops what needs a zone, and neither check nor settings nor help")
  func unknownVariableStopsLittle() throws {
    let shell = try Shell()
    for words in [["check"], ["settings"], ["help"], ["today", "--zone", "UTC"]] {
      #expect(try shell.run(words, environment: ["TZ": "Atlantis/Old"]).code == 0, "\(words)")
    }
    let today = try shell.run(["today"], environment: ["TZ": "Atlantis/Old"])
    #expect(today.code == 1)
    #expect(today.output.contains("Atlantis/Old"))
    #expect(try shell.run(["today"], environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"]).code == 0)
  }

  @Test("a file whose last change lies before all calendars gets the years from 1900 on and no more")
  func bigBang() throws {
    let first = ZoneRules.Transition(at: Instant(seconds: -(1 << 59)), offset: 3600)
    var rules = ZoneRules(zone: .offset(0), initialOffset: 0, transitions: [first])
    try #require(PosixZone(footer: Array("CET-1CEST,M3.5.0,M10.5.0/3".utf8))).extend(&rules)
    #expect(rules.transitions.count == 1 + 201 * 2)
    #expect(rules.offset(at: try #require(Instant(iso8601: "2026-07-01T12:00:00Z"))) == 7200)
  }

  @Test("a name never leaves the zone database's folder")
  func namesStayInside() {
    #expect(Zone("../../etc/passwd") == nil)
    #expect(Zone("/etc/passwd") == nil)
    #expect(database.rules(of: .named("posix/../../../../etc/passwd")) == nil)
  }
}
