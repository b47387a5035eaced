import TrainingModel

/// The limits on the length of a run of one kind, in the order in which they apply.
enum RunLimits {
  /// A limit with what its rule read.
  struct Bound {
    var limit: RunLimit
    var inputs: [ReasonInput]

    init(_ rule: RuleID, _ kind: RunKind, _ minutes: Double, _ inputs: ReasonInput...) {
      (limit, self.inputs) = (RunLimit(rule: rule, kind: kind, minutes: Minutes(minutes)), inputs)
    }
  }

  static func all(_ kind: RunKind, _ situation: DaySituation) -> [Bound] {
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

  /// The longest run that counts: of 30 days as it is, an older one with less each week, twelve weeks back.
  static func longestRun(_ ledger: Ledger, before day: Day) -> Double {
    var longest = 0.0
    for run in ledger.runs.ofDays(PlannerConstants.longestRunOldest, before: day) {
      let past = max(0, day - run.day - PlannerConstants.longestRunDays)
      let weeks = (past + PlannerConstants.week - 1) / PlannerConstants.week
      longest = max(longest, (run.minutes ?? 0) * (1 - PlannerConstants.longestRunFade * Double(weeks)))
    }
    return longest
  }

  private static func taper(_ kind: RunKind, _ situation: DaySituation) -> [Bound] {
    guard kind <= .easy, let minutes = taperEasy(situation) else { return [] }
    return [Bound(.taperEasy, kind, minutes, .factor(.factor, situation.taperScale ?? 1))]
  }

  private static func rooms(_ kind: RunKind, _ situation: DaySituation) -> [Bound] {
    guard let room = situation.room else { return [] }
    let effort = situation.ledger.runs.effort(of: kind, before: situation.day)
    return [
      Bound(.roomMinutes, kind, room.minutes.value),
      Bound(
        .roomLoad, kind, room.load.value / effort, .load(.load, room.load.value), .number(.effort, effort, .rpe)),
    ]
  }

  /// A tenth over the longest run, or five minutes, or half an hour; of that a part after a gap and on the way back,
  /// though never less than the shortest run, else who runs little would never come back.
  private static func longest(_ kind: RunKind, _ situation: DaySituation) -> [Bound] {
    let longest = longestRun(situation.ledger, before: situation.day)
    let open = max(longest + PlannerConstants.longestRunMinutes, PlannerConstants.longestRunFloor)
    let most = Arithmetic.settled(max(PlannerConstants.longestRunFactor * longest, open))
    var bounds = [Bound(.longestRun, kind, most, .minutes(.longest, longest))]
    let part = { (rule: RuleID, share: Double) in
      Bound(rule, kind, max(share * most, PlannerConstants.shortestRun), .factor(.share, share))
    }
    if situation.hasShortGap { bounds.append(part(.shortGapShare, PlannerConstants.shortGapShare)) }
    if situation.comeback.breakShare < 1 { bounds.append(part(.comebackShare, situation.comeback.breakShare)) }
    return bounds
  }

  private static func beforeRace(_ kind: RunKind, _ situation: DaySituation) -> [Bound] {
    guard let days = situation.daysToRace, days <= 2 else { return [] }
    let minutes = days == 1 ? PlannerConstants.dayBefore : PlannerConstants.twoDaysBefore
    return [Bound(.beforeRace, kind, minutes, .days(.daysLeft, days))]
  }
}
