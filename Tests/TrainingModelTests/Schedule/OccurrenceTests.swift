import TestSupport
import Testing

@testable import TrainingModel

@Suite struct OccurrenceTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func schedule(_ number: UInt64, _ weekdays: [Int64]?, every days: Int64? = nil, from first: String) throws
    -> ScheduleDocument
  {
    var schedule = ScheduleDocument(
      id: .numbered(number), splitID: .numbered(100 + number), firstDay: try day(first), createdAt: .monday)
    (schedule.weekdays, schedule.everyDays, schedule.splitName) = (weekdays, days, "Routine \(number)")
    return schedule
  }

  private func texts(_ schedules: [ScheduleDocument], from first: String, _ count: Int) throws -> [String] {
    ScheduleDocument.nextOccurrences(of: schedules, from: try day(first), count: count).map { occurrence in
      occurrence.day.text + " " + (occurrence.minuteOfDay.map { "\($0)" } ?? "any") + " " + (occurrence.splitName ?? "")
    }
  }

  @Test func `weekdays come in their order, though the list has another`() throws {
    let schedule = try schedule(1, [5, 1, 5], from: "2026-01-01")
    let days = ["2026-11-30", "2026-12-04", "2026-12-07"].map { $0 + " any Routine 1" }
    #expect(try texts([schedule], from: "2026-11-30", 3) == days)
  }

  @Test func `every so many days goes over the ends of months and over leap days`() throws {
    let schedule = try schedule(1, nil, every: 2, from: "2024-02-26")
    let days = ["2024-02-28", "2024-03-01", "2024-03-03"].map { $0 + " any Routine 1" }
    #expect(try texts([schedule], from: "2024-02-27", 3) == days)
  }

  @Test func `every 366 days misses the same date after a leap year`() throws {
    let schedule = try schedule(1, nil, every: 366, from: "2024-01-01")
    #expect(try texts([schedule], from: "2024-01-02", 2) == ["2025-01-01 any Routine 1", "2026-01-02 any Routine 1"])
  }

  @Test func `first and last day belong to it, and after the last there is nothing`() throws {
    var schedule = try schedule(1, nil, every: 3, from: "2026-12-01")
    schedule.lastDay = try day("2026-12-04")
    let both = ["2026-12-01 any Routine 1", "2026-12-04 any Routine 1"]
    #expect(try texts([schedule], from: "2020-01-01", 9) == both)
    #expect(try texts([schedule], from: "2026-12-04", 9) == [both[1]])
    #expect(try texts([schedule], from: "2026-12-05", 9).isEmpty)
  }

  @Test func `several of one day stand by their time, those of any time first, then by identifier`() throws {
    var schedules = try (1...4).map { try schedule(UInt64($0), [1], from: "2026-01-01") }
    (schedules[0].minuteOfDay, schedules[1].minuteOfDay, schedules[3].minuteOfDay) = (1080, 420, 420)
    let names = try texts(schedules.reversed(), from: "2026-11-30", 5)
    #expect(
      names == [
        "2026-11-30 any Routine 3", "2026-11-30 420 Routine 2", "2026-11-30 420 Routine 4", "2026-11-30 1080 Routine 1",
        "2026-12-07 any Routine 3",
      ])
  }

  @Test func `what names no days is never due`() throws {
    for schedule in [
      try schedule(1, [], from: "2026-01-01"), try schedule(1, nil, from: "2026-01-01"),
      try schedule(1, nil, every: 0, from: "2026-01-01"), try schedule(1, [], every: 2, from: "2026-01-01"),
    ] {
      #expect(try texts([schedule], from: "2026-01-01", 3).isEmpty)
    }
    #expect(try texts([], from: "2026-01-01", 3).isEmpty)
    #expect(try texts([try schedule(1, [1], from: "2026-01-01")], from: "2026-01-01", 0).isEmpty)
  }

  /// The clocks of Berlin go forward on 29 March 2026 and back on 25 October: at 2:30 in the night as well as ever.
  @Test func `a time of day is the wall clock's, so a change of the clock neither skips nor doubles it`() throws {
    var schedule = try schedule(1, nil, every: 1, from: "2026-03-28")
    schedule.minuteOfDay = 150
    let spring = ["2026-03-28", "2026-03-29", "2026-03-30"].map { $0 + " 150 Routine 1" }
    #expect(try texts([schedule], from: "2026-03-28", 3) == spring)
    let autumn = ["2026-10-24", "2026-10-25", "2026-10-26"].map { $0 + " 150 Routine 1" }
    #expect(try texts([schedule], from: "2026-10-24", 3) == autumn)
  }

  @Test func `the next times are those that a walk day by day finds`() throws {
    for seed in 0..<150 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      let today = Day(number: Int64.random(in: 15_000...25_000, using: &dice))
      let schedules = (0..<Int.random(in: 0...5, using: &dice)).map { _ in random(near: today, &dice) }
      let count = Int.random(in: 0...12, using: &dice)
      let found = ScheduleDocument.nextOccurrences(of: schedules, from: today, count: count)
      #expect(found == walk(schedules, from: today, count: count), "seed \(seed)")
    }
  }

  /// 6,000 days are more than the longest wait for a first day and twelve of the longest steps.
  private func walk(_ schedules: [ScheduleDocument], from today: Day, count: Int) -> [ScheduleOccurrence] {
    var found: [ScheduleOccurrence] = []
    for ahead in 0..<6000 as Range<Int64> where found.count < count {
      let due = schedules.filter { $0.isDue(on: today + ahead) }
      found += due.sorted { ($0.minuteOfDay ?? -1, $0.id) < ($1.minuteOfDay ?? -1, $1.id) }
        .map { ScheduleOccurrence($0, on: today + ahead) }
    }
    return Array(found.prefix(count))
  }

  private func random(near today: Day, _ dice: inout SeededGenerator) -> ScheduleDocument {
    let first = today + Int64.random(in: -700...700, using: &dice)
    var schedule = ScheduleDocument(
      id: .numbered(UInt64.random(in: 0...999, using: &dice)), splitID: .numbered(1), firstDay: first,
      createdAt: .monday)
    if Bool.random(using: &dice) { schedule.lastDay = first + Int64.random(in: 0...900, using: &dice) }
    if Bool.random(using: &dice) { schedule.minuteOfDay = Int64.random(in: 0...3, using: &dice) * 400 }
    if Bool.random(using: &dice) {
      schedule.weekdays = (0..<Int.random(in: 0...4, using: &dice)).map { _ in Int64.random(in: 1...7, using: &dice) }
    } else {
      schedule.everyDays = Int64.random(in: 1...366, using: &dice)
    }
    return schedule
  }
}
