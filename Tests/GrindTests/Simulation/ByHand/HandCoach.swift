import Planner
import TrainingModel

/// A run that the rules give.
struct HandRun: Equatable {
  var kind: RunKind
  var minutes: Double
}

/// The rules of the day from their words, in their order: an oracle for the planner's runs.
struct HandCoach {
  let today: HandDay
  let percent: Double
  let liftAheadTomorrow: Bool
  let runs: [HandSession]

  init(_ today: HandDay, _ answer: PlanAnswer) {
    self.today = today
    percent = Double(answer.readiness.percent.value)
    liftAheadTomorrow = answer.lifting.aheadTomorrow != nil
    runs = today.ledger.runs(before: today.day)
  }

  var run: HandRun? {
    if today.left == 0 || today.ledger.ran(on: today.day) || percent < 30 { return nil }
    if today.recoveries.contains(where: { $0.since <= $0.days / 7 }) { return nil }
    guard let room = today.room else { return isFirstWeekFull ? nil : choice }
    if room.minutes < 20 || room.load < 40 || isWeekFull || isStreakFull { return nil }
    return choice
  }

  private var isWeekFull: Bool { today.frequency < 7 && today.runsOfSixDays >= today.frequency }

  private var isFirstWeekFull: Bool {
    let lately = today.firstWeeksFrequency
    return today.runsOfSixDays >= lately || row >= (lately <= 3 ? 1 : max(twiceRun, [2, 3, 6, 99][lately - 4]))
  }

  private var isStreakFull: Bool {
    today.frequency < 7 && row >= max(twiceRun, [1, 1, 1, 1, 2, 3, 6][today.frequency])
  }

  /// Run days in a row up to yesterday.
  private var row: Int {
    var days = 0
    while today.ledger.ran(on: today.day - 1 - days) { days += 1 }
    return days
  }

  /// The longest row of run days of the last 28 that she ran twice.
  private var twiceRun: Int {
    var rows = [0]
    for day in today.day - 28...today.day - 1 {
      if today.ledger.ran(on: day) { rows[rows.count - 1] += 1 } else { rows.append(0) }
    }
    return rows.sorted(by: >).dropFirst().first ?? 0
  }
}
