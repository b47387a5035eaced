import TrainingModel

/// The kinds of run that a day allows, and the rules that took the others away.
struct AllowedKinds {
  private(set) var set = KindSet(KindSet.suggestable)
  private(set) var reasons: [Reason] = []
  /// Whether a long run is due; it may be taken away all the same.
  private(set) var isLongDue = false

  private static let hard: [RunKind] = [.tempo, .intervals, .sprints]

  init(_ situation: DaySituation) {
    firstWeeks(situation)
    afterRace(situation)
    readiness(situation.readiness.percent.value)
    quality(situation)
    lifts(situation)
    long(situation)
  }

  /// Takes `kinds` away; the rule speaks if one of them was still there.
  private mutating func remove(_ kinds: [RunKind], _ reasons: [Reason]) {
    if !reasons.isEmpty, set.remove(kinds) { self.reasons += reasons }
  }

  private mutating func firstWeeks(_ situation: DaySituation) {
    guard situation.limits == nil else { return }
    let days = situation.ledger.daysOfHistory(at: situation.day)
    remove(
      Self.hard + [.long],
      [Reason(.firstWeeks, .days(.daysOfHistory, days), .days(.daysNeeded, PlannerConstants.personalBaselineDays))])
  }

  private mutating func afterRace(_ situation: DaySituation) {
    for race in situation.ledger.races {
      let since = race.daysSince(at: situation.day)
      guard since >= 0, 2 * since <= race.recoveryDays else { continue }
      remove(
        Self.hard + [.long, .easy],
        [Reason(.recoveryAfterRace, .days(.daysSince, since), .days(.daysNeeded, race.recoveryDays))])
    }
  }

  private mutating func readiness(_ percent: Int64) {
    let rules: [(limit: Int64, kinds: [RunKind])] = [
      (PlannerConstants.recoveryPercent, Self.hard + [.long, .easy]),
      (PlannerConstants.steadyPercent, [.long] + Self.hard),
      (PlannerConstants.fullPercent, [.intervals, .sprints]),
    ]
    guard let rule = rules.first(where: { percent < $0.limit }) else { return }
    remove(rule.kinds, [Reason(.readinessKinds, .percent(.percent, percent), .percent(.limit, rule.limit))])
  }

  private mutating func quality(_ situation: DaySituation) {
    if set.containsAny(Self.hard) { remove(Self.hard, QualityRules.reasons(situation)) }
  }

  private mutating func lifts(_ situation: DaySituation) {
    let liftedToday = situation.ledger.lifted(on: situation.day)
    if liftedToday || situation.ledger.lifted(on: situation.day - 1) {
      let since = QualityRules.daysSinceHard(situation)
      let isTempoOpen = !liftedToday && since.map { $0 >= PlannerConstants.tempoAfterLiftDays } ?? true
      let kinds: [RunKind] = isTempoOpen ? [.intervals, .sprints] : Self.hard
      remove(kinds, [Reason(.qualityLifted, .days(.daysSince, liftedToday ? 0 : 1))])
    }
    guard let basis = situation.lifting.aheadTomorrow else { return }
    remove([.sprints], [Reason(.sprintsLiftAhead, .text(.basis, basis.rawValue))])
  }

  private mutating func long(_ situation: DaySituation) {
    guard set.contains(.long) else { return }
    if let reason = LongRules.notDue(situation) { return remove([.long], [reason]) }
    isLongDue = true
    remove([.long], LongRules.reasons(situation))
  }
}
