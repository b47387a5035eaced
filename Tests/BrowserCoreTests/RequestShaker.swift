import Planner
import TestSupport
import TrainingModel

/// Makes random plan requests out of a golden one: read on another day, with sessions left out, changed and reordered.
struct RequestShaker {
  private let golden: PlanRequest
  private var random: SeededGenerator

  init(_ golden: PlanRequest, seed: UInt64) {
    self.golden = golden
    random = SeededGenerator(seed: seed)
  }

  mutating func shaken() -> PlanRequest {
    var request = golden
    let back = Int64.random(in: 0...60, using: &random)
    request.now = LocalTime(day: golden.today - back, second: Int64.random(in: 0..<86_400, using: &random))
    request.nowInstant = golden.nowInstant + (request.now.second - golden.now.second - back * 86_400)
    let keptOfTen = Int.random(in: 4...10, using: &random)
    request.sessions = golden.sessions.filter { _ in Int.random(in: 0..<10, using: &random) < keptOfTen }
      .map { changed($0) }.shuffled(using: &random)
    if Bool.random(using: &random) { request.days.append(answers(of: request.today)) }
    if Bool.random(using: &random) { request.races.append(race(after: request.today)) }
    return request
  }

  private mutating func changed(_ session: TrainingSession) -> TrainingSession {
    var changed = session
    switch Int.random(in: 0..<8, using: &random) {
    case 0: changed.effort = nil
    case 1: changed.effort = Effort(Double.random(in: 1...10, using: &random))
    case 2: changed.minutes = Minutes(Double.random(in: 0...200, using: &random))
    case 3: changed.runKind = nil
    default: break
    }
    return changed
  }

  private mutating func answers(of day: Day) -> DayAnswers {
    var answers = DayAnswers(day: day)
    answers.lifting = LiftingAnswer.allCases.randomElement(using: &random)
    answers.readinessPercent = ReadinessPercent(Int64.random(in: 0...100, using: &random))
    answers.sleep = Minutes(Double(Int.random(in: 0...700, using: &random)))
    return answers
  }

  private mutating func race(after day: Day) -> Race {
    let kilometres = Kilometres(Double.random(in: 1...100, using: &random))
    return Race(name: "Race", day: day + Int64.random(in: -40...120, using: &random), shape: .fixedLength(kilometres))
  }
}
