import TrainingModel

/// What hard work needs. Every rule that is not met speaks.
enum QualityRules {
  static func reasons(_ situation: DaySituation) -> [Reason] {
    let rules: [(DaySituation) -> Reason?] = [
      frequency, fitness, history, steadiness, spacing, count, afterLong, beforeRace, shortGap, comeback,
    ]
    return rules.compactMap { $0(situation) }
  }

  /// Days since the last hard run or race; nil where there was none in half a year.
  static func daysSinceHard(_ situation: DaySituation) -> Int64? {
    situation.daysSince { $0.kind.isQuality || $0.kind == .race }
  }

  private static func frequency(_ situation: DaySituation) -> Reason? {
    let (runs, needed) = (situation.usualFrequency, PlannerConstants.qualityFrequency)
    return runs < needed ? Reason(.qualityFrequency, .runs(.usualRuns, runs), .runs(.limit, needed)) : nil
  }

  private static func fitness(_ situation: DaySituation) -> Reason? {
    let (fitness, needed) = (situation.limits?.capability.fitness ?? 0, PlannerConstants.qualityFitness)
    return fitness < needed ? Reason(.qualityFitness, .minutes(.fitness, fitness), .minutes(.limit, needed)) : nil
  }

  private static func history(_ situation: DaySituation) -> Reason? {
    let (weeks, needed) = (situation.capability.ordinaryWeeks, Int64(PlannerConstants.ordinaryWeeksNeeded))
    return weeks < needed ? Reason(.qualityHistory, .weeks(.weeks, weeks), .weeks(.limit, needed)) : nil
  }

  private static func steadiness(_ situation: DaySituation) -> Reason? {
    let needed = PlannerConstants.qualityWeekRuns
    for number in 1...PlannerConstants.qualityWeeks {
      let from = situation.day - number * PlannerConstants.week
      let runs = situation.ledger.sums.totals(from: from, through: from + 6).runDays
      if runs < needed { return Reason(.qualitySteadiness, .runs(.runs, runs), .runs(.limit, needed)) }
    }
    return nil
  }

  private static func spacing(_ situation: DaySituation) -> Reason? {
    guard let since = daysSinceHard(situation), since < PlannerConstants.qualitySpacing else { return nil }
    return Reason(.qualitySpacing, .days(.daysSince, since), .days(.daysNeeded, PlannerConstants.qualitySpacing))
  }

  private static func count(_ situation: DaySituation) -> Reason? {
    let runs = Int64(situation.ledger.runs.ofDays(6, before: situation.day).count { $0.kind.isQuality })
    let most: Int64 = situation.usualFrequency >= PlannerConstants.twoQualityFrequency ? 2 : 1
    return runs >= most ? Reason(.qualityCount, .runs(.hardRuns, runs), .runs(.limit, most)) : nil
  }

  private static func afterLong(_ situation: DaySituation) -> Reason? {
    let yesterday = situation.ledger.runs.ofDays(1, before: situation.day)
    guard let run = yesterday.first(where: { $0.kind == .long || $0.kind == .race }) else { return nil }
    return Reason(.qualityAfterLong, .text(.kind, run.kind.rawValue))
  }

  private static func beforeRace(_ situation: DaySituation) -> Reason? {
    guard let days = situation.daysToRace, days <= 2 else { return nil }
    return Reason(.qualityBeforeRace, .days(.daysLeft, days))
  }

  private static func shortGap(_ situation: DaySituation) -> Reason? {
    guard situation.hasShortGap else { return nil }
    return Reason(.qualityShortGap, .days(.limit, PlannerConstants.shortGapDays))
  }

  private static func comeback(_ situation: DaySituation) -> Reason? {
    let share = situation.comeback.share
    return share < 1 ? Reason(.qualityComeback, .factor(.share, share)) : nil
  }
}
