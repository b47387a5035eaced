import Planner
import Testing
import TrainingModel

@Suite("Hard work")
struct QualityTests {
  /// A Thursday on which the four-run athlete is ready for hard work: her last was a week ago.
  private let thursday = monday + 3

  private func history(_ week: Week = .fourRuns) -> History {
    var history = week.repeated(12, before: monday)
    for day in 0..<3 { week.add(monday + Int64(day), to: &history) }
    history.sessions.removeAll { $0.activity == .lift }
    return history
  }

  private func plan(
    _ history: History, on day: Day? = nil, percent: Int64? = nil, races: [Race] = [], lifting: LiftingAnswer? = nil
  ) -> PlanAnswer {
    var request = PlanRequest(history, on: day ?? thursday, races: races)
    var answers = DayAnswers(day: request.today)
    answers.readinessPercent = percent.map { ReadinessPercent($0) }
    answers.lifting = lifting
    request.days = [answers]
    return Coach.today(request)
  }

  @Test("is suggested when all it needs is there")
  func suggested() throws {
    let found = plan(history())
    let run = try #require(found.run)
    #expect(run.kind == .intervals, "twelve weeks of tempo put intervals furthest behind, before sprints")
    #expect(found.rules.contains(.chooseQuality))
    #expect(run.minutes == Minutes(35))
  }

  @Test("is off under 85 percent for intervals and sprints, under 70 altogether")
  func readiness() {
    #expect(plan(history(), percent: 85).run?.kind == .intervals)
    #expect(plan(history(), percent: 84).figures.allowedKinds.last == .tempo)
    #expect(plan(history(), percent: 69).run?.kind == .easy)
    #expect(plan(history(), percent: 69).rules.contains(.readinessKinds))
    #expect(plan(history(), percent: 49).run?.kind == .recovery)
    #expect(plan(history(), percent: 49).rules.contains(.chooseRecovery))
  }

  @Test("keeps three days to the last", arguments: [(1, false), (2, false), (3, true)] as [(Int64, Bool)])
  func spacing(days: Int64, isAllowed: Bool) {
    var history = history()
    history.run(thursday - days, 5, kind: .tempo, hour: 12)
    history.sessions.removeAll { $0.runKind == .easy && $0.day > monday - 3 }
    #expect(plan(history).rules.contains(.qualitySpacing) == !isAllowed)
    #expect(plan(history).rules.contains(.qualityCount))
  }

  @Test("comes once in seven days up to four runs a week, twice from five on")
  func count() {
    var four = history()
    four.run(thursday - 5, 10, kind: .tempo, hour: 12)
    #expect(plan(four).rules.contains(.qualityCount))
    var six = Week.sixRuns.repeated(12, before: monday)
    six.sessions.removeAll { $0.activity == .lift }
    let found = plan(six, on: monday + 1)
    #expect(!found.rules.contains(.qualityCount))
    six.run(monday - 3, 5, kind: .tempo, hour: 12)
    #expect(plan(six, on: monday + 1).rules.contains(.qualityCount))
  }

  @Test("that is too short gives way to the gentler kind that is furthest behind")
  func gentler() {
    let found = plan(tight(), on: thursday)
    #expect(found.rules.contains(.gentler))
    #expect(found.reason(.gentler)?.input(.kind)?.text == "intervals")
    #expect(found.run?.kind == .tempo)
  }

  /// Room for half an hour of tempo and not of intervals.
  private func tight() -> History {
    var history = history()
    let room = Coach.today(PlanRequest(history, on: thursday)).room?.load.value ?? 0
    let position = history.append(history.session(.other, thursday - 5, 60, hour: 20))
    history.sessions[position].effort = Effort((room - 200) / (1 - 1.1 / 4) / 60)
    return history
  }

