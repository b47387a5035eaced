import TrainingModel

/// The part of her usual that she is back to, and why it is not all.
struct Comeback: Sendable {
  /// The break whose part is smallest; nil: none counts.
  var fromBreak: TrainingBreak?
  /// The race whose part is smallest; nil: none counts.
  var fromRace: RaceRun?
  /// The part after breaks alone, 0…1.
  var breakShare = 1.0
  /// The part in all, 0…1.
  var share = 1.0

  /// The comeback at `day`.
  init(_ ledger: Ledger, at day: Day) {
    for found in TrainingBreak.before(day, in: ledger, reaching: day - 1) where found.comeback(at: day) < breakShare {
      (fromBreak, breakShare) = (found, found.comeback(at: day))
    }
    share = breakShare
    var raceShare = 1.0
    for race in ledger.races where race.share(at: day) < raceShare {
      (fromRace, raceShare) = (race, race.share(at: day))
    }
    share = min(breakShare, raceShare)
  }
}

extension RaceRun {
  /// Days since the race at `day`; negative before it.
  func daysSince(at day: Day) -> Int64 { day - self.day }

  /// The part of her usual at `day`: it grows from the race's day until she has recovered. On its own day a race that
  /// is not logged may still be ahead.
  func share(at day: Day) -> Double {
    let since = daysSince(at: day)
    guard since >= (notLogged == nil ? 0 : 1), since < recoveryDays else { return 1 }
    let start = PlannerConstants.raceComebackStart
    return start + (1 - start) * Double(since) / Double(recoveryDays)
  }
}
