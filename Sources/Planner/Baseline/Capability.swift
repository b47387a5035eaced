import TrainingModel

/// What she can do in a week, read from the days before one day: no illness, missed week or skipped run ratchets it
/// down.
struct Capability: Sendable {
  /// Running fitness F in minutes a week.
  var fitness: Double
  /// Load of a week in AU, in all.
  var capacity: Double
  /// Load of a week of running in AU.
  var runningCapacity: Double
  /// Run days of a usual week.
  var usualFrequency: Int64
  /// The number of ordinary weeks, 0…12.
  var ordinaryWeeks: Int64

  /// Everything but running, in AU a week.
  var otherCapacity: Double { capacity - runningCapacity }

  /// Read at the start of `day`.
  init(_ ledger: Ledger, at day: Day) {
    let weeks = WholeWeek.before(day, in: ledger)
    let ordinary = WholeWeek.ordinary(weeks, at: day, in: ledger)
    let month = ledger.totals(ofDays: PlannerConstants.personalBaselineDays, before: day)
    let isEnough = ordinary.count >= PlannerConstants.ordinaryWeeksNeeded
    ordinaryWeeks = Int64(ordinary.count)
    (fitness, capacity, runningCapacity) = (month.runMinutes / 4, month.au / 4, month.runAU / 4)
    var quarterRuns = month.runDays
    if isEnough {
      let mean = weeks.reduce(0) { $0 + $1.totals.runMinutes } / Double(weeks.count)
      let bound = PlannerConstants.fitnessOverMean * mean
      fitness = max(fitness, min(Self.reached(ordinary.map { $0.totals.runMinutes }), bound))
      quarterRuns = max(quarterRuns, 4 * Self.reached(ordinary.map { $0.totals.runDays }))
      // The newest week is left out: its lifts are spent from the very cap that they would raise.
      let older = ordinary.filter { $0.number > 1 }
      capacity = max(capacity, Self.reached(older.map { $0.totals.au }))
      runningCapacity = max(runningCapacity, Self.reached(older.map { $0.totals.runAU }))
    }
    usualFrequency = max(PlannerConstants.leastFrequency, Self.frequency(quarterRuns: quarterRuns))
  }

  /// The value that one week in three reaches.
  static func reached<T: Comparable>(_ values: [T]) -> T {
    let rank = (values.count + PlannerConstants.reachedInOneOf - 1) / PlannerConstants.reachedInOneOf
    return values.sorted(by: >)[rank - 1]
  }

  /// Runs a week rounded up once a quarter is taken off, so that one run more in four weeks adds none.
  static func frequency(quarterRuns: Int64) -> Int64 { (quarterRuns - 1 + 3) / 4 }
}
