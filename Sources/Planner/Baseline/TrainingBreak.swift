import TrainingModel

/// Fourteen days or more without a run, and the way back from them.
struct TrainingBreak: Hashable, Sendable {
  /// The first day without a run.
  var from: Day
  /// Days that it lasted, or has lasted so far.
  var length: Int64
  /// The first run back; nil while it lasts.
  var runBack: Day?

  /// The breaks before `day` as they looked at its start, oldest first; only those whose way back reaches `since`.
  static func before(_ day: Day, in ledger: Ledger, reaching since: Day) -> [TrainingBreak] {
    let runs = ledger.runs.daysBefore(day)
    var breaks: [TrainingBreak] = []
    for position in runs.indices {
      let next = position + 1 < runs.endIndex ? runs[position + 1] : nil
      let length = (next ?? day) - runs[position] - 1
      guard length >= PlannerConstants.breakDays else { continue }
      let found = TrainingBreak(from: runs[position] + 1, length: length, runBack: next)
      if found.end(at: day) > since { breaks.append(found) }
    }
    return breaks
  }

  /// The day after the way back, which is as long as the break; `day` while the break lasts.
  func end(at day: Day) -> Day { runBack.map { $0 + length } ?? day }

  /// Whether break or way back touch the days from `from` to `through`.
  func touches(from other: Day, through: Day, at day: Day) -> Bool { from <= through && end(at: day) > other }

  /// The week of the way back at `day`, from 1; 1 while the break lasts.
  func week(at day: Day) -> Int64 { 1 + (runBack.map { max(0, day - $0) } ?? 0) / PlannerConstants.week }

  /// The part of her usual that she is back to at `day`; 1 where the way back is over.
  func comeback(at day: Day) -> Double {
    guard runBack == nil || end(at: day) > day else { return 1 }
    let weeks = Double(length) / Double(PlannerConstants.week)
    let start = PlannerConstants.comebackStart
    return min(1, start + (1 - start) * Double(week(at: day)) / (weeks + 1))
  }
}
