import Testing
import TrainingModel

@testable import Planner

@Suite("The examples of MODEL.md, what a day allows")
struct ModelDayExamples {
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

  @Test("a lift that is past its grace")
  func grace() throws {
    let numbers = try ModelPage.example("grace").map { Int64($0) }
    var history = History()
    for number in 1...Int64(5) { history.lift(monday - 7 * number, hour: numbers[0]) }
    let latest = numbers[2] * 3600 + numbers[3] * 60
    let before = Coach.today(PlanRequest(history, on: monday, second: latest - 1)).lifting
    let after = Coach.today(PlanRequest(history, on: monday, second: latest)).lifting
    #expect(before.aheadToday == .weekday && before.aheadTomorrow == nil)
    #expect(after.aheadToday == nil && after.aheadTomorrow == .postponed)
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
    #expect(RunWish(situation: .of(request)).minutes(.easy) == numbers[1])
    let run = Coach.today(request).run
    #expect(run?.kind == .easy && run?.minutes.value == numbers[2])
  }

  @Test("how much running hard work needs")
  func hardWork() throws {
    let numbers = try ModelPage.example("hard work")
    for (minutes, isOpen) in [(numbers[1], true), (numbers[2], false)] {
      let history = History.even(minutes, weekdays: [1, 3, 5])
      #expect(numbers[0] == 3)
      let allowed = Coach.today(PlanRequest(history, on: monday)).figures.allowedKinds
      #expect(allowed.contains(.tempo) == isOpen)
    }
  }

  @Test("hard work the day after a lift")
  func afterLift() throws {
    let numbers = try ModelPage.example("after a lift").map { Int64($0) }
    for (days, kinds) in [(numbers[0], [RunKind.tempo]), (numbers[1], [])] {
      var history = History.even(60, weekdays: [1, 3, 5])
      history.run(monday - days, 60, kind: .intervals, hour: 17)
      history.lift(monday - 1)
      let allowed = Coach.today(PlanRequest(history, on: monday)).figures.allowedKinds
      #expect(allowed.filter { $0.isQuality } == kinds)
    }
  }

  @Test("the day of the long run")
  func longRunDay() throws {
    let numbers = try ModelPage.example("long run day").map { Int64($0) }
    let history = Week.threeRuns.repeated(12, before: monday)
    let sunday = monday - 1
    for (days, isDue) in [(numbers[0], false), (numbers[1], true)] {
      let reason = LongRules.notDue(.of(PlanRequest(history, on: sunday + days)))
      #expect((reason == nil) == isDue)
    }
    #expect((sunday + numbers[0]).weekday == 6 && (sunday + numbers[1]).weekday == 6)
  }
}
