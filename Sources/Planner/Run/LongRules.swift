import TrainingModel

/// When a long run is due, and what it needs.
enum LongRules {
  /// Why no long run is due; nil: one is.
  static func notDue(_ situation: DaySituation) -> Reason? {
    let since = situation.daysSince { $0.kind == .long || $0.kind == .race }
    if let since, since < PlannerConstants.longSpacing {
      return Reason(.longSpacing, .days(.daysSince, since), .days(.daysNeeded, PlannerConstants.longSpacing))
    }
    let weekday = usualWeekday(situation.ledger, at: situation.day)
    if weekday == situation.day.weekday { return nil }
    let needed = weekday == nil ? PlannerConstants.longDue : PlannerConstants.longOverdue
    guard let since, since < needed else { return nil }
    var reason = Reason(.longNotDue, .days(.daysSince, since), .days(.daysNeeded, needed))
    if let weekday { reason.inputs.append(.number(.weekday, Double(weekday), .weekday)) }
    return reason
  }

  /// What keeps a long run off that is due.
  static func reasons(_ situation: DaySituation) -> [Reason] {
    var reasons: [Reason] = []
    if situation.comeback.share < PlannerConstants.longComeback {
      reasons.append(
        Reason(
          .longComeback, .factor(.share, situation.comeback.share), .factor(.limit, PlannerConstants.longComeback)))
    }
    if situation.hasShortGap { reasons.append(Reason(.longShortGap, .days(.limit, PlannerConstants.shortGapDays))) }
    if situation.ledger.lifted(on: situation.day) { reasons.append(Reason(.longLifted)) }
    if let days = situation.daysToRace, days <= PlannerConstants.noLongBeforeRace {
      reasons.append(Reason(.longBeforeRace, .days(.daysLeft, days)))
    }
    return reasons
  }

  /// The weekday on which most long runs of twelve weeks lie, three at least; of equals the one that was used last.
  static func usualWeekday(_ ledger: Ledger, at day: Day) -> Int64? {
    var counts = [Int](repeating: 0, count: 8)
    var best: Int64?
    for run in ledger.runs.ofDays(PlannerConstants.longWeekdayDays, before: day) where run.kind == .long {
      counts[Int(run.day.weekday)] += 1
    }
    for run in ledger.runs.ofDays(PlannerConstants.longWeekdayDays, before: day) where run.kind == .long {
      let count = counts[Int(run.day.weekday)]
      if count >= PlannerConstants.longWeekdayCount, count >= best.map({ counts[Int($0)] }) ?? 0 {
        best = run.day.weekday
      }
    }
    return best
  }
}
