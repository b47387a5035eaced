import TrainingModel

/// How long a run of a kind would be before anything limits it, in minutes.
struct RunWish {
  let situation: DaySituation

  /// The minutes wanted of a run of `kind`.
  func minutes(_ kind: RunKind) -> Double {
    switch kind {
    case .long: long
    case .tempo: quality(PlannerConstants.tempoShare, extra: 0)
    case .intervals: quality(PlannerConstants.intervalShare, extra: 0)
    case .sprints: quality(PlannerConstants.sprintShare, extra: PlannerConstants.sprintExtra)
    case .recovery, .easy, .race: easy
    }
  }

  /// What is missing of the week's aim over the runs that are left of it.
  private var easy: Double {
    guard let aim = situation.aim else { return FirstWeeks.minutes(situation.ledger, at: situation.day) }
    let share = (aim - situation.week.runMinutes) / Double(situation.runsLeft)
    return min(max(share, PlannerConstants.shortestRun), PlannerConstants.longestEasy)
  }

  private func quality(_ share: Double, extra: Double) -> Double {
    let minutes = PlannerConstants.qualityEasyMinutes + extra + share * (situation.aim ?? 0)
    return min(max(minutes, PlannerConstants.shortestQuality), PlannerConstants.longestEasy)
  }

  private var long: Double {
    let wanted = min(longShare * (situation.aim ?? 0), longestLong)
    guard let days = situation.daysToRace, let demand = situation.race?.demand, days <= demand.shortLongRunDays
    else { return max(wanted, min(easy, RunLimits.taperEasy(situation) ?? easy)) }
    return min(wanted, PlannerConstants.longBeforeRace)
  }

  private var longShare: Double {
    let isOften = situation.usualFrequency >= PlannerConstants.longShareFrequency
    let share = isOften ? PlannerConstants.longShare : PlannerConstants.longShareFewRuns
    guard let days = situation.daysToRace, days <= PlannerConstants.longShareRaceDays, situation.taperScale == nil
    else { return share }
    return share + PlannerConstants.longShareRace
  }

  /// Ultra or not, and what the race ahead asks for or she is used to.
  private var longestLong: Double {
    guard let days = situation.daysToRace, days <= PlannerConstants.raceAimDays, let demand = situation.race?.demand
    else { return PlannerConstants.longestLong }
    let most = demand.distance == .ultra ? PlannerConstants.longestLongUltra : PlannerConstants.longestLong
    guard let need = demand.longestRun else { return most }
    let usual = situation.ledger.runs.medianMinutes(of: .long, before: situation.day) ?? 0
    return min(most, max(need, usual))
  }
}
