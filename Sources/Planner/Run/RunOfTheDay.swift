import TrainingModel

/// The run of one day: rules that end the day, then kinds that they allow, then one kind, then its length. Each later
/// rule only removes or shortens.
struct RunOfTheDay {
  private(set) var run: SuggestedRun?
  private(set) var reasons: [Reason]
  private(set) var allowedKinds: [RunKind] = []
  private(set) var limits: [RunLimit] = []
  private let situation: DaySituation

  init(_ situation: DaySituation) {
    self.situation = situation
    reasons = RestRules.reasons(situation)
    guard reasons.isEmpty else { return }
    let allowed = AllowedKinds(situation)
    (allowedKinds, reasons) = (allowed.set.kinds, allowed.reasons)
    suggest(allowed)
  }

  /// Tries the chosen kind, then gentler ones, until one is long enough.
  private mutating func suggest(_ allowed: AllowedKinds) {
    var kind: RunKind? = choose(allowed)
    while let tried = kind {
      let minutes = length(tried)
      if Double(minutes) >= Self.shortest(tried) {
        run = SuggestedRun(kind: tried, steps: RunSteps.steps(tried, minutes: minutes))
        return
      }
      kind = gentler(than: tried, allowed.set)
      reasons.append(tooShort(tried, minutes: minutes, next: kind))
    }
  }

  private mutating func choose(_ allowed: AllowedKinds) -> RunKind {
    if allowed.isLongDue, allowed.set.contains(.long) {
      let wanted = RunWish(situation: situation).minutes(.long)
      reasons.append(Reason(.chooseLong, .minutes(.wanted, wanted), .minutes(.aim, situation.aim ?? 0)))
      return .long
    }
    if let choice = QualityChoice.kind(allowed.set, situation) {
      let done = (Int64(choice.done), Int64(choice.all))
      reasons.append(
        Reason(.chooseQuality, .text(.kind, choice.kind.rawValue), .runs(.runs, done.0), .runs(.hardRuns, done.1)))
      return choice.kind
    }
    let isEasy = allowed.set.contains(.easy)
    reasons.append(share(isEasy ? .chooseEasy : .chooseRecovery))
    return isEasy ? .easy : .recovery
  }

  /// Why so many minutes: what the week aims at, what is run of it, and the runs that are left.
  private func share(_ rule: RuleID) -> Reason {
    guard let aim = situation.aim else { return Reason(rule) }
    return Reason(
      rule, .minutes(.aim, aim), .minutes(.minutes, situation.week.runMinutes), .runs(.runs, situation.runsLeft))
  }

  /// The whole minutes of a run of `kind`: what is wanted, limited, less where she is not ready, in steps of five.
  private mutating func length(_ kind: RunKind) -> Int64 {
    var minutes = RunWish(situation: situation).minutes(kind)
    for limit in RunLimits.all(kind, situation) {
      limits.append(limit)
      shorten(&minutes, to: limit.minutes.value, limit.rule, kind, limit.inputs)
    }
    let percent = situation.readiness.percent.value
    if percent < PlannerConstants.fullPercent {
      let part = minutes * Double(percent) / Double(PlannerConstants.fullPercent)
      shorten(&minutes, to: part, .readinessMinutes, kind, [.percent(.percent, percent)])
    }
    if kind == .recovery { minutes = min(minutes, PlannerConstants.longestRecovery) }
    let step = PlannerConstants.runStep
    return Int64(Arithmetic.floor(Arithmetic.settled(minutes) / step) * step)
  }

  private mutating func shorten(
    _ minutes: inout Double, to limit: Double, _ rule: RuleID, _ kind: RunKind, _ inputs: [ReasonInput]
  ) {
    guard limit < minutes else { return }
    var reason = Reason(rule, .text(.kind, kind.rawValue), .minutes(.from, minutes), .minutes(.to, max(0, limit)))
    reason.inputs += inputs
    reasons.append(reason)
    minutes = max(0, limit)
  }

  private func gentler(than kind: RunKind, _ allowed: KindSet) -> RunKind? {
    if let harder = QualityChoice.gentler(than: kind, allowed, situation) { return harder }
    if kind > .easy { return .easy }
    return kind == .easy ? .recovery : nil
  }

  private func tooShort(_ kind: RunKind, minutes: Int64, next: RunKind?) -> Reason {
    let rule: RuleID = next == nil ? .tooShort : kind == .long ? .longTooShort : .gentler
    return Reason(
      rule, .text(.kind, kind.rawValue), .minutes(.minutes, Double(minutes)), .minutes(.limit, Self.shortest(kind)))
  }

  private static func shortest(_ kind: RunKind) -> Double {
    switch kind {
    case .long: PlannerConstants.shortestLong
    case .tempo, .intervals, .sprints: PlannerConstants.shortestQuality
    case .recovery, .easy, .race: PlannerConstants.shortestRun
    }
  }
}
