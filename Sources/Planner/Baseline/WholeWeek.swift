import TrainingModel

/// One of the whole weeks before a day; week 1 ends where the day begins.
struct WholeWeek: Sendable {
  /// 1…26.
  var number: Int64
  var from: Day
  var totals: DaySums.Totals

  /// The last 26 whole weeks before `day` that start on or after her first session's day, newest first.
  static func before(_ day: Day, in ledger: Ledger) -> [WholeWeek] {
    guard let first = ledger.firstDay else { return [] }
    var weeks: [WholeWeek] = []
    for number in 1...PlannerConstants.weeksLookedBack {
      let from = day - number * PlannerConstants.week
      guard from >= first else { break }
      weeks.append(WholeWeek(number: number, from: from, totals: ledger.sums.totals(from: from, through: from + 6)))
    }
    return weeks
  }

  /// The newest twelve of `weeks` that touch neither a break nor its way back.
  static func ordinary(_ weeks: [WholeWeek], at day: Day, in ledger: Ledger) -> [WholeWeek] {
    guard let oldest = weeks.last else { return [] }
    let breaks = TrainingBreak.before(day, in: ledger, reaching: oldest.from)
    let ordinary = weeks.filter { week in
      !breaks.contains { $0.touches(from: week.from, through: week.from + 6, at: day) }
    }
    return Array(ordinary.prefix(PlannerConstants.ordinaryWeeksRead))
  }
}
