import Testing
import TrainingModel

@testable import Planner

@Suite("The examples of MODEL.md, the run of the day")
struct ModelRunExamples {
  @Test("readiness by sleep")
  func sleep() throws {
    let numbers = try ModelPage.example("sleep")
    for position in stride(from: 1, to: numbers.count, by: 2) {
      let readiness = Coach.readiness(
        selfPercent: nil, lastNightAsleep: Minutes(60 * numbers[position]), usualAsleep: Minutes(60 * numbers[0]))
      #expect(readiness.percent.value == Int64(numbers[position + 1]))
    }
  }

  @Test("a weekday with lifts")
  func weekday() throws {
    let numbers = try ModelPage.example("weekday")
    for (lifts, outcome) in [(numbers[0], LiftingPrediction.Outcome.likely), (numbers[2], .unlikely)] {
      var history = History()
      history.run(monday - 7 * Int64(numbers[1]), 30)
      for number in 1...Int64(lifts) { history.lift(monday - 7 * number) }
      let answer = Coach.today(PlanRequest(history, on: monday))
      #expect(answer.lifting.today.outcome == outcome && answer.lifting.today.weeksRead == Int64(numbers[1]))
    }
  }

  @Test("the days after a marathon")
  func afterMarathon() throws {
    let numbers = try ModelPage.example("after a marathon")
    var history = Week.sixRuns.repeated(12, before: monday)
    history.run(monday, 240, kind: .race)
    let kinds = (1...11).map { offset in
      Coach.today(PlanRequest(history, on: monday + offset, races: [.kilometres(42.195, on: monday)])).run?.kind
    }
    let (rest, recovery) = (Int(numbers[0]), Int(numbers[1]))
    #expect(kinds[..<rest].allSatisfy { $0 == nil })
    #expect(
      kinds[rest..<recovery].allSatisfy { $0 == .recovery || $0 == nil } && kinds[rest..<recovery].contains(.recovery))
    #expect(kinds[recovery] == .easy)
  }

  @Test("the first weeks")
  func firstWeeks() throws {
    let numbers = try ModelPage.example("first weeks")
    var history = History()
    for (days, minutes) in zip([10, 7, 3] as [Int64], numbers) { history.run(monday - days, minutes) }
    let run = Coach.today(PlanRequest(history, on: monday)).run
    #expect(run?.kind == .easy && run?.minutes.value == numbers[3])
  }

  @Test("a spent room")
  func room() throws {
    let numbers = try ModelPage.example("room")
    var history = Week.fourRuns.repeated(12, before: monday)
    for (position, session) in history.sessions.enumerated() where session.activity == .run {
      let moved = session.day == monday - 1 ? numbers[0] - 200 : session.day == monday - 8 ? 200 - numbers[0] : 0
      history.sessions[position].minutes = session.minutes.map { $0 + Minutes(moved) }
    }
    let answer = Coach.today(PlanRequest(history, on: monday))
    #expect(answer.figures.runMinutesOfSevenDays.value == numbers[0] && answer.figures.ceiling?.value == numbers[1])
    #expect(answer.run == nil && answer.rules.contains(.minutesSpent))
  }

  @Test("a row of run days")
  func streak() throws {
    let numbers = try ModelPage.example("streak")
    var history = Week.fourRuns.repeated(12, before: monday)
    history.sessions.removeAll { $0.day >= monday - 6 && $0.activity == .run }
    for days in 1...Int64(numbers[1]) { history.run(monday - days, 30) }
    let answer = Coach.today(PlanRequest(history, on: monday))
    #expect(answer.figures.usualFrequency == Int64(numbers[0]) && answer.rules.contains(.streak))
  }

  @Test("less than ready")
  func readiness() throws {
    let numbers = try ModelPage.example("readiness")
    let week = Week(runs: [(2, numbers[1], .easy), (4, numbers[1], .easy), (7, numbers[1], .long)], lifts: [])
    var request = PlanRequest(week.repeated(12, before: monday), on: monday + 1)
    request.readinessPercent = Int64(numbers[0])
    #expect(RunWish(situation: situation(request)).minutes(.easy) == numbers[1])
    let run = Coach.today(request).run
    #expect(run?.kind == .easy && run?.minutes.value == numbers[2])
  }

  @Test("the lengths of hard runs")
  func hardRuns() throws {
    let numbers = try ModelPage.example("hard runs")
    let wish = RunWish(situation: situation(PlanRequest(evenRuns(numbers[0] / 3), on: monday)))
    #expect([RunKind.tempo, .intervals, .sprints].map { wish.minutes($0) } == Array(numbers[1...]))
  }

  @Test("the length of a long run")
  func longRun() throws {
    let numbers = try ModelPage.example("long run")
    let history = evenRuns(numbers[0] / numbers[1], weekdays: [1, 3, 5, 7])
    let today = monday + 7
    #expect(RunWish(situation: situation(PlanRequest(history, on: today))).minutes(.long) == numbers[2])
    let race = Race.kilometres(21.0975, on: today + Int64(numbers[3]))
    let raced = RunWish(situation: situation(PlanRequest(history, on: today, races: [race])))
    #expect(raced.minutes(.long) == numbers[4])
  }

  @Test("the choice of the kind")
  func choice() throws {
    let numbers = try ModelPage.example("choice")
    var history = evenRuns(60, weekdays: [2, 4, 6])
    history.run(monday - 20, 50, kind: .tempo, hour: 17)
    history.run(monday - 10, 50, kind: .intervals, hour: 17)
    let race = Race.kilometres(numbers[0], on: monday + 100)
    let choice = QualityChoice.kind(
      KindSet([.tempo, .intervals, .sprints]), situation(PlanRequest(history, on: monday, races: [race])))
    #expect(choice?.kind == .sprints)
  }

  @Test("the steps of intervals")
  func steps() throws {
    let numbers = try ModelPage.example("steps").map { Int64($0) }
    let steps = RunSteps.steps(.intervals, minutes: numbers[0])
    let minutes = steps.map { Int64($0.minutes.value) }
    let (count, work, rest) = (Int(numbers[2]), numbers[3], numbers[4])
    let repetitions = [Int64](repeatElement([rest, work], count: count).joined().dropFirst())
    #expect(minutes == [numbers[1]] + repetitions + [numbers[5]])
  }

  @Test("an easy run")
  func easy() throws {
    let numbers = try ModelPage.example("easy")
    var history = evenRuns(60)
    history.sessions.removeAll { $0.day >= monday - 6 }
    history.run(monday - 5, 180 - numbers[0])
    let answer = Coach.today(PlanRequest(history, on: monday))
    #expect(answer.figures.usualFrequency == Int64(numbers[1]) + 1 && answer.figures.runsOfSixDays == 1)
    #expect(RunWish(situation: situation(PlanRequest(history, on: monday))).minutes(.easy) == numbers[2])
  }

  @Test("an easy run in the taper")
  func taperEasy() throws {
    let numbers = try ModelPage.example("taper easy")
    let race = Race.kilometres(10, on: monday + Int64(numbers[1]))
    let request = PlanRequest(evenRuns(numbers[0]), on: monday, races: [race])
    let limit = RunLimits.all(.easy, situation(request)).first { $0.rule == .taperEasy }
    #expect(abs((limit?.minutes.value ?? 0) - numbers[2]) < 0.05)
  }

  @Test("the longest run")
  func longest() throws {
    let numbers = try ModelPage.example("longest")
    for (days, allowed) in [(numbers[1], numbers[2]), (numbers[3], numbers[4])] {
      var history = History()
      history.run(monday - Int64(days), numbers[0])
      #expect(RunLimits.longestRun(ledger(history), before: monday) == allowed)
    }
  }

  @Test("the longest run after a gap and on the way back")
  func gap() throws {
    let numbers = try ModelPage.example("gap")
    var history = evenRuns(60)
    history.run(monday - 1, numbers[0] / 1.1)
    let pause = Int64(numbers[3])
    for (rule, days, allowed) in [(RuleID.shortGapShare, 8, numbers[1]), (.comebackShare, pause, numbers[2])] {
      let request = PlanRequest(history, on: monday + days)
      let limit = RunLimits.all(.easy, situation(request)).first { $0.rule == rule }
      #expect(abs((limit?.minutes.value ?? 0) - allowed) < 0.05)
    }
  }

  /// Twelve weeks of easy runs of one length.
  private func evenRuns(_ minutes: Double, weekdays: [Int64] = [1, 3, 5]) -> History {
    Week(runs: weekdays.map { ($0, minutes, .easy) }, lifts: []).repeated(12, before: monday)
  }

  private func situation(_ request: PlanRequest) -> DaySituation {
    DaySituation(
      request.ledger, now: request.now, answers: request.days, races: request.races,
      readiness: Coach.readiness(of: request.days, on: request.today))
  }
}
