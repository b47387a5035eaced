public import TrainingModel

/// The plan. Every answer is made fresh from the request; nothing is stored, and no clock is read.
public enum Coach {
  /// Today's answer.
  public static func today(_ request: PlanRequest) -> PlanAnswer {
    let none = LiftingPrediction(
      outcome: .notEnoughHistory, weekday: request.today.weekday, weeksWithLift: 0, weeksRead: 0, latestLiftTime: nil)
    return PlanAnswer(
      day: request.today, baseline: .arrives(inDays: 28),
      budget: Budget(
        usualWeek: nil, spentLastSixDays: .zero, spentToday: .zero, day: nil, unratedThisWeek: 0, unratedInBaseline: 0),
      room: nil, readiness: Readiness(percent: .highest, source: .unknown, reason: nil),
      lifting: LiftingDay(
        state: .notEnoughHistory, today: none, tomorrow: none, answer: nil, aheadToday: nil, aheadTomorrow: nil),
      done: [], run: nil, reasons: [], race: nil, figures: PlanFigures())
  }

  /// Tomorrow's run at an assumed readiness. `clock` is the day that the clock shows now: where it is not the
  /// request's, there is no preview.
  public static func tomorrow(_ request: PlanRequest, readiness: ReadinessPercent, clock: Day) -> TomorrowPreview {
    TomorrowPreview(day: request.today + 1, readiness: readiness, absence: .staleDay, run: nil, reasons: [])
  }

  /// The load of the weeks ahead.
  public static func ahead(_ request: PlanRequest) -> LoadAhead {
    LoadAhead(day: request.today, baseline: .arrives(inDays: 28), race: nil, weeks: [], taper: [])
  }

  /// Her running of past weeks, and its ceiling in the weeks ahead.
  public static func runningWeeks(_ request: PlanRequest) -> RunningWeeks {
    RunningWeeks(past: [], current: RunningWeek(from: request.today - 6, minutes: .zero, runs: 0), ahead: [])
  }

  /// Every session once, oldest first, with its load and where that comes from.
  public static func history(_ request: PlanRequest) -> [SessionLoad] { [] }
}
