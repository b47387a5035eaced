import Planner
import Testing
import TrainingModel

@Suite("The usual week and the day budget")
struct BaselineTests {
  @Test("no history: the usual week arrives in 28 days, and the first run is an easy one of twenty minutes")
  func nothing() {
    let plan = Coach.today(PlanRequest(History(), on: monday))
    #expect(plan.baseline == .arrives(inDays: 28))
    #expect(plan.budget.day == nil)
    #expect(plan.room == nil)
    #expect(plan.run?.kind == .easy)
    #expect(plan.run?.minutes == Minutes(20))
    #expect(plan.rules.contains(.baselineArrives))
    #expect(plan.rules.contains(.firstWeeks))
  }

  @Test("one session starts the count", arguments: [(0, 28), (1, 27), (27, 1)] as [(Int64, Int64)])
  func oneSession(days: Int64, missing: Int64) {
    var history = History()
    history.lift(monday - days, hour: 5)
    #expect(Coach.today(PlanRequest(history, on: monday)).baseline == .arrives(inDays: missing))
  }

  @Test("it is the load of 28 whole days over four, today left out")
  func window() {
    var history = History()
    history.lift(monday - 28, 60, effort: 4)
    history.lift(monday - 1, 60, effort: 8)
    history.lift(monday, 60, effort: 9, hour: 5)
    #expect(Coach.usualWeek(from: ledger(history), at: monday) == .usual(Load(180)))
    history.sessions[0] = history.session(.lift, monday - 29, 60)
    #expect(Coach.usualWeek(from: ledger(history), at: monday) == .usual(Load(120)))
  }

  @Test("a past day's usual week never changes, whatever follows")
  func past() {
    var history = Week.fourRuns.repeated(8, before: monday)
    let before = Coach.usualWeek(from: ledger(history), at: monday - 7)
    for number in Int64(-7)...20 { history.lift(monday + number, effort: 10) }
    #expect(Coach.usualWeek(from: ledger(history), at: monday - 7) == before)
  }

  @Test("the day budget is the usual week less the six days before, and goes below zero")
  func budget() {
    var history = Week.liftsAlone.repeated(8, before: monday)
    #expect(Coach.dayBudget(from: ledger(history), at: monday) == Load(720 - 360))
    for number in Int64(1)...6 { history.run(monday - number, 100) }
    #expect(Coach.dayBudget(from: ledger(history), at: monday) == Load(720 + 1800 / 4 - 360 - 1800))
  }

  @Test("sessions that begin after now are not read")
  func future() {
    var history = Week.fourRuns.repeated(8, before: monday)
    let before = Coach.today(PlanRequest(history, on: monday))
    history.run(monday, 100, hour: 7)
    history.run(monday + 1, 100)
    #expect(Coach.today(PlanRequest(history, on: monday)) == before)
  }
}

@Suite("What she can do in a week")
struct CapabilityTests {
  private func figures(_ history: History, on day: Day = monday, races: [Race] = []) -> PlanFigures {
    Coach.today(PlanRequest(history, on: day, races: races)).figures
  }

  /// Lifts on each first day of sixteen weeks, and runs of `minutes` in the weeks counted back from monday.
  private func weeks(_ minutes: [Double]) -> History {
    var history = History()
    for number in Int64(1)...16 { history.lift(monday - 7 * number) }
    for (number, minutes) in minutes.enumerated() where minutes > 0 {
      history.run(monday - 7 * Int64(number + 1) + 2, minutes)
    }
    return history
  }

  @Test("is what one ordinary week in three reaches")
  func reached() {
    let found = figures(weeks([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 200, 200, 200, 200]))
    #expect(found.fitness == Minutes(90), "the fourth of the newest twelve")
    #expect(found.ordinaryWeeks == 12)
  }

  @Test("is the last four weeks where they are more")
  func month() {
    #expect(figures(weeks([130, 120, 110, 120, 50, 60, 70, 80, 90, 100, 110, 40])).fitness == Minutes(120))
  }

  @Test("is at most twice the mean week for those who run now and then")
  func bound() throws {
    let found = figures(weeks([0, 60, 0, 60, 0, 60, 0, 60, 0, 60, 0, 60, 0, 60, 0, 60]))
    #expect(found.fitness == Minutes(60))
    let rare = figures(weeks([0, 0, 0, 0, 120, 120, 120, 120, 120, 0, 0, 0, 0, 0, 0, 0]))
    #expect(try #require(rare.fitness).value <= 2 * 600 / 16)
  }

  @Test("a harder lift of the last six days never widens the room that it is spent from")
  func harderLift() {
    var rooms: [Load] = []
    for effort in 5...10 {
      var history = History()
      for number in Int64(2)...12 { history.lift(monday - 7 * number, effort: number >= 10 ? 10 : 5) }
      history.lift(monday - 7, 5, effort: 1)
      history.lift(monday - 3, effort: Double(effort))
      rooms.append(Coach.today(PlanRequest(history, on: monday)).room?.load ?? .zero)
    }
    #expect(rooms == rooms.sorted(by: >))
  }

  @Test("a missed week does not lower it")
  func missedWeek() {
    let found = figures(weeks([0, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100]))
    #expect(found.fitness == Minutes(100))
  }

  @Test(
    "one run more in four weeks adds none to the usual frequency",
    arguments: [(8, 2), (9, 2), (10, 3), (12, 3), (13, 3)] as [(Int64, Int64)])
  func frequency(runs: Int64, usual: Int64) {
    var history = History()
    history.lift(monday - 28)
    for number in 0..<runs { history.run(monday - 1 - 7 * (number % 4) - number / 4, 30) }
    #expect(figures(history).usualFrequency == usual)
  }

  @Test("the ceiling is a tenth over fitness and at least an hour, the cap has room for that hour")
  func ceilings() throws {
    let four = figures(Week.fourRuns.repeated(12, before: monday))
    #expect(four.fitness == Minutes(200))
    #expect(four.ceiling == Minutes(220))
    let none = figures(Week.liftsAlone.repeated(12, before: monday))
    #expect(none.ceiling == Minutes(60))
    #expect(none.cap == Load(990))
  }

  @Test("the aim holds without a race, rises with one within half a year, and not in the taper")
  func aim() {
    let history = Week.fourRuns.repeated(12, before: monday)
    #expect(figures(history).aim == Minutes(200))
    #expect(figures(history, races: [.kilometres(10, on: monday + 182)]).aim == Minutes(212))
    #expect(figures(history, races: [.kilometres(10, on: monday + 183)]).aim == Minutes(200))
    #expect(figures(history, races: [.kilometres(10, on: monday + 13)]).aim == Minutes(200))
    let lifter = Week.liftsAlone.repeated(12, before: monday)
    #expect(figures(lifter, races: [.kilometres(10, on: monday + 100)]).aim == Minutes(50))
  }
}
