import TrainingModel

/// The rules that end a day without a run; the first that holds speaks.
enum RestRules {
  /// Why there is no run today; empty: there may be one.
  static func reasons(_ situation: DaySituation) -> [Reason] {
    let rules: [(DaySituation) -> [Reason]] = [raceDay, ranToday, readiness, afterRace, spent, runsDone, streak]
    for rule in rules {
      let reasons = rule(situation)
      if !reasons.isEmpty { return reasons }
    }
    return []
  }

  private static func raceDay(_ situation: DaySituation) -> [Reason] {
    guard let race = situation.race, race.daysLeft == 0 else { return [] }
    return [Reason(.raceDay, .text(.race, race.race.name))]
  }

  private static func ranToday(_ situation: DaySituation) -> [Reason] {
    let today = situation.ledger.sums.totals(from: situation.day, through: situation.day)
    return today.runDays > 0 ? [Reason(.ranToday, .minutes(.minutes, today.runMinutes))] : []
  }

  private static func readiness(_ situation: DaySituation) -> [Reason] {
    let percent = situation.readiness.percent.value
    guard percent < PlannerConstants.restPercent else { return [] }
    return [Reason(.readinessRest, .percent(.percent, percent), .percent(.limit, PlannerConstants.restPercent))]
  }

  private static func afterRace(_ situation: DaySituation) -> [Reason] {
    for race in situation.ledger.races {
      let since = race.daysSince(at: situation.day)
      guard since >= 1, since <= race.recoveryDays / PlannerConstants.week else { continue }
      return [
        Reason(.restAfterRace, .days(.daysSince, since), .days(.daysNeeded, race.recoveryDays / PlannerConstants.week))
      ]
    }
    return []
  }

  private static func spent(_ situation: DaySituation) -> [Reason] {
    guard let room = situation.room, let limits = situation.limits else { return [] }
    var reasons: [Reason] = []
    if room.minutes.value < PlannerConstants.leastRoomMinutes {
      let ceiling = limits.ceiling(at: situation.day)
      reasons.append(
        Reason(.minutesSpent, .minutes(.minutes, situation.week.runMinutes), .minutes(.limit, ceiling)))
    }
    if room.load.value < PlannerConstants.leastRoomLoad {
      let cap = limits.cap(at: situation.day)
      reasons.append(Reason(.loadSpent, .load(.load, situation.week.au), .load(.limit, cap)))
    }
    return reasons
  }

  private static func runsDone(_ situation: DaySituation) -> [Reason] {
    guard situation.runsOfSixDays >= situation.usualFrequency else { return [] }
    return [
      Reason(.runsDone, .runs(.runs, situation.runsOfSixDays), .runs(.usualRuns, situation.usualFrequency))
    ]
  }

  private static func streak(_ situation: DaySituation) -> [Reason] {
    let rows = RunRows(situation.ledger, before: situation.day)
    // In the first weeks, up to three runs a week, a day lies between two runs whatever rows she ran.
    let isApart = situation.limits == nil && situation.usualFrequency <= PlannerConstants.firstWeeksApart
    let most = isApart ? 1 : rows.limit(usualFrequency: situation.usualFrequency)
    guard let limit = most, rows.current >= limit else { return [] }
    return [Reason(.streak, .days(.days, rows.current), .days(.limit, limit))]
  }
}
