import TrainingModel

/// The limits on the length of a run of one kind, in the order in which they apply.
enum RunLimits {
  static func all(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    var limits: [RunLimit] = []
    let add = { (rule: RuleID, minutes: Double?) in
      if let minutes { limits.append(RunLimit(rule: rule, kind: kind, minutes: Minutes(minutes))) }
    }
    add(.taperEasy, taperEasy(kind, situation))
    add(.roomMinutes, situation.room?.minutes.value)
    add(.roomLoad, situation.room.map { $0.load.value / situation.ledger.runs.effort(of: kind, before: situation.day) })
    let longest = longestRun(situation.ledger, before: situation.day)
    add(.longestRun, longest)
    if situation.hasShortGap { add(.shortGapShare, PlannerConstants.shortGapShare * longest) }
    if situation.comeback.breakShare < 1 { add(.comebackShare, situation.comeback.breakShare * longest) }
    add(.beforeRace, beforeRace(situation))
    return limits
  }

  /// In the taper easy runs shorten with the scale, so that the number of runs holds.
  private static func taperEasy(_ kind: RunKind, _ situation: DaySituation) -> Double? {
    guard kind <= .easy, let scale = situation.taperScale, let race = situation.race else { return nil }
    let start = race.race.day - PlannerConstants.taperStart
    let median = situation.ledger.runs.medianMinutes(of: .easy, before: start)
    return median.map { PlannerConstants.taperEasyOverMedian * $0 * scale }
  }

  /// A tenth over the longest run of 30 days; an older one counts with less each week, twelve weeks back.
  static func longestRun(_ ledger: Ledger, before day: Day) -> Double {
    var longest = 0.0
    for run in ledger.runs.ofDays(PlannerConstants.longestRunOldest, before: day) {
      let past = max(0, day - run.day - PlannerConstants.longestRunDays)
      let weeks = (past + PlannerConstants.week - 1) / PlannerConstants.week
      longest = max(longest, (run.minutes ?? 0) * (1 - PlannerConstants.longestRunFade * Double(weeks)))
    }
    let open = max(longest + PlannerConstants.longestRunMinutes, PlannerConstants.longestRunFloor)
    return Arithmetic.settled(max(PlannerConstants.longestRunFactor * longest, open))
  }

  private static func beforeRace(_ situation: DaySituation) -> Double? {
    switch situation.daysToRace {
    case 1: PlannerConstants.dayBefore
    case 2: PlannerConstants.twoDaysBefore
    default: nil
    }
  }
}
