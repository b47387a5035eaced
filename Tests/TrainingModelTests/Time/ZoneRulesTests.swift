import TestSupport
import Testing
import TrainingModel

@Suite struct ZoneRulesTests {
  private func local(_ day: String, _ clock: String) throws -> LocalTime {
    let instant = try #require(Instant(iso8601: "\(day)T\(clock):00Z"))
    return LocalTime(instant, offset: 0)
  }

  private func moment(_ rules: ZoneRules, _ day: String, _ clock: String) throws -> String {
    rules.instant(of: try local(day, clock)).iso8601
  }

  @Test func `a time that the spring leaves out is as far behind the change`() throws {
    #expect(try moment(.berlin2026, "2026-03-29", "01:59") == "2026-03-29T00:59:00Z")
    #expect(try moment(.berlin2026, "2026-03-29", "02:00") == "2026-03-29T01:00:00Z")
    #expect(try moment(.berlin2026, "2026-03-29", "02:30") == "2026-03-29T01:30:00Z")
    #expect(ZoneRules.berlin2026.localTime(at: try #require(Instant(iso8601: "2026-03-29T01:30:00Z"))).clock == "03:30")
    #expect(try moment(.berlin2026, "2026-03-29", "03:00") == "2026-03-29T01:00:00Z")
    #expect(try moment(.sydney2026, "2026-10-04", "02:30") == "2026-10-03T16:30:00Z")
    #expect(try moment(.lordHowe2026, "2026-10-04", "02:10") == "2026-10-03T15:40:00Z")
  }

  @Test func `of a time that the autumn has twice the first is meant`() throws {
    #expect(try moment(.berlin2026, "2026-10-25", "02:30") == "2026-10-25T00:30:00Z")
    #expect(try moment(.berlin2026, "2026-10-25", "03:00") == "2026-10-25T02:00:00Z")
    #expect(try moment(.sydney2026, "2026-04-05", "02:30") == "2026-04-04T15:30:00Z")
    #expect(try moment(.sydney2026, "2026-04-05", "03:00") == "2026-04-04T17:00:00Z")
    #expect(try moment(.lordHowe2026, "2026-04-05", "01:45") == "2026-04-04T14:45:00Z")
  }

  @Test func `a day that a country leaves out is the day after`() throws {
    let skipped = ZoneRules.samoa2011.instant(of: try local("2011-12-30", "12:00"))
    #expect(ZoneRules.samoa2011.localTime(at: skipped) == (try local("2011-12-31", "12:00")))
    #expect(try moment(.samoa2011, "2011-12-29", "23:59") == "2011-12-30T09:59:00Z")
    #expect(try moment(.samoa2011, "2011-12-31", "00:00") == "2011-12-30T10:00:00Z")
  }

  @Test func `midnight of the last day of the year belongs to the year of the wall clock`() throws {
    let end = try #require(Instant(iso8601: "2026-12-31T23:30:00Z"))
    #expect(ZoneRules.berlin2026.localTime(at: end).day.text == "2027-01-01")
    #expect(ZoneRules.fixed(offset: -3600).localTime(at: end).day.text == "2026-12-31")
    #expect(ZoneRules.sydney2026.localTime(at: end).clock == "10:30")
  }

  @Test func `the offset changes with the very second`() throws {
    let change = try #require(Instant(iso8601: "2026-03-29T01:00:00Z"))
    #expect(ZoneRules.berlin2026.offset(at: change + -1) == 3600)
    #expect(ZoneRules.berlin2026.offset(at: change) == 7200)
    #expect(ZoneRules.berlin2026.offset(at: Instant(seconds: 0)) == 3600)
  }

  /// By definition: the earliest moment whose clock shows the time; if there is none, the clock before the gap goes on.
  private func naive(_ rules: ZoneRules, _ local: LocalTime) -> Instant {
    let offsets = [rules.initialOffset] + rules.transitions.map { $0.offset }
    let moments = offsets.map { local.instant(offset: $0) }.filter { rules.localTime(at: $0) == local }
    if let first = moments.min() { return first }
    var before = rules.initialOffset
    for change in rules.transitions {
      let isLeftOut =
        LocalTime(change.at, offset: before) <= local && local < LocalTime(change.at, offset: change.offset)
      if isLeftOut { return local.instant(offset: before) }
      before = change.offset
    }
    Issue.record("a time that is neither shown nor left out")
    return Instant(seconds: 0)
  }

  @Test func `random rules agree with the definition`() {
    var random = SeededGenerator(seed: 99)
    for number in 0..<2_000 {
      let offset = { (random: inout SeededGenerator) in Int64.random(in: -48...56, using: &random) * 900 }
      var changes: [ZoneRules.Transition] = []
      var at: Int64 = 1_700_000_000
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        at += Int64.random(in: 259_200...20_000_000, using: &random)
        changes.append(ZoneRules.Transition(at: Instant(seconds: at), offset: offset(&random)))
      }
      let rules = ZoneRules(zone: .offset(0), initialOffset: offset(&random), transitions: changes)
      for change in changes {
        let near = change.at + Int64.random(in: -100_000...100_000, using: &random)
        let shown = LocalTime(near, offset: Int64.random(in: -40_000...40_000, using: &random))
        #expect(rules.instant(of: shown) == naive(rules, shown), "number \(number) of seed 99, \(shown)")
        let back = rules.instant(of: rules.localTime(at: near))
        #expect(back <= near && rules.localTime(at: back) == rules.localTime(at: near), "number \(number) of seed 99")
      }
    }
  }
}
