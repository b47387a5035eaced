import TrainingModel

extension LiftingPrediction {
  /// What the twelve whole weeks before `today` say of a lift on `day`'s weekday.
  init(_ ledger: Ledger, today: Day, for day: Day) {
    var (weeksRead, weeksWithLift): (Int64, Int64) = (0, 0)
    var latest: Int64?
    for number in 1...PlannerConstants.liftingWeeks {
      let from = today - number * PlannerConstants.week
      guard let first = ledger.firstDay, from >= first else { break }
      weeksRead += 1
      let sameWeekday = from + (day.weekday - from.weekday + 7) % 7
      let lifts = ledger.lifts(on: sameWeekday)
      if lifts.isEmpty { continue }
      weeksWithLift += 1
      latest = max(latest ?? 0, lifts.map { $0.second }.max() ?? 0)
    }
    let isEnough = weeksRead >= PlannerConstants.liftingHistoryFloor
    let isLikely = 2 * weeksWithLift >= weeksRead
    self.init(
      outcome: isEnough ? (isLikely ? .likely : .unlikely) : .notEnoughHistory, weekday: day.weekday,
      weeksWithLift: isEnough ? weeksWithLift : 0, weeksRead: weeksRead, latestLiftTime: isEnough ? latest : nil)
  }

  /// Whether `second` of the day is past the usual time of a likely lift and its grace.
  func isPast(_ second: Int64) -> Bool {
    guard outcome == .likely, let latestLiftTime else { return false }
    return second >= latestLiftTime + PlannerConstants.liftingGrace
  }
}

extension Ledger {
  /// The lifts that start on `day`.
  func lifts(on day: Day) -> ArraySlice<LocalTime> {
    lifts[lifts.firstPosition { $0.day >= day }...].prefix { $0.day == day }
  }

  /// Whether she lifted on `day`.
  func lifted(on day: Day) -> Bool { !lifts(on: day).isEmpty }
}
