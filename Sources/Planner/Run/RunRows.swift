import TrainingModel

/// Rows of run days, one after the other, in the 28 days before a day.
struct RunRows {
  /// The row that ends the day before; 0 where she did not run then.
  let current: Int64
  /// The longest row that she ran at least twice.
  let ranTwice: Int64

  init(_ ledger: Ledger, before day: Day) {
    let from = day - PlannerConstants.streakDays
    var rows: [Int64] = []
    var last: Day?
    for run in ledger.runs.daysBefore(day) where run >= from {
      if let last, run - last == 1 { rows[rows.count - 1] += 1 } else { rows.append(1) }
      last = run
    }
    current = last == day - 1 ? rows.last ?? 0 : 0
    let sorted = rows.sorted(by: >)
    ranTwice = sorted.count > 1 ? sorted[1] : 0
  }

  /// Most run days in a row; nil: no bound.
  func limit(usualFrequency: Int64) -> Int64? {
    PlannerConstants.streak(usualFrequency: usualFrequency).map { max($0, ranTwice) }
  }
}
