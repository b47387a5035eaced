import CanonicalJSON
import Testing
import TrainingModel

@Suite struct PathTests {
  private func workout(_ start: String) throws -> WorkoutDocument {
    let start = try #require(Instant(iso8601: start))
    return WorkoutDocument(id: .numbered(1), start: start, createdAt: start)
  }

  private let id = ULID.numbered(1).text

  @Test(arguments: [
    ("2026-12-31T23:30:00Z", "2027/01", "2026/12"), ("2026-03-31T22:30:00Z", "2026/04", "2026/03"),
    ("2026-03-31T21:30:00Z", "2026/03", "2026/03"), ("2026-10-31T23:30:00Z", "2026/11", "2026/10"),
    ("2024-02-29T12:00:00Z", "2024/02", "2024/02"),
  ])
  func `a workout lies in the month of its start on her wall clock`(_ start: String, _ home: String, _ utc: String)
    throws
  {
    let workout = try workout(start)
    #expect(workout.newRelativePath(home: .berlin2026) == "Workouts/\(home)/\(id).json")
    #expect(workout.newRelativePath(home: .fixed(offset: 0)) == "Workouts/\(utc)/\(id).json")
  }

  @Test func `no zone leads out of the years with four digits`() throws {
    #expect(
      try workout("9999-12-31T23:59:59Z").newRelativePath(home: .fixed(offset: 3600)) == "Workouts/9999/12/\(id).json")
    #expect(
      try workout("0000-01-01T00:00:00Z").newRelativePath(home: .fixed(offset: -3600)) == "Workouts/0000/01/\(id).json")
  }

  @Test func `every kind has its place`() throws {
    let home = ZoneRules.fixed(offset: 0)
    let day = try #require(Day("2026-02-01"))
    let session = SessionDocument(id: .numbered(1), activity: .run, start: .monday, createdAt: .monday)
    #expect(session.newRelativePath(home: home) == "Sessions/2025/12/\(id).json")
    #expect(DayDocument(day: day, createdAt: .monday).newRelativePath(home: home) == "Days/2026/02/2026-02-01.json")
    let race = RaceDocument(id: .numbered(1), name: "R", day: day, shape: .timed(hours: 24), createdAt: .monday)
    #expect(race.newRelativePath(home: home) == "Races/\(id).json")
    let schedule = ScheduleDocument(id: .numbered(1), splitID: .numbered(2), firstDay: day, createdAt: .monday)
    #expect(schedule.newRelativePath(home: home) == "Schedules/\(id).json")
    let split = SplitDocument(id: .numbered(1), name: "S", order: 0, createdAt: .monday)
    #expect(split.newRelativePath(home: home) == "Splits/\(id).json")
    #expect(AthleteDocument(createdAt: .monday).newRelativePath(home: home) == "Athlete.json")
  }

  @Test func `a day's file lies in its own month whatever the zone`() throws {
    let document = DayDocument(day: try #require(Day("2026-01-01")), createdAt: .monday)
    #expect(document.newRelativePath(home: .fixed(offset: -43_200)) == "Days/2026/01/2026-01-01.json")
  }

  @Test func `identifiers of later starts come later, and so do their texts`() {
    let early = ULID.derived(start: .monday, source: "a", externalKey: "z")
    let late = ULID.derived(start: .monday + 1, source: "a", externalKey: "a")
    #expect(early < late && early.text < late.text)
  }
}
