import Planner
import Testing
import TrainingModel

@Suite("The taper")
struct TaperTests {
  /// Days to the race and the part of the running that is left, by the formula of the plan.
  static let table: [(daysLeft: Int64, scale: Double)] = [
    (13, 1.000000), (12, 0.948078), (11, 0.898851), (10, 0.852180), (9, 0.807933), (8, 0.765983), (7, 0.726211),
    (6, 0.688505), (5, 0.652756), (4, 0.618863), (3, 0.586730), (2, 0.556266), (1, 0.527383),
  ]

  @Test("the scale falls as the table says", arguments: table)
  func scale(daysLeft: Int64, scale: Double) {
    #expect(abs(Taper.scale(daysLeft: daysLeft) - scale) < 5e-7)
    #expect(Taper.target(of: Load(200), daysLeft: daysLeft).value == 200 * Taper.scale(daysLeft: daysLeft))
  }

  @Test("it is the whole at 13 days, half at 0, and falls by the same part each day")
  func shape() {
    let baseline = Load(437)
    #expect(Taper.target(of: baseline, daysLeft: 13) == baseline)
    #expect(abs(Taper.target(of: baseline, daysLeft: 0).value - 437 / 2) < 1e-12 * 437)
    let targets = (0...13).map { Taper.target(of: baseline, daysLeft: Int64($0)).value }
    #expect(abs(targets.reduce(0, +) / 437 - 10.129_739) < 1e-6)
    for daysLeft in 0..<13 { #expect(abs(targets[daysLeft] / targets[daysLeft + 1] - 0.948_077_514) < 1e-9) }
  }

  @Test("race day and the days before the taper are not scaled")
  func outside() {
    for daysLeft in [-1, 0, 14, 100] as [Int64] { #expect(Taper.scale(daysLeft: daysLeft) == 1) }
  }

  /// A runner without any other sport: 40 minutes at effort 3 on each of seven days.
  private func runner(before day: Day) -> History {
    var history = History()
    for number in 1...84 { history.run(day - Int64(number), 40) }
    return history
  }

  @Test("a pure runner's target is the page's formula on her whole usual week", arguments: table)
  func pureRunner(daysLeft: Int64, scale: Double) throws {
    let history = runner(before: monday)
    let race = Race.kilometres(10, on: monday + 13)
    let plan = Coach.today(PlanRequest(history, on: monday + 13 - daysLeft, races: [race]))
    #expect(plan.figures.scale == Taper.scale(daysLeft: daysLeft))
    #expect(abs(try #require(plan.figures.target).value - 840 * scale) < 840 * 5e-7)
    #expect(abs(try #require(plan.figures.ceiling).value - 280 * scale) < 280 * 5e-7 + 1e-6)
    let taper = Coach.ahead(PlanRequest(history, on: monday, races: [race])).taper
    #expect(taper.first { $0.daysLeft == daysLeft }?.target == plan.figures.target)
  }

  @Test("everything is read at the day the taper starts: what she does in it changes no target")
  func readAtItsStart() {
    var history = runner(before: monday)
    let request = PlanRequest(history, on: monday + 6, races: [.kilometres(10, on: monday + 13)])
    let before = Coach.today(request).figures
    for number in Int64(0)..<6 { history.run(monday + number, 100, effort: 9) }
    let after = Coach.today(PlanRequest(history, on: monday + 6, races: request.races)).figures
    #expect(before.target == after.target)
    #expect(before.cap == after.cap)
    #expect(before.ceiling == after.ceiling)
  }

  @Test("half a lifter keeps running: her lifts stay in the cap as they are")
  func crowdOut() throws {
    let history = Week.threeRuns.repeated(12, before: monday)
    let race = Race.kilometres(10, on: monday + 13)
    let plain = Coach.today(PlanRequest(history, on: monday)).figures
    let figures = Coach.today(PlanRequest(history, on: monday + 12, races: [race])).figures
    let lifting = try #require(plain.capacity).value - (try #require(plain.runningCapacity).value)
    #expect(lifting == 3 * 360)
    let running = try #require(plain.runningCapacity).value * Taper.scale(daysLeft: 1)
    #expect(abs(try #require(figures.cap).value - (lifting + running)) < 1e-5)
    #expect(abs(try #require(figures.ceiling).value - 140 * Taper.scale(daysLeft: 1)) < 1e-5)
  }

  @Test("a race that moves moves its taper, and nothing of the old one is left")
  func moved() {
    let history = runner(before: monday)
    let scale = { (day: Int64) in
      Coach.today(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday + day)])).figures.scale
    }
    #expect(scale(7) == Taper.scale(daysLeft: 7))
    #expect(scale(9) == Taper.scale(daysLeft: 9))
    #expect(scale(14) == 1)
  }

  @Test("of two races the nearer decides, and the other takes over the day after")
  func twoRaces() {
    let history = runner(before: monday)
    let races = [Race.kilometres(42.195, on: monday + 12), .kilometres(5, on: monday + 3)]
    #expect(Coach.today(PlanRequest(history, on: monday, races: races)).race?.daysLeft == 3)
    #expect(Coach.today(PlanRequest(history, on: monday + 3, races: races)).race?.daysLeft == 0)
    #expect(Coach.today(PlanRequest(history, on: monday + 4, races: races)).race?.daysLeft == 8)
  }

  @Test("race day states no target of its own and suggests nothing")
  func raceDay() {
    let plan = Coach.today(PlanRequest(runner(before: monday), on: monday, races: [.kilometres(10, on: monday)]))
    #expect(plan.run == nil)
    #expect(plan.rules.contains(.raceDay))
    #expect(plan.figures.scale == 1)
    #expect(plan.figures.target == plan.baseline.usualWeek)
  }

  @Test("without a baseline at its start there is no taper, and the last two days are short all the same")
  func noBaselineAtItsStart() throws {
    var history = History()
    for number in 1...30 { history.run(monday - Int64(number), 60) }
    let plan = Coach.today(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday + 2)]))
    #expect(plan.figures.scale == 1)
    #expect(Coach.ahead(PlanRequest(history, on: monday, races: [.kilometres(10, on: monday + 2)])).taper.isEmpty)
    #expect(plan.figures.limits.contains { $0.rule == .beforeRace && $0.minutes == Minutes(40) })
  }

  @Test(
    "every shape of race tapers, also one that only a newer version knows",
    arguments: [RaceShape.Kind.timed, .backyard, .mixed, .multisport, .stage, .other("relay")])
  func shapes(kind: RaceShape.Kind) {
    let race = Race(name: "Race", day: monday + 5, shape: RaceShape(kind: kind))
    let plan = Coach.today(PlanRequest(runner(before: monday), on: monday, races: [race]))
    #expect(plan.figures.scale == Taper.scale(daysLeft: 5))
  }
}
