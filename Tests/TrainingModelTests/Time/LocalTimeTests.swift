import TestSupport
import Testing
import TrainingModel

@Suite struct LocalTimeTests {
  @Test func `a wall clock is a moment and an offset`() throws {
    let moment = try #require(Instant(iso8601: "2026-01-01T00:30:00Z"))
    let west = LocalTime(moment, offset: -3600)
    #expect(west.day.text == "2025-12-31" && west.clock == "23:30" && west.second == 84_600)
    #expect(LocalTime(moment, offset: 50_400).clock == "14:30" && west.instant(offset: -3600) == moment)
  }

  @Test func `times before 1970 belong to their own day`() {
    let last = LocalTime(Instant(seconds: -1), offset: 0)
    #expect(last.day.text == "1969-12-31" && last.second == 86_399)
    #expect(LocalTime(Instant(seconds: -86_400), offset: 0).second == 0)
  }

  @Test func `earlier times come first`() {
    let day = Day(number: 10)
    let times = [
      LocalTime(day: day, second: 86_399), LocalTime(day: day + 1, second: 0), LocalTime(day: day, second: 0),
    ]
    #expect(times.sorted().map { $0.second } == [0, 86_399, 0])
  }

  @Test func `any moment comes back from any wall clock`() {
    var random = SeededGenerator(seed: 5)
    for number in 0..<5_000 {
      let moment = Instant(seconds: Int64.random(in: -100_000_000_000...300_000_000_000, using: &random))
      let offset = Int64.random(in: -1080...1080, using: &random) * 60
      let local = LocalTime(moment, offset: offset)
      #expect(local.instant(offset: offset) == moment && (0...86_399).contains(local.second), "\(number) of seed 5")
    }
  }
}