  @Test("is not for few runs, few minutes or few weeks")
  func needs() {
    let two = Week(runs: [(1, 60, .easy), (4, 60, .easy)], lifts: [])
    #expect(plan(history(two)).rules.contains(.qualityFrequency))
    let short = Week(runs: [(2, 25, .easy), (4, 25, .easy), (6, 25, .easy)], lifts: [])
    #expect(plan(history(short)).rules.contains(.qualityFitness))
    var away = history()
    away.sessions.removeAll { $0.day < thursday - 49 || ($0.day > thursday - 43 && $0.day < thursday - 28) }
    for number in [43, 28] as [Int64] { away.run(thursday - number, 30, hour: 12) }
    #expect(plan(away).figures.comeback == 1)
    #expect(plan(away).reason(.qualityHistory)?.input(.weeks)?.number == 3)
    var unsteady = history()
    unsteady.sessions.removeAll { $0.day >= thursday - 14 && $0.day < thursday - 7 && $0.day != thursday - 8 }
    #expect(plan(unsteady).rules.contains(.qualitySteadiness))
  }

  @Test("is not for the day after a long run, the last two days before a race, or a gap")
  func days() {
    var tired = history()
    tired.sessions.removeAll { $0.day == thursday - 2 }
    tired.run(thursday - 1, 40, kind: .long)
    #expect(plan(tired).rules.contains(.qualityAfterLong))
    for (left, isOff) in [(1, true), (2, true), (3, false)] as [(Int64, Bool)] {
      var rested = history()
      rested.sessions.removeAll { $0.day > thursday - 7 }
      let found = plan(rested, races: [.kilometres(10, on: thursday + left)])
      #expect(found.rules.contains(.qualityBeforeRace) == isOff, "\(left) days before")
    }
    var away = history()
    away.sessions.removeAll { $0.day > thursday - 8 }
    #expect(plan(away).rules.contains(.qualityShortGap))
  }

  @Test("a lift yesterday leaves tempo, once ten days went without hard work")
  func liftYesterday() {
    var history = history()
    history.lift(thursday - 1, 20, effort: 2)
    let recent = plan(history)
    #expect(recent.rules.contains(.qualityLifted))
    #expect(recent.figures.allowedKinds == [.recovery, .easy])
    history.sessions.removeAll { $0.runKind == .tempo && $0.day > thursday - 10 }
    #expect(plan(history).run?.kind == .tempo)
    history.lift(thursday, 20, effort: 2, hour: 5)
    #expect(plan(history).figures.allowedKinds == [.recovery, .easy])
  }

  @Test("a lift ahead tomorrow keeps sprints off and changes nothing else")
  func liftTomorrow() {
    var history = history()
    for week in Int64(1)...2 { history.run(thursday - 7 * week - 2, 30, kind: .intervals, hour: 12) }
    #expect(plan(history).run?.kind == .sprints)
    let ahead = plan(history, lifting: .tomorrow)
    #expect(ahead.rules.contains(.sprintsLiftAhead))
    #expect(ahead.figures.allowedKinds == plan(history).figures.allowedKinds.filter { $0 != .sprints })
    #expect(plan(history, lifting: .today).run == plan(history).run)
    #expect(plan(history, lifting: .skip).run == plan(history).run)
  }

  @Test(
    "the race says which kinds: none before an ultra but tempo, no sprints before a half or a marathon",
    arguments: [
      (5.0, [RunKind.tempo, .intervals, .sprints]), (21.0975, [.tempo, .intervals]), (42.195, [.tempo, .intervals]),
      (80, [.tempo]),
    ])
  func ratios(kilometres: Double, kinds: [RunKind]) {
    var history = history()
    var seen: [RunKind] = []
    for week in Int64(0)..<8 {
      let day = thursday + 7 * week
      let found = plan(history, on: day, races: [.kilometres(kilometres, on: day + 100)])
      guard let run = found.run, run.kind.isQuality else { continue }
      if !seen.contains(run.kind) { seen.append(run.kind) }
      for number in Int64(0)..<7 { Week.fourRuns.add(day + number, to: &history) }
      history.sessions.removeAll { $0.day == day && $0.activity == .run || $0.activity == .lift }
      history.run(day, run.minutes.value, kind: run.kind)
    }
    #expect(seen.sorted() == kinds)
  }
}
