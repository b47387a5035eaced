import TrainingModel

/// The limits on the length of a run of one kind, in the order in which they apply.
enum RunLimits {
  static func all(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    taper(kind, situation) + rooms(kind, situation) + longest(kind, situation) + beforeRace(kind, situation)
  }

  /// In the taper easy runs shorten with the scale, so that the number of runs holds; nil outside it, and where no
  /// easy run stands before it.
  static func taperEasy(_ situation: DaySituation) -> Double? {
    guard let scale = situation.taperScale, let race = situation.race else { return nil }
    let start = race.race.day - PlannerConstants.taperStart
    let median = situation.ledger.runs.medianMinutes(of: .easy, before: start)
    return median.map { PlannerConstants.taperEasyOverMedian * $0 * scale }
  }

  /// The longest that a run may be: a tenth over the longest of late, or five minutes, or half an hour.
  static func longestRun(_ ledger: Ledger, before day: Day) -> Double {
    let longest = longestOfLate(ledger, before: day)
    let open = max(longest + PlannerConstants.longestRunMinutes, PlannerConstants.longestRunFloor)
    return Arithmetic.settled(max(PlannerConstants.longestRunFactor * longest, open))
  }

  /// The longest run of 30 days; an older one counts with less each week, twelve weeks back.
  private static func longestOfLate(_ ledger: Ledger, before day: Day) -> Double {
    var longest = 0.0
    for run in ledger.runs.ofDays(PlannerConstants.longestRunOldest, before: day) {
      let past = max(0, day - run.day - PlannerConstants.longestRunDays)
      let weeks = (past + PlannerConstants.week - 1) / PlannerConstants.week
      longest = max(longest, (run.minutes ?? 0) * (1 - PlannerConstants.longestRunFade * Double(weeks)))
    }
    return longest
  }

  private static func taper(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    guard kind <= .easy, let minutes = taperEasy(situation) else { return [] }
    return [RunLimit(.taperEasy, kind, minutes, .factor(.factor, situation.taperScale ?? 1))]
  }

  private static func rooms(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    guard let room = situation.room else { return [] }
    let effort = situation.ledger.runs.effort(of: kind, before: situation.day)
    return [
      RunLimit(.roomMinutes, kind, room.minutes.value),
      RunLimit(
        .roomLoad, kind, room.load.value / effort, .load(.load, room.load.value), .number(.effort, effort, .rpe)),
    ]
  }

  /// The longest that a run may be; of that a part after a gap and on the way back, though never less than the
  /// shortest run, else who runs little would never come back.
  private static func longest(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    let most = longestRun(situation.ledger, before: situation.day)
    let longest = longestOfLate(situation.ledger, before: situation.day)
    var limits = [RunLimit(.longestRun, kind, most, .minutes(.longest, longest))]
    let part = { (rule: RuleID, share: Double) in
      RunLimit(rule, kind, max(share * most, PlannerConstants.shortestRun), .factor(.share, share))
    }
    if situation.hasShortGap { limits.append(part(.shortGapShare, PlannerConstants.shortGapShare)) }
    if situation.comeback.breakShare < 1 { limits.append(part(.comebackShare, situation.comeback.breakShare)) }
    return limits
  }

  private static func beforeRace(_ kind: RunKind, _ situation: DaySituation) -> [RunLimit] {
    guard let days = situation.daysToRace, days <= 2 else { return [] }
    let minutes = days == 1 ? PlannerConstants.dayBefore : PlannerConstants.twoDaysBefore
    return [RunLimit(.beforeRace, kind, minutes, .days(.daysLeft, days))]
  }
}
