import TrainingModel

/// What the plan of a day stands on, told before any rule decides.
enum Facts {
  static func reasons(_ situation: DaySituation) -> [Reason] {
    [baseline(situation)] + ready(situation) + lifting(situation) + race(situation) + comeback(situation)
  }

  private static func baseline(_ situation: DaySituation) -> Reason {
    switch Coach.usualWeek(from: situation.ledger, at: situation.day) {
    case .usual(let load): Reason(.baseline, .load(.load, load.value))
    case .arrives(let days): Reason(.baselineArrives, .days(.daysNeeded, days))
    }
  }

  private static func ready(_ situation: DaySituation) -> [Reason] {
    let readiness = situation.readiness
    var basis = Reason(
      .readinessBasis, .percent(.percent, readiness.percent.value), .text(.source, readiness.source.rawValue))
    if let reason = readiness.reason { basis.inputs.append(.text(.reason, reason.rawValue)) }
    return readiness.reason == .heavyLegs ? [basis, Reason(.heavyLegs)] : [basis]
  }

  private static func lifting(_ situation: DaySituation) -> [Reason] {
    var reasons: [Reason] = []
    if situation.lifting.liftedToday { reasons.append(Reason(.liftedToday)) }
    if let basis = situation.lifting.aheadToday {
      reasons.append(Reason(.liftAheadToday, .text(.basis, basis.rawValue)))
    }
    if let basis = situation.lifting.aheadTomorrow {
      reasons.append(Reason(.liftAheadTomorrow, .text(.basis, basis.rawValue)))
    }
    return reasons
  }

  private static func race(_ situation: DaySituation) -> [Reason] {
    guard let race = situation.race else { return [] }
    let ahead = Reason(.raceAhead, .text(.race, race.race.name), .days(.daysLeft, race.daysLeft))
    guard let scale = situation.taperScale else { return [ahead] }
    return [ahead, Reason(.taper, .days(.daysLeft, race.daysLeft), .factor(.factor, scale))]
  }

  private static func comeback(_ situation: DaySituation) -> [Reason] {
    let comeback = situation.comeback
    var reasons: [Reason] = []
    if let found = comeback.fromBreak {
      let week = found.week(at: situation.day)
      reasons.append(
        Reason(
          .wayBack, .factor(.share, comeback.breakShare), .days(.breakDays, found.length), .weeks(.weeks, week)))
    }
    if let race = comeback.fromRace {
      reasons.append(
        Reason(
          .recoveringFromRace, .factor(.share, race.share(at: situation.day)),
          .days(.daysSince, race.daysSince(at: situation.day)), .days(.daysNeeded, race.recoveryDays)))
      if let name = race.notLogged {
        reasons.append(
          Reason(.raceNotLogged, .text(.race, name), .days(.daysSince, race.daysSince(at: situation.day))))
      }
    }
    return reasons
  }
}
