import Planner
import Testing
import TrainingModel

@Suite("The long run")
struct LongRunTests {
  private let sunday = monday + 6

  /// Twelve weeks and the days before Sunday, as always.
  private func history(_ week: Week = .fourRuns) -> History {
    var history = week.repeated(12, before: monday)
    for number in Int64(0)..<6 { week.add(monday + number, to: &history) }
    return history
  }

  private func plan(_ history: History, on day: Day? = nil, races: [Race] = []) -> PlanAnswer {
    Coach.today(PlanRequest(history, on: day ?? sunday, races: races))
  }

  @Test("is due on its usual weekday, a week after the last")
  func usualWeekday() throws {
    let found = plan(history())
    #expect(found.run?.kind == .long)
    #expect(found.rules.contains(.chooseLong))
    #expect(found.run?.minutes == Minutes(75), "never shorter than the easy run of that day")
    let saturday = plan(history(), on: sunday - 1)
    #expect(saturday.reason(.longNotDue)?.input(.weekday)?.number == 7)
  }

  @Test("is due on any day after thirteen days, and not in the first six")
  func overdue() {
    var history = Week.fourRuns.repeated(12, before: monday)
    history.sessions.removeAll { $0.day == monday - 1 }
    history.run(monday - 2, 30)
    history.sessions.removeAll { $0.activity == .lift && $0.day >= monday - 1 }
    for number in [1, 3] as [Int64] { history.run(monday + number, 30) }
    let found = plan(history, on: monday + 5)
    #expect(found.run?.kind == .long, "the last was on the Sunday thirteen days ago")
    #expect(plan(history, on: monday + 4).rules.contains(.longNotDue))
    history.run(monday, 30, kind: .long)
    #expect(plan(history, on: monday + 5).rules.contains(.longSpacing))
  }

  @Test("is not for the day of a lift, the last three days before a race, a gap or the way back")
  func blocked() {
    var lifted = history()
    lifted.lift(sunday, hour: 4)
    #expect(plan(lifted).rules.contains(.longLifted))
    var rested = history()
    rested.sessions.removeAll { $0.day >= monday }
    #expect(plan(rested, races: [.kilometres(10, on: sunday + 3)]).rules.contains(.longBeforeRace))
    #expect(!plan(rested, races: [.kilometres(10, on: sunday + 4)]).rules.contains(.longBeforeRace))
    var away = history()
    away.sessions.removeAll { $0.activity == .run && $0.day > sunday - 8 }
    #expect(plan(away).rules.contains(.longShortGap))
    away.sessions.removeAll { $0.activity == .run && $0.day > sunday - 29 }
    #expect(plan(away).rules.contains(.longComeback))
  }

  @Test("of under forty minutes is an easy one, and hard work does not take its place")
  func tooShort() {
    let short = Week(runs: [(2, 30, .easy), (4, 30, .easy), (7, 35, .long)], lifts: [])
    let found = plan(history(short))
    #expect(found.run?.kind == .easy)
    #expect(found.rules.contains(.longTooShort))
  }

  @Test("grows to what the race needs and no further")
  func need() throws {
    let found = plan(history(.sixRuns), races: [.kilometres(42.195, on: sunday + 60)])
    #expect(found.run?.kind == .long)
    let minutes = try #require(found.run).minutes.value
    #expect(minutes > 120 && minutes <= 150)
    #expect(
      try #require(plan(history(.sixRuns), races: [.kilometres(10, on: sunday + 60)]).run).minutes == Minutes(120))
  }

  @Test(
    "is at most ninety minutes in the last days before a race",
    arguments: [(10.0, 4), (21.0975, 6), (42.195, 9)] as [(Double, Int64)])
  func lastDays(kilometres: Double, days: Int64) throws {
    let ample = Week(runs: [(1, 150, .easy), (3, 150, .easy), (5, 150, .easy), (7, 150, .long)], lifts: [])
    let rested = ample.repeated(12, before: monday)
    let near = plan(rested, races: [.kilometres(kilometres, on: sunday + days)])
    #expect(try #require(near.run).minutes == Minutes(90))
    #expect(near.run?.kind == .long)
    let far = plan(rested, races: [.kilometres(kilometres, on: sunday + days + 1)])
    #expect(try #require(far.run).minutes.value > 90)
  }

  @Test("a run is judged long from sixty minutes and 1.4 times the median of 28 days on")
  func judged() {
    for (minutes, kind) in [(59.0, RunKind.easy), (60, .long), (62, .long)] {
      var history = History()
      for number in Int64(1)...5 { history.run(monday - number, 40) }
      history.run(monday, minutes, kind: nil, effort: 4)
      #expect(ledger(history).entries.last?.kind == kind, "\(minutes) minutes")
    }
    var slow = History()
    for number in Int64(1)...5 { slow.run(monday - number, 50) }
    slow.run(monday, 69, kind: nil, effort: 4)
    #expect(ledger(slow).entries.last?.kind == .easy)
  }

  @Test("a run without a label is hard from effort 7 or ten minutes in zones 4 and 5 on, recovery up to effort 2")
  func judgedByEffort() {
    for (effort, kind) in [(7.0, RunKind.tempo), (6, .easy), (3, .easy), (2, .recovery)] {
      var history = History()
      history.run(monday, 40, kind: nil, effort: effort)
      #expect(ledger(history).entries[0].kind == kind)
    }
    for (seconds, kind) in [(300.0, RunKind.tempo), (299, .easy)] {
      var history = History()
      var run = history.session(.run, monday, 40)
      run.hrZoneSeconds = [0, 0, 600, 300, seconds]
      _ = history.append(run)
      #expect(ledger(history).entries[0].kind == kind)
    }
  }
}
