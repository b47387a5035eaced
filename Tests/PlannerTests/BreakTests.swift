import Planner
import Testing
import TrainingModel

@Suite("Days without a run")
struct BreakTests {
  /// Twenty weeks of four runs, then `days` days without one up to monday, but for runs so many days before it.
  private func away(_ days: Int64, back runs: [Int64] = []) -> History {
    var history = Week.fourRuns.repeated(20, before: monday)
    history.sessions.removeAll { $0.activity == .run && $0.day >= monday - days - 1 }
    history.run(monday - days - 1, 30)
    for run in runs { history.run(monday - run, 30) }
    return history
  }

  private func plan(_ history: History) -> PlanAnswer { Coach.today(PlanRequest(history, on: monday)) }

  @Test("fourteen make a break, thirteen do not")
  func length() {
    #expect(plan(away(13)).figures.breakDays == nil)
    #expect(plan(away(13)).figures.comeback == 1)
    #expect(plan(away(14)).figures.breakDays == 14)
    #expect(plan(away(14)).figures.comeback == 0.5 + 0.5 / 3)
  }

  @Test("the way back is as long as the break, and its weeks count from the first run")
  func wayBack() {
    let firstWeek = plan(away(28, back: [6]))
    #expect(firstWeek.figures.breakDays == 22)
    #expect(firstWeek.figures.daysSinceRun == 6)
    let first: Double = 0.5 + 0.5 / (22.0 / 7 + 1)
    #expect(abs((firstWeek.figures.comeback ?? 0) - first) < 1e-12)
    let second = plan(away(28 + 7, back: [13, 9, 6, 2]))
    #expect(second.figures.breakDays == 22)
    #expect(abs((second.figures.comeback ?? 0) - (0.5 + 1 / (22.0 / 7 + 1))) < 1e-12)
    let over = plan(away(43, back: [22, 19, 16, 13, 10, 7, 4, 1]))
    #expect(over.figures.comeback == 1)
    #expect(over.figures.breakDays == nil)
  }

  @Test("neither break nor way back are ordinary weeks")
  func ordinaryWeeks() {
    #expect(plan(away(0)).figures.ordinaryWeeks == 12)
    #expect(plan(away(21)).figures.ordinaryWeeks == 12)
    let back = plan(away(42, back: [20, 17, 14, 10, 7, 3]))
    #expect(back.figures.ordinaryWeeks == 12, "the weeks before the break still count")
    #expect(back.figures.fitness == Minutes(200))
  }

  @Test("after a break of three weeks the first run is a part of the longest, easy, with its reasons")
  func firstRun() {
    let found = plan(away(21))
    #expect(found.run?.kind == .easy)
    #expect(found.rules.contains(.wayBack))
    #expect(found.rules.contains(.qualityComeback))
    #expect(found.rules.contains(.qualityShortGap))
    #expect(found.figures.limits.contains { $0.rule == .comebackShare })
    #expect(found.figures.limits.contains { $0.rule == .shortGapShare })
  }

  @Test("eight days from run to run are a short gap, also between the last three runs")
  func shortGap() {
    #expect(!plan(away(6)).figures.limits.contains { $0.rule == .shortGapShare })
    #expect(plan(away(7)).figures.limits.contains { $0.rule == .shortGapShare })
    #expect(plan(away(9, back: [2])).figures.limits.contains { $0.rule == .shortGapShare })
    #expect(plan(away(12, back: [5, 2])).figures.limits.contains { $0.rule == .shortGapShare })
    #expect(!plan(away(14, back: [7, 5, 2])).figures.limits.contains { $0.rule == .shortGapShare })
  }

  @Test(
    "the parts after a gap and a break never fall under twenty minutes, else she would never come back",
    arguments: [22, 60, 200] as [Int64])
  func neverUnderTwenty(days: Int64) {
    let short = Week(runs: [(2, 20, .easy), (5, 20, .easy)], lifts: [])
    var history = short.repeated(40, before: monday)
    history.sessions.removeAll { $0.day >= monday - days }
    let found = plan(history)
    #expect(found.run?.minutes == Minutes(20))
    #expect(found.figures.limits.first { $0.rule == .comebackShare }?.minutes == Minutes(20))
  }

  @Test("before her first run there is no break")
  func neverRan() {
    let found = plan(Week.liftsAlone.repeated(12, before: monday))
    #expect(found.figures.comeback == 1)
    #expect(found.figures.daysSinceRun == nil)
  }
}
