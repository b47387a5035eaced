import Planner
import Testing
import TrainingModel

@Suite("The load ahead")
struct AheadTests {
  private let history = Week.threeRuns.repeated(12, before: monday)

  @Test("without a race twelve flat weeks of the usual one")
  func flat() {
    let found = Coach.ahead(PlanRequest(history, on: monday))
    #expect(found.weeks.count == 12)
    #expect(found.weeks.map { $0.from } == (0..<12).map { monday + 7 * Int64($0) })
    #expect(found.weeks.allSatisfy { $0.load == Load(240 * 2 + 3 * 360) && $0.runningMinutes == Minutes(154) })
    #expect(found.weeks.allSatisfy { $0.runningLoad == Load(480) && $0.otherLoad == Load(1080) })
    #expect(found.taper.isEmpty)
  }

  @Test("with a race flat weeks, then a curve that takes from running alone")
  func race() throws {
    let race = Race.kilometres(21.0975, on: monday + 30)
    let found = Coach.ahead(PlanRequest(history, on: monday, races: [race]))
    #expect(found.weeks.map { $0.readAt - monday } == [6, 13, 20, 27, 29])
    #expect(found.weeks.map { $0.load == found.weeks[0].load } == [true, true, false, false, false])
    #expect(found.weeks.allSatisfy { $0.otherLoad.value == 1080 })
    #expect(abs(found.weeks[4].runningLoad.value - 480 * Taper.scale(daysLeft: 1)) < 1e-9)
    #expect(abs(found.weeks[4].runningMinutes.value - 140 * Taper.scale(daysLeft: 1)) < 1e-5)
    #expect(found.taper.map { $0.daysLeft } == (1...13).reversed())
    #expect(found.taper.first?.target == found.baseline.usualWeek)
  }

  @Test(
    "the blocks end the day before the race", arguments: [(1, 1), (7, 1), (8, 2), (14, 2), (15, 3)] as [(Int64, Int)])
  func blocks(days: Int64, count: Int) throws {
    let found = Coach.ahead(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday + days)]))
    #expect(found.weeks.count == count)
    #expect(try #require(found.weeks.last).readAt == monday + days - 1)
  }

  @Test("on race day the weeks are flat again")
  func raceDay() {
    let found = Coach.ahead(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday)]))
    #expect(found.weeks.count == 12)
    #expect(found.taper.isEmpty)
    #expect(found.race?.daysLeft == 0)
  }

  @Test("in the taper only its remaining days are drawn")
  func inside() {
    let found = Coach.ahead(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday + 5)]))
    #expect(found.taper.map { $0.daysLeft } == [5, 4, 3, 2, 1])
  }

  @Test("before 28 days of history there is neither line nor curve")
  func arrives() {
    let young = Week.threeRuns.repeated(3, before: monday)
    let found = Coach.ahead(PlanRequest(young, on: monday, races: [.kilometres(10, on: monday + 20)]))
    #expect(found.baseline == .arrives(inDays: 7))
    #expect(found.weeks.isEmpty && found.taper.isEmpty)
    #expect(Coach.runningWeeks(PlanRequest(young, on: monday)).ahead.isEmpty)
  }

  @Test("running targets hold this week's ceiling until the taper, and never rise")
  func runningTargets() {
    let race = Race.kilometres(10, on: monday + 60)
    let targets = Coach.runningTargets(of: ledger(history), toward: race, at: monday)
    #expect(targets.first?.minutes == Minutes(154))
    for (week, next) in zip(targets, targets.dropFirst()) { #expect(next.minutes <= week.minutes) }
    #expect(
      targets.map { $0.minutes }
        == Coach.ahead(PlanRequest(history, on: monday, races: [race])).weeks.map { $0.runningMinutes })
  }

  @Test("the weeks past are what she ran, oldest first")
  func past() {
    var request = PlanRequest(history, on: monday)
    let found = Coach.runningWeeks(request)
    #expect(found.past.count == 12)
    #expect(found.past.allSatisfy { $0.minutes == Minutes(140) && $0.runs == 3 })
    #expect(found.past.map { $0.from } == (1...12).reversed().map { monday - 7 * Int64($0) })
    #expect(found.current.from == monday - 6)
    request.sessions = []
    #expect(Coach.runningWeeks(request).past.isEmpty)
  }
}
