public import TrainingModel

extension Coach {
  /// Tomorrow's run at an assumed readiness, by the rules of today. It reads no answer and no sleep of tomorrow;
  /// today's answers are yesterday's commitments. `clock` is the day that the clock shows now: where it is not the
  /// request's, there is no preview.
  public static func tomorrow(_ request: PlanRequest, readiness: ReadinessPercent, clock: Day) -> TomorrowPreview {
    tomorrow(request, ledger: request.ledger, readiness: readiness, clock: clock)
  }

  /// The same from a ledger made once with `PlanRequest.ledger`.
  public static func tomorrow(_ request: PlanRequest, ledger: Ledger, readiness: ReadinessPercent, clock: Day)
    -> TomorrowPreview
  {
    var preview = TomorrowPreview(
      day: request.today + 1, readiness: readiness, absence: absence(request, ledger: ledger, clock: clock), run: nil,
      reasons: [])
    if preview.absence != nil { return preview }
    let situation = DaySituation(
      ledger, now: LocalTime(day: preview.day, second: 0), answers: request.days.filter { $0.day <= request.today },
      races: request.races, readiness: Readiness(percent: readiness, source: .her, reason: nil))
    let decision = RunOfTheDay(situation)
    (preview.run, preview.reasons) = (decision.run, Facts.reasons(situation) + decision.reasons)
    return preview
  }

  private static func absence(_ request: PlanRequest, ledger: Ledger, clock: Day) -> TomorrowPreview.Absence? {
    if clock != request.today { return .staleDay }
    if RaceSelection(request.races, at: request.today + 1)?.daysLeft == 0 { return .raceDay }
    return today(request, ledger: ledger).run != nil ? .suggestionOpen : nil
  }
}
