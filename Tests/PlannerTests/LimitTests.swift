import Planner
import Testing
import TrainingModel

@Suite("The length of a run")
struct LimitTests {
  private func plan(_ history: History, on day: Day = monday + 1, percent: Int64? = nil, races: [Race] = [])
    -> PlanAnswer
  {
    var request = PlanRequest(history, on: day, races: races)
    request.readinessPercent = percent
    return Coach.today(request)
  }

  /// Three runs a week, one of them hard and less than a week ago.
  private static let tempoWeek = Week(runs: [(2, 40, .easy), (4, 40, .tempo), (7, 60, .long)], lifts: [1, 3, 5])

  private func limit(_ plan: PlanAnswer, _ rule: RuleID) -> Double? {
    plan.figures.limits.last { $0.rule == rule }?.minutes.value
  }

  @Test("is at most a tenth over the longest run of thirty days, at least five minutes more, at least thirty")
  func longest() {
    for (longest, most) in [(100.0, 110.0), (40, 45), (20, 30)] {
      var history = History()
      history.lift(monday - 60)
      history.run(monday - 29, longest)
      #expect(limit(plan(history), .longestRun) == most)
    }
  }

  @Test(
    "an older longest run counts with four percent less for each week past thirty days",
    arguments: [(30, 110), (31, 105.6), (37, 105.6), (38, 101.2), (84, 74.8), (85, 30)] as [(Int64, Double)])
  func fading(days: Int64, most: Double) throws {
    var history = History()
    history.lift(monday - 200)
    history.run(monday + 1 - days, 100)
    #expect(abs(try #require(limit(plan(history), .longestRun)) - most) < 1e-6)
  }

  @Test("is at most 40 minutes two days before a race and 25 the day before")
  func beforeRace() {
    var history = Week.sixRuns.repeated(12, before: monday)
    history.sessions.removeAll { $0.day > monday - 5 }
    for (left, most) in [(1, 25), (2, 40), (3, nil)] as [(Int64, Double?)] {
      #expect(limit(plan(history, races: [.kilometres(10, on: monday + 1 + left)]), .beforeRace) == most)
    }
  }

  @Test("shrinks with readiness under 85 percent and is a whole multiple of five")
  func readiness() throws {
    let history = Self.tempoWeek.repeated(12, before: monday)
    let whole = try #require(plan(history, percent: 85).run)
    #expect(whole.minutes == Minutes(40))
    let less = plan(history, percent: 60)
    #expect(less.run?.minutes == Minutes(25), "40 · 60 / 85 = 28.2")
    #expect(less.reason(.readinessMinutes)?.input(.from)?.number == 40)
  }

  @Test("tells what shortened it and what that rule read")
  func inputs() throws {
    var history = Self.tempoWeek.repeated(12, before: monday)
    history.lift(monday, 70, effort: 9)
    let reason = try #require(plan(history).reason(.roomLoad))
    #expect(reason.input(.from)?.number == 40)
    #expect(reason.input(.load)?.number == 92.25)
    #expect(reason.input(.effort)?.number == 3)
    #expect(reason.input(.to)?.number == 30.75)
    #expect(reason.inputs.first?.text == "easy")
    let easy = try #require(plan(history).reason(.chooseEasy))
    #expect(easy.inputs.map { $0.number } == [140, 100, 1])
  }

  @Test("is shared out over the runs that are left of the week")
  func shared() {
    let history = Self.tempoWeek.repeated(12, before: monday)
    #expect(plan(history).run?.minutes == Minutes(40), "140 less the 100 of the week, one run left")
    #expect(plan(history).rules.contains(.chooseEasy))
  }

  @Test("stays in the room of both units by her own rating of the kind")
  func room() throws {
    var history = Self.tempoWeek.repeated(12, before: monday)
    history.lift(monday)
    let found = plan(history)
    let room = try #require(found.room)
    #expect(try #require(limit(found, .roomLoad)) == room.load.value / 3)
    #expect(limit(found, .roomMinutes) == room.minutes.value)
    #expect((room.minutes, room.load) == (Minutes(54), Load(288)))
  }

  @Test(
    "steps add up to the minutes, hard runs warm up and cool down",
    arguments: [40, 45, 50, 55, 60, 65, 70, 75] as [Double])
  func steps(minutes: Double) throws {
    for kind in [RunKind.tempo, .intervals, .sprints] {
      let run = try #require(suggestion(kind, near: minutes))
      #expect(run.steps.reduce(0) { $0 + $1.minutes.value } == run.minutes.value)
      #expect(run.steps.first?.kind == .warmUp)
      #expect(run.steps.first?.minutes == Minutes(kind == .sprints ? 15 : 10))
      #expect(run.steps.last?.kind == .coolDown)
      #expect(try #require(run.steps.last).minutes >= Minutes(10))
      #expect(run.steps.contains { $0.kind == .work })
      #expect(run.steps.allSatisfy { $0.minutes.value >= 1 && $0.minutes.value == $0.minutes.value.rounded() })
    }
  }

  /// A suggestion of `kind` from an athlete who runs five times as much as a hard run of `minutes` asks for.
  private func suggestion(_ kind: RunKind, near minutes: Double) -> SuggestedRun? {
    let share = kind == .tempo ? 0.10 : kind == .intervals ? 0.08 : 0.05
    let week = max(120, (minutes - (kind == .sprints ? 30 : 20)) / share)
    let week5 = Week(runs: [1, 2, 3, 5, 6].map { ($0, week / 5, .easy) }, lifts: [])
    var history = week5.repeated(12, before: monday)
    history.run(monday - 1, 10, kind: .long)
    for (hour, other) in [(12, RunKind.tempo), (14, .intervals), (16, .sprints)] as [(Int64, RunKind)]
    where other != kind {
      for days in [12, 16] as [Int64] { history.run(monday - days, 5, kind: other, hour: hour) }
    }
    return plan(history, on: monday + 3).run.flatMap { $0.kind == kind ? $0 : nil }
  }
}
