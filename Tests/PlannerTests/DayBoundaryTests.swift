import Planner
import Testing
import TrainingModel

@Suite("A session belongs to the day on which its own clock stood when it began")
struct DayBoundaryTests {
  /// Clocks that change once: to `offset` from `before` at `at`.
  struct Change: Sendable {
    var name: String
    var zone: ZoneRules
    var day: Day
  }

  static let changes: [Change] = [
    change("Berlin, forward", 3600, 7200, "2025-03-30T01:00:00Z"),
    change("Berlin, back", 7200, 3600, "2025-10-26T01:00:00Z"),
    change("Sydney, back", 39_600, 36_000, "2025-04-05T16:00:00Z"),
    change("Sydney, forward", 36_000, 39_600, "2025-10-04T16:00:00Z"),
    change("Lord Howe, half an hour back", 39_600, 37_800, "2025-04-05T15:00:00Z"),
  ]

  private static func change(_ name: String, _ before: Int64, _ after: Int64, _ text: String) -> Change {
    let at = Instant(iso8601: text) ?? Instant(seconds: 0)
    let rules = ZoneRules(
      zone: .named("Test/Zone"), initialOffset: before, transitions: [.init(at: at, offset: after)])
    return Change(name: name, zone: rules, day: rules.localTime(at: at).day)
  }

  private func run(_ zone: ZoneRules, _ local: LocalTime, _ minutes: Double) throws -> TrainingSession {
    let start = zone.instant(of: local)
    let id = try #require(ULID("01JGX0000000000000000000\(10 + local.day.number % 80)"))
    var document = SessionDocument(id: id, activity: .run, start: start, createdAt: start)
    (document.minutes, document.effort) = (Minutes(minutes), Effort(3))
    return TrainingSession(session: document, zone: zone)
  }

  @Test("a week with a change of clocks holds seven days", arguments: changes)
  func week(change: Change) throws {
    var sessions: [TrainingSession] = []
    for number in Int64(-34)...0 {
      for second in [0, 86_340] as [Int64] where number < 0 || second == 0 {
        var run = try run(change.zone, LocalTime(day: change.day + 3 + number, second: second), 1)
        run.id += "-\(second)"
        sessions.append(run)
      }
    }
    let now = LocalTime(day: change.day + 3, second: 3600)
    var request = PlanRequest(now: now, nowInstant: change.zone.instant(of: now))
    request.sessions = sessions
    let plan = Coach.today(request)
    #expect(plan.baseline == .usual(Load(28 * 2 * 3 / 4)), "\(change.name)")
    #expect(plan.budget.spentLastSixDays == Load(6 * 2 * 3), "\(change.name)")
    #expect(plan.budget.spentToday == Load(3))
    #expect(plan.figures.runMinutesOfSevenDays == Minutes(13))
  }

  @Test("a minute before and after midnight are two days, also where the clocks change", arguments: changes)
  func midnight(change: Change) throws {
    for day in [change.day - 1, change.day, change.day + 1] {
      let late = try run(change.zone, LocalTime(day: day, second: 86_340), 10)
      let early = try run(change.zone, LocalTime(day: day + 1, second: 0), 10)
      #expect(late.day == day, "\(change.name)")
      #expect(early.day == day + 1, "\(change.name)")
    }
  }

  @Test("a session abroad keeps the day of its own clock")
  func abroad() throws {
    let tokyo = ZoneRules.fixed(offset: 9 * 3600)
    let session = try run(tokyo, LocalTime(day: monday, second: 600), 30)
    #expect(session.day == monday)
    #expect(ZoneRules.fixed(offset: 0).localTime(at: session.start).day == monday - 1)
  }

  @Test(
    "a usual week runs over the end of a year and over a leap day",
    arguments: ["2024-01-10", "2024-03-10", "2025-03-10"])
  func yearEnd(text: String) throws {
    let day = try #require(Day(text))
    var history = History()
    for number in Int64(1)...28 { history.run(day - number, 20) }
    history.run(day - 29, 500)
    #expect(Coach.today(PlanRequest(history, on: day)).baseline == .usual(Load(28 * 60 / 4)))
  }
}
