import Foundation
@testable import Planner
import Testing
import TrainingModel

@testable import Presentation

@Suite struct LogPageTests {
  private let units = Units(weight: .kg, distance: .km)

  private func entry(_ number: UInt64, _ day: String, _ activity: SessionActivity = .run, note: String? = nil) throws
    -> LogEntry
  {
    let local = LocalTime(day: try #require(Day(day)), second: 36_000)
    var session = SessionDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: number), activity: activity, start: local.instant(offset: 0),
      createdAt: local.instant(offset: 0))
    (session.minutes, session.kilometres, session.notes) = (Minutes(30), Kilometres(5), note)
    let load = SessionLoad(
      id: session.id.text, activity: activity, kind: activity == .run ? .easy : nil, local: local, minutes: Minutes(30),
      load: Load(90), basis: .effort, effort: Effort(3))
    return LogEntry(session, local: local, load: load, units: units)
  }

  private func page(_ entries: [LogEntry], _ span: LogPage.Span = .newest, _ filter: LogFilter = LogFilter()) -> LogPage
  {
    LogPage(entries, span: span, filter: filter, units: units, weekStart: 1)
  }

  @Test func `months come newest first and whole, and the page says where the next begins`() throws {
    let days =
      (1...28).map { $0 < 10 ? "2026-11-0\($0)" : "2026-11-\($0)" } + ["2026-10-02", "2026-10-30", "2025-02-01"]
    let entries = try days.enumerated().map { try entry(UInt64($0.offset), $0.element) }
    let first = page(entries.reversed())
    #expect(first.months.map { $0.month.text } == ["2026-11", "2026-10"])
    #expect(first.months.map { $0.entries.count } == [28, 2])
    #expect(first.earlier?.text == "2025-02" && first.total == 31)
    let next = page(entries, .before(try #require(LogMonth("2026-10"))))
    #expect(next.months.map { $0.month.text } == ["2025-02"] && next.earlier == nil)
  }

  @Test func `pages together hold every entry once, whatever their size`() throws {
    let entries = try (0..<400).map { try entry(UInt64($0), (try #require(Day("2026-11-30")) - Int64($0 * 5)).text) }
    var (seen, span): ([ULID], LogPage.Span) = ([], .newest)
    for _ in 0..<100 {
      let part = page(entries.shuffled(), span)
      seen += part.months.flatMap { $0.entries.map { $0.id } }
      guard part.earlier != nil, let oldest = part.months.last?.month else { break }
      span = .before(oldest)
    }
    #expect(seen == entries.map { $0.id })
  }

  @Test func `weeks begin with her weekday and end with the month`() throws {
    let month = try #require(LogMonth("2026-11"))
    let entries = try [entry(3, "2026-11-30"), entry(2, "2026-11-29"), entry(1, "2026-11-01")]
    let monday = month.weeks(of: entries, weekStart: 1)
    #expect(
      monday.map { "\($0.from.text) \($0.to.text)" } == [
        "2026-11-30 2026-11-30", "2026-11-23 2026-11-29", "2026-11-01 2026-11-01",
      ])
    let sunday = month.weeks(of: entries, weekStart: 7)
    #expect(sunday.map { $0.entries.count } == [2, 1])
  }

  @Test func `a search finds words of title and note in any order, and a sport leaves the others out`() throws {
    let entries = try [
      entry(1, "2026-11-01", note: "Wet and windy"), entry(2, "2026-11-02", .lift), entry(3, "2026-11-03", .other),
    ]
    #expect(page(entries, .newest, LogFilter(sport: .all, search: "WINDY easy")).total == 1)
    #expect(page(entries, .newest, LogFilter(sport: .all, search: "windy hard")).total == 0)
    #expect(page(entries, .newest, LogFilter(sport: .lifts, search: "")).total == 1)
    #expect(page(entries, .newest, LogFilter(sport: .other, search: "")).all == 3)
  }

  @Test func `sums leave out what counts with another record`() throws {
    var twin = try entry(2, "2026-11-01")
    twin.load = nil
    let sums = LogSums([try entry(1, "2026-11-01"), twin])
    #expect(sums.sessions == 1 && sums.load == 90 && sums.minutes == 30 && sums.kilometres == 5)
    #expect(sums.text(units) == "1\u{A0}session, 5\u{A0}km\u{A0}run, 30\u{A0}min, 90\u{A0}AU")
  }

  @Test(arguments: ["2026-13", "2026-1", "november", "", "2026-11-30"])
  func `what is no month is none`(text: String) { #expect(LogMonth(text) == nil) }
}
