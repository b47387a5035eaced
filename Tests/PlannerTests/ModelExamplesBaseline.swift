import Testing
import TrainingModel

@testable import Planner

@Suite("The examples of MODEL.md, what is usual and what bounds seven days")
struct ModelBaselineExamples {
  @Test("the usual week and the day budget")
  func usualWeek() throws {
    let numbers = try ModelPage.example("usual week")
    var history = History()
    history.lift(monday - 28, (numbers[0] - numbers[3]) / 5, effort: 5)
    history.lift(monday - 6, numbers[3] / 5, effort: 5)
    let ledger = ledger(history)
    #expect(Coach.usualWeek(from: ledger, at: monday) == .usual(Load(numbers[2])))
    #expect(Coach.dayBudget(from: ledger, at: monday) == Load(numbers[4]))
  }

  @Test("what is reached")
  func reached() throws {
    let numbers = try ModelPage.example("reached")
    #expect(Capability.reached(Array(numbers[0..<12])) == numbers[12])
  }

  @Test("fitness after a missed week")
  func fitness() throws {
    let numbers = try ModelPage.example("fitness")
    let history = weeks(Int64(numbers[0]), runs: numbers[1], before: monday - 7)
    #expect(capability(history).fitness == numbers[4])
    #expect(numbers[3] == numbers[1] * 3 / 4)
  }

  @Test("fitness of who runs now and then")
  func fitnessBound() throws {
    let numbers = try ModelPage.example("fitness bound")
    let history = weeks(Int64(numbers[0]), runs: numbers[1], before: monday - 7 * Int64(numbers[2]))
    #expect(abs(capability(history).fitness - numbers[4]) < 0.05)
  }

  @Test("capacity without the newest week")
  func capacity() throws {
    let numbers = try ModelPage.example("capacity")
    var history = weeks(Int64(numbers[0]), lifts: numbers[1], before: monday - 7)
    history.lift(monday - 7, numbers[2] / 5, effort: 5)
    #expect(capability(history).capacity == numbers[3])
  }

  @Test("the usual frequency")
  func frequency() throws {
    let numbers = try ModelPage.example("frequency")
    var history = Week.fourRuns.repeated(12, before: monday)
    history.run(monday - 7, 30)
    #expect(Int64(numbers[0]) == Int64(Week.fourRuns.runs.count) && numbers[1] == numbers[0] + 1)
    #expect(capability(history).usualFrequency == Int64(numbers[2]))
  }

  @Test("the way back from a break")
  func wayBack() throws {
    let numbers = try ModelPage.example("way back")
    var history = Week.fourRuns.repeated(12, before: monday)
    let back = monday + Int64(numbers[0])
    for (week, share) in numbers.dropFirst().enumerated() {
      let day = back + Int64(7 * week)
      history.run(day, 30)
      #expect(Comeback(ledger(history), at: day + 1).share == share)
    }
  }

  @Test("after a race")
  func afterRace() throws {
    let numbers = try ModelPage.example("after the race")
    var history = Week.fourRuns.repeated(12, before: monday)
    history.run(monday, 110, kind: .race)
    let ledger = ledger(history, races: [.kilometres(21.0975, on: monday)])
    #expect(abs(Comeback(ledger, at: monday + Int64(numbers[0])).share - numbers[1]) < 1e-9)
  }

  @Test("the scale of the taper")
  func scale() throws {
    let numbers = try ModelPage.example("scale")
    for position in stride(from: 0, to: numbers.count, by: 2) {
      #expect(abs(Taper.scale(daysLeft: Int64(numbers[position + 1])) - numbers[position]) < 5e-5)
    }
  }

  @Test("the target that is drawn")
  func target() throws {
    let numbers = try ModelPage.example("target")
    let history = weeks(12, runs: numbers[1] / 4, lifts: numbers[0] - numbers[1], before: monday)
    let limits = try limits(history, daysToRace: Int64(numbers[3]))
    #expect(abs(limits.target(at: monday).all - numbers[2]) < 0.05)
  }

  @Test("ceiling, cap and aim")
  func limits() throws {
    let (ceiling, cap) = (try ModelPage.example("ceiling"), try ModelPage.example("cap"))
    let (taper, aim) = (try ModelPage.example("taper limits"), try ModelPage.example("aim"))
    let steady = weeks(12, runs: ceiling[0], lifts: cap[0] - cap[1], before: monday)
    #expect(cap[1] == 4 * ceiling[0])
    let flat = try limits(steady, daysToRace: nil)
    #expect(flat.ceiling(at: monday) == ceiling[1] && flat.cap(at: monday) == cap[2])
    let tapering = try limits(steady, daysToRace: Int64(taper[0]))
    #expect(abs(tapering.ceiling(at: monday) - taper[2]) < 0.05 && abs(tapering.cap(at: monday) - taper[3]) < 0.05)
    #expect(try limits(weeks(12, runs: ceiling[2], before: monday), daysToRace: nil).ceiling(at: monday) == ceiling[3])
    let lifter = try limits(weeks(12, lifts: cap[3], before: monday), daysToRace: nil)
    #expect(abs(lifter.cap(at: monday) - cap[4]) < 1e-6)
    #expect(flat.aim(at: monday, daysToRace: nil) == aim[1])
    #expect(flat.aim(at: monday, daysToRace: 60) == aim[2])
    let small = try limits(weeks(12, runs: aim[3], before: monday), daysToRace: 60)
    #expect(small.aim(at: monday, daysToRace: 60) == aim[4])
  }

  @Test("the weeks ahead")
  func ahead() throws {
    let numbers = try ModelPage.example("ahead")
    let history = weeks(12, runs: numbers[0], before: monday)
    let race = Race.kilometres(10, on: monday + Int64(numbers[1]))
    let targets = Coach.runningTargets(of: ledger(history), toward: race, at: monday).map { $0.minutes.value }
    #expect(targets.count == numbers.count - 2)
    for (target, stated) in zip(targets, numbers.dropFirst(2)) { #expect(abs(target - stated) < 0.05) }
  }

  private func capability(_ history: History) -> Capability { Capability(ledger(history), at: monday) }

  private func limits(_ history: History, daysToRace: Int64?) throws -> WeekLimits {
    let races = daysToRace.map { [Race.kilometres(10, on: monday + $0)] } ?? []
    return try #require(
      WeekLimits(ledger(history), at: monday, race: RaceSelection(races, at: monday), comeback: 1))
  }

  /// Weeks with one run of so many minutes at effort 4 and one lift of so much load.
  private func weeks(_ count: Int64, runs: Double = 0, lifts: Double = 0, before day: Day) -> History {
    var history = History()
    for number in 1...count {
      if runs > 0 { history.run(day - 7 * number, runs, effort: 4) }
      if lifts > 0 { history.lift(day - 7 * number, lifts / 5, effort: 5) }
    }
    return history
  }
}
