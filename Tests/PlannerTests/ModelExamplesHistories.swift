import TrainingModel

@testable import Planner

extension History {
  /// Twelve weeks of easy runs of one length.
  static func even(_ minutes: Double, weekdays: [Int64] = [1, 3, 5]) -> History {
    Week(runs: weekdays.map { ($0, minutes, .easy) }, lifts: []).repeated(12, before: monday)
  }
}

extension DaySituation {
  /// What the rules of the request's day read.
  static func of(_ request: PlanRequest) -> DaySituation {
    DaySituation(
      request.ledger, now: request.now, answers: request.days, races: request.races,
      readiness: Coach.readiness(of: request.days, on: request.today))
  }
}
