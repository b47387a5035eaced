public import TrainingModel

extension Coach {
  /// The usual week at the start of `day`: the load of the 28 days before it over four, or the days of history that
  /// are missing. Sessions of `day` and later are not read, so a past day's answer never changes.
  public static func usualWeek(from ledger: Ledger, at day: Day) -> Baseline {
    let missing = PlannerConstants.personalBaselineDays - ledger.daysOfHistory(at: day)
    if missing > 0 { return .arrives(inDays: missing) }
    return .usual(Load(ledger.totals(ofDays: PlannerConstants.personalBaselineDays, before: day).au / 4))
  }

  /// The day budget: the usual week less the load of the six days before; nil before there is a usual week. Signed.
  public static func dayBudget(from ledger: Ledger, at day: Day) -> Load? {
    usualWeek(from: ledger, at: day).usualWeek.map { $0 - Load(ledger.totals(ofDays: 6, before: day).au) }
  }

  /// What she reads of the week that ends with `day`.
  static func budget(from ledger: Ledger, at day: Day) -> Budget {
    let six = ledger.totals(ofDays: 6, before: day)
    let today = ledger.sums.totals(from: day, through: day)
    let month = ledger.totals(ofDays: PlannerConstants.personalBaselineDays, before: day)
    return Budget(
      usualWeek: usualWeek(from: ledger, at: day).usualWeek, spentLastSixDays: Load(six.au),
      spentToday: Load(today.au), day: dayBudget(from: ledger, at: day),
      unratedThisWeek: six.unrated + today.unrated, unratedInBaseline: month.unrated)
  }
}
