import TrainingModel

/// The plan. Every answer is made fresh from the request; nothing is stored, and no clock is read.
public enum Coach {
  /// Today's answer.
  public static func today(_ request: PlanRequest) -> PlanAnswer { today(request, ledger: request.ledger) }

  /// Today's answer from a ledger made once with `PlanRequest.ledger`.
  public static func today(_ request: PlanRequest, ledger: Ledger) -> PlanAnswer {
    let day = request.today
    let readiness = readiness(of: request.days, on: day)
    let situation = DaySituation(
      ledger, now: request.now, answers: request.days, races: request.races, readiness: readiness)
    let decision = RunOfTheDay(situation)
    return PlanAnswer(
      day: day, baseline: usualWeek(from: ledger, at: day), budget: budget(from: ledger, at: day),
      room: situation.room, readiness: readiness, lifting: situation.lifting,
      done: ledger.entries(on: day).filter { $0.activity == .run }, run: decision.run,
      reasons: Facts.reasons(situation) + decision.reasons, race: situation.race?.answer,
      figures: PlanFigures(situation, run: decision))
  }

  /// Every session once, oldest first, with its load and where that comes from.
  public static func history(_ request: PlanRequest) -> [SessionLoad] { request.ledger.entries }
}

extension PlanRequest {
  /// The ledger of the sessions that began by now; make it once to ask several questions.
  public var ledger: Ledger {
    Ledger(sessions: sessions.filter { $0.start <= nowInstant }, races: races, athlete: athlete)
  }
}
