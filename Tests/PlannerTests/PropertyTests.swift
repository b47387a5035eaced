import Planner
import TestSupport
import Testing
import TrainingModel

@Suite("For any history")
struct PropertyTests {
  static let seeds: [UInt64] = Array(1...60)

  /// A request of some weeks of runs, lifts and other sessions, with gaps, answers and perhaps races.
  private func request(_ seed: UInt64) -> PlanRequest {
    var generator = SeededGenerator(seed: seed)
    var history = History()
    let days = Int64.random(in: 5...200, using: &generator)
    let runChance = Double.random(in: 0...0.9, using: &generator)
    let liftChance = Double.random(in: 0...0.6, using: &generator)
    let gap = Int64.random(in: 0...150, using: &generator)
    let gapLength = Int64.random(in: 0...40, using: &generator)
    for number in 1...days where !(gap...gap + gapLength).contains(number) {
      let day = monday - number
      if Double.random(in: 0..<1, using: &generator) < runChance {
        let kind = RunKind.allCases.filter { $0 != .race }.randomElement(using: &generator)
        history.run(
          day, Double(Int.random(in: 10...120, using: &generator)), kind: Bool.random(using: &generator) ? kind : nil)
      }
      if Double.random(in: 0..<1, using: &generator) < liftChance {
        history.lift(day, effort: Double(Int.random(in: 2...9, using: &generator)))
      }
    }
    var races: [Race] = []
    if Bool.random(using: &generator) {
      races.append(
        .kilometres(
          [5, 10, 21.0975, 42.195, 80].randomElement(using: &generator) ?? 5,
          on: monday + Int64.random(in: 0...200, using: &generator)))
    }
    if Bool.random(using: &generator) {
      races.append(.kilometres(10, on: monday - Int64.random(in: 0...30, using: &generator)))
    }
    return PlanRequest(history, on: monday, races: races)
  }

  private func plan(_ request: PlanRequest, percent: Int64) -> PlanAnswer {
    var request = request
    request.readinessPercent = percent
    return Coach.today(request)
  }

  @Test("a suggestion is within both rooms, in whole steps", arguments: seeds)
  func rooms(seed: UInt64) {
    let found = Coach.today(request(seed))
    guard let run = found.run else { return }
    #expect(run.steps.reduce(0) { $0 + $1.minutes.value } == run.minutes.value, "seed \(seed)")
    guard let room = found.room else { return }
    #expect(run.minutes <= room.minutes, "seed \(seed)")
    let limit = found.figures.limits.last { $0.rule == .roomLoad && $0.kind == run.kind }
    #expect(run.minutes.value <= limit.map { $0.minutes.value } ?? 0, "seed \(seed)")
  }

  @Test("a lower percent never gives a later kind, nor more minutes of one kind", arguments: seeds)
  func readiness(seed: UInt64) {
    let request = request(seed)
    var last: SuggestedRun?
    for percent in Int64(0)...100 {
      let run = plan(request, percent: percent).run
      if let lower = last {
        #expect(run.map { $0.kind >= lower.kind } ?? false, "seed \(seed) at \(percent)")
        if let run, run.kind == lower.kind { #expect(run.minutes >= lower.minutes, "seed \(seed) at \(percent)") }
      }
      last = run
    }
  }

  @Test("a harder lift of the last six days never lengthens a run of the same kind", arguments: seeds)
  func lifts(seed: UInt64) {
    let request = request(seed)
    let before = Coach.today(request).run
    for index in request.sessions.indices {
      let session = request.sessions[index]
      guard session.activity == .lift, session.day >= monday - 6, let effort = session.effort else { continue }
      var harder = request
      for value in (Int(effort.value) + 1)..<11 {
        harder.sessions[index].effort = Effort(Double(value))
        let after = Coach.today(harder).run
        guard let before, let after, before.kind == after.kind else { continue }
        #expect(after.minutes <= before.minutes, "seed \(seed), lift \(index)")
      }
    }
  }

  @Test("a lifting answer changes nothing but sprints", arguments: seeds)
  func liftingAnswers(seed: UInt64) {
    let request = request(seed)
    let plain = Coach.today(request)
    for answer in LiftingAnswer.allCases {
      var answered = request
      var day = DayAnswers(day: monday)
      day.lifting = answer
      answered.days = [day]
      let found = Coach.today(answered)
      #expect(
        found.figures.allowedKinds.filter { $0 != .sprints } == plain.figures.allowedKinds.filter { $0 != .sprints },
        "seed \(seed)")
      if found.run != plain.run {
        #expect(found.run?.kind == .sprints || plain.run?.kind == .sprints, "seed \(seed)")
      }
    }
  }

  @Test("a plan moves with its days", arguments: seeds)
  func shift(seed: UInt64) {
    var request = request(seed)
    let before = Coach.today(request)
    let days: Int64 = 7 * 53
    request.now.day = request.now.day + days
    request.nowInstant = request.nowInstant + days * 86_400
    for index in request.sessions.indices {
      request.sessions[index].local.day = request.sessions[index].local.day + days
      request.sessions[index].start = request.sessions[index].start + days * 86_400
      request.sessions[index].end = request.sessions[index].end + days * 86_400
    }
    for index in request.races.indices {
      let race = request.races[index]
      request.races[index] = Race(name: race.name, day: race.day + days, shape: race.shape)
    }
    let after = Coach.today(request)
    #expect(after.run == before.run, "seed \(seed)")
    #expect(after.reasons == before.reasons, "seed \(seed)")
    #expect(after.figures == before.figures, "seed \(seed)")
  }

  @Test("the order of sessions, answers and races changes nothing", arguments: seeds)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var request = request(seed)
    let before = Coach.today(request)
    request.sessions.shuffle(using: &generator)
    request.races.reverse()
    #expect(Coach.today(request) == before, "seed \(seed)")
  }
}
