import Testing
import TrainingModel

@testable import loadbook

struct TypedTextTests {
  private let berlin = ZoneRules(
    zone: .named("Europe/Berlin"), initialOffset: 3600,
    transitions: [
      ZoneRules.Transition(at: Instant(seconds: 1_774_746_000), offset: 7200),  // 2026-03-29T01:00:00Z
      ZoneRules.Transition(at: Instant(seconds: 1_792_890_000), offset: 3600),  // 2026-10-25T01:00:00Z
    ])

  @Test(
    "times are read as people type them",
    arguments: [
      ("2026-11-29T07:10", "2026-11-29T06:10:00Z"), ("2026-11-29 07:10", "2026-11-29T06:10:00Z"),
      ("2026-11-29T07:10Z", "2026-11-29T07:10:00Z"), ("2026-11-29T07:10+05:30", "2026-11-29T01:40:00Z"),
      ("2026-11-29T07:10:30.5Z", "2026-11-29T07:10:30Z"), ("yesterday 18:30", "2026-11-29T17:30:00Z"),
      ("7:10", "2026-11-30T06:10:00Z"), ("07:10:05", "2026-11-30T06:10:05Z"), ("today 7:10", "2026-11-30T06:10:00Z"),
      ("2026-07-01T07:10", "2026-07-01T05:10:00Z"), ("2026-03-29T02:30", "2026-03-29T01:30:00Z"),
      ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ])
  func times(text: String, iso: String) throws {
    let day = try #require(Day("2026-11-30"))
    #expect(TimeText.instant(text, today: day, zone: berlin)?.iso8601 == iso)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "soon", "25:00", "7:60", "2026-02-30T07:10", "2026-11-29", "2026-11-29T7:10:99", "7", "-7:10", "yesterday",
      "2026-11-29T07:10+25:00", "2026-11-29T24:00",
    ])
  func noTimes(text: String) throws {
    let day = try #require(Day("2026-11-30"))
    #expect(TimeText.instant(text, today: day, zone: berlin) == nil)
  }

  @Test(
    "lengths of time are read as people type them",
    arguments: [
      ("7h10m", 430), ("7h", 420), ("7h5", 425), ("430m", 430), ("430 min", nil), ("45min", 45), ("7:10", 430),
      ("90", 90), ("7H10M", 430), ("h10m", nil), ("7h75m", nil), ("", nil), ("abc", nil), ("7h-5m", nil),
    ] as [(String, Int64?)])
  func durations(text: String, minutes: Int64?) { #expect(TimeText.duration(text) == minutes) }

  @Test(
    "numbers take a point or a comma",
    arguments: [
      ("8.2", 8.2), ("8,2", 8.2), (".5", 0.5), ("-3", -3), ("1e5", nil), ("8.2.1", nil), ("nan", nil), ("", nil),
    ]
      as [(String, Double?)])
  func numbers(text: String, value: Double?) { #expect(NumberText.parse(text) == value) }

  @Test("options may stand anywhere, with a space or an equals sign, and two dashes end them")
  func options() throws {
    let options = [Option(name: "--km", value: "KM", help: ""), Option(name: "--json", value: nil, help: "")]
    let arguments = try Arguments(["a", "--km=8", "b", "--json", "--", "--km"], options: options)
    #expect(arguments.positionals == ["a", "b", "--km"])
    #expect(arguments.value("--km") == "8")
    #expect(arguments.has("--json"))
    #expect(throws: CommandError.self) { try Arguments(["--km"], options: options) }
    #expect(throws: CommandError.self) { try Arguments(["--json=1"], options: options) }
    #expect(throws: CommandError.self) { try Arguments(["--mk", "8"], options: options) }
  }

  @Test("an option's name is no value of the option before it, unless an equals sign says so")
  func optionAsValue() throws {
    let options = [Option(name: "--note", value: "TEXT", help: ""), Option(name: "--json", value: nil, help: "")]
    #expect(throws: CommandError.self) { try Arguments(["--note", "--json"], options: options) }
    #expect(try Arguments(["--note=--json"], options: options).value("--note") == "--json")
    #expect(try Arguments(["--note", "--jso"], options: options).value("--note") == "--jso")
    #expect(try Arguments(["--note", "-5 degrees"], options: options).value("--note") == "-5 degrees")
  }
}
