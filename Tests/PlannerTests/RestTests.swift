import Planner
import Testing
import TrainingModel

@Suite("A day without a run says why")
struct RestTests {
  private func plan(_ history: History, on day: Day = monday, percent: Int64? = nil, races: [Race] = []) -> PlanAnswer {
    var request = PlanRequest(history, on: day, races: races)
    request.readinessPercent = percent
    return Coach.today(request)
  }

  /// The only rule that ended the day.
  private func expectRest(_ plan: PlanAnswer, _ rule: RuleID, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(plan.run == nil, sourceLocation: sourceLocation)
    #expect(plan.rules.last == rule, sourceLocation: sourceLocation)
    #expect(plan.figures.allowedKinds.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("she ran today: the run is shown and nothing suggested")
  func ranToday() {
    var history = Week.fourRuns.repeated(12, before: monday)
    history.run(monday, 30, hour: 5)
    let found = plan(history)
    expectRest(found, .ranToday)
    #expect(found.done.map { $0.minutes } == [Minutes(30)])
    #expect(found.done.map { $0.kind } == [.easy])
  }

  @Test("readiness under 30 percent")
  func readiness() {
    let history = Week.fourRuns.repeated(12, before: monday)
    expectRest(plan(history, on: monday + 1, percent: 29), .readinessRest)
    #expect(plan(history, on: monday + 1, percent: 30).run?.kind != .easy)
  }

  @Test(
    "the first days after a race that was run, by its length",
    arguments: [(5.0, 0), (10, 0), (21.0975, 1), (42.195, 3), (100, 4)] as [(Double, Int64)])
  func afterRace(kilometres: Double, days: Int64) {
    var history = Week.sixRuns.repeated(12, before: monday)
    history.run(monday, 60, kind: nil, effort: 9)
    let race = Race.kilometres(kilometres, on: monday)
    for number in Int64(1)...5 {
      let isResting = plan(history, on: monday + number, races: [race]).rules.contains(.restAfterRace)
      #expect(isResting == (number <= days), "\(number) days after \(kilometres) km")
    }
  }

  @Test("a race whose day is over counts as run, logged or not; on its own day it changes nothing but the day")
  func raceNotLogged() {
    let history = Week.sixRuns.repeated(12, before: monday)
    let races = [Race.kilometres(42.195, on: monday)]
    let after = plan(history, on: monday + 1, races: races)
    #expect(after.run == nil)
    #expect(after.rules.contains(.restAfterRace) && after.rules.contains(.raceNotLogged))
    #expect(plan(history, on: monday, races: races).figures.comeback == 1)
    #expect(plan(history, on: monday + 10, races: races).run?.kind == .recovery)
    #expect(!plan(history, on: monday + 21, races: races).rules.contains(.raceNotLogged))
  }

  @Test("the minutes of seven days are spent, or the load, or both")
  func spent() {
    var history = Week.fourRuns.repeated(12, before: monday)
    history.run(monday - 4, 60)
    let minutes = plan(history)
    #expect(minutes.rules.contains(.minutesSpent))
    #expect(!minutes.rules.contains(.loadSpent))
    history = Week.fourRuns.repeated(12, before: monday)
    history.lift(monday - 1, 120, effort: 9)
    let load = plan(history)
    #expect(load.rules.contains(.loadSpent))
    #expect(!load.rules.contains(.minutesSpent))
    history.run(monday - 4, 60)
    expectRest(plan(history), .loadSpent)
    #expect(plan(history).rules.contains(.minutesSpent))
  }

  @Test("as many runs in six days as in a usual week")
  func runsDone() throws {
    let history = Week(runs: [(1, 30, .easy), (3, 30, .easy), (7, 30, .easy)], lifts: []).repeated(12, before: monday)
    #expect(!plan(history).rules.contains(.runsDone))
    var more = history
    more.run(monday - 2, 5)
    expectRest(plan(more), .runsDone)
    #expect(plan(more).reason(.runsDone)?.input(.usualRuns)?.number == 3)
  }

  @Test("more run days in a row than she is used to")
  func streak() {
    let fourRuns = Week(runs: [(1, 30, .easy), (3, 30, .easy), (5, 30, .easy), (7, 30, .easy)], lifts: [])
    var history = fourRuns.repeated(12, before: monday)
    history.sessions.removeAll { $0.day >= monday - 7 }
    history.run(monday - 2, 30)
    #expect(!plan(history).rules.contains(.streak))
    history.run(monday - 1, 30)
    expectRest(plan(history), .streak)
    history.run(monday - 12, 10)
    history.run(monday - 13, 10)
    history.run(monday - 15, 10)
    #expect(plan(history).rules.contains(.streak), "a longer row that she ran once opens nothing")
  }

  @Test("what is left is too short")
  func tooShort() throws {
    let history = Week.threeRuns.repeated(12, before: monday)
    let found = plan(history, on: monday + 1, percent: 30)
    expectTooShort(found)
  }

  private func expectTooShort(_ plan: PlanAnswer) {
    #expect(plan.run == nil)
    #expect(plan.rules.last == .tooShort)
  }

  @Test("the first weeks: no day after a run, and no more runs than lately")
  func firstWeeks() {
    var history = History()
    for number in [10, 6, 3] as [Int64] { history.run(monday - number, 30) }
    expectRest(plan(history), .runsDone)
    let found = plan(history, on: monday + 1)
    #expect(found.run?.kind == .easy)
    #expect(found.run?.minutes == Minutes(30))
    #expect(found.figures.usualFrequency == 2)
    #expect(found.room == nil)
    history.run(monday, 30)
    expectRest(plan(history, on: monday + 1), .streak)
  }
}
