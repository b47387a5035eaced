import Testing
import TrainingModel

@testable import Planner

@Suite("The examples of MODEL.md, the kind and the length of a run")
struct ModelRunExamples {
  @Test("the lengths of hard runs")
  func hardRuns() throws {
    let numbers = try ModelPage.example("hard runs")
    let wish = RunWish(situation: .of(PlanRequest(History.even(numbers[0] / 3), on: monday)))
    #expect([RunKind.tempo, .intervals, .sprints].map { wish.minutes($0) } == Array(numbers[1...]))
  }

  @Test("the length of a long run")
  func longRun() throws {
    let numbers = try ModelPage.example("long run")
    let history = History.even(numbers[0] / numbers[1], weekdays: [1, 3, 5, 7])
    let today = monday + 7
    #expect(RunWish(situation: .of(PlanRequest(history, on: today))).minutes(.long) == numbers[2])
    let race = Race.kilometres(21.0975, on: today + Int64(numbers[3]))
    let raced = RunWish(situation: .of(PlanRequest(history, on: today, races: [race])))
    #expect(raced.minutes(.long) == numbers[4])
  }

  @Test("the choice of the kind")
  func choice() throws {
    let numbers = try ModelPage.example("choice")
    var history = History.even(60, weekdays: [2, 4, 6])
    history.run(monday - 20, 50, kind: .tempo, hour: 17)
    history.run(monday - 10, 50, kind: .intervals, hour: 17)
    let race = Race.kilometres(numbers[0], on: monday + 100)
    let choice = QualityChoice.kind(
      KindSet([.tempo, .intervals, .sprints]), .of(PlanRequest(history, on: monday, races: [race])))
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
    var history = History.even(60)
    history.sessions.removeAll { $0.day >= monday - 6 }
    history.run(monday - 5, 180 - numbers[0])
    let answer = Coach.today(PlanRequest(history, on: monday))
    #expect(answer.figures.usualFrequency == Int64(numbers[1]) + 1 && answer.figures.runsOfSixDays == 1)
    #expect(RunWish(situation: .of(PlanRequest(history, on: monday))).minutes(.easy) == numbers[2])
  }

  @Test("an easy run in the taper")
  func taperEasy() throws {
    let numbers = try ModelPage.example("taper easy")
    let race = Race.kilometres(10, on: monday + Int64(numbers[1]))
    let request = PlanRequest(History.even(numbers[0]), on: monday, races: [race])
    let limit = RunLimits.all(.easy, .of(request)).first { $0.rule == .taperEasy }
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
    var history = History.even(60)
    history.run(monday - 1, numbers[0] / 1.1)
    let pause = Int64(numbers[3])
    for (rule, days, allowed) in [(RuleID.shortGapShare, 8, numbers[1]), (.comebackShare, pause, numbers[2])] {
      let request = PlanRequest(history, on: monday + days)
      let limit = RunLimits.all(.easy, .of(request)).first { $0.rule == rule }
      #expect(abs((limit?.minutes.value ?? 0) - allowed) < 0.05)
    }
  }
}
