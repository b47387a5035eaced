import Foundation
import Planner
import TrainingModel

/// The figures of one day, by hand.
struct HandDay {
  let ledger: HandLedger
  let day: Int
  let race: HandRace?
  /// Days since each race that was run, and days that it takes to recover from it.
  let recoveries: [(since: Int, days: Int)]
  /// Days to the race; far away without one.
  let left: Int
  let inTaper: Bool
  let scale: Double
  let comeback: Double
  let fitness: Double
  let capacity: Double
  let runningCapacity: Double
  let frequency: Int
  let ranThisWeek: Double
  let runsOfSixDays: Int

  init(ledger: HandLedger, day: Int, races: [HandRace]) {
    (self.ledger, self.day) = (ledger, day)
    let next = races.filter { $0.lastDay >= day }.min { ($0.day, -$0.recovery) < ($1.day, -$1.recovery) }
    (race, left) = (next, next.map { max(0, $0.day - day) } ?? Int.max / 2)
    let start = day + left - 13
    inTaper = (1...13).contains(left) && ledger.hasBaseline(start)
    scale = inTaper ? exp(log(2) / 13 * Double(left - 13)) : 1
    let raced = ledger.runs(before: day + 1).filter { $0.kind == .race }
    let silent = races.filter { race in
      race.lastDay < day && !raced.contains { race.day <= $0.day && $0.day <= race.lastDay }
    }
    recoveries =
      raced.map { run in
        let planned = races.filter { $0.day <= run.day && run.day <= $0.lastDay }
        return (day - run.day, planned.map(\.recovery).max() ?? 4)
      } + silent.map { (day - $0.lastDay, $0.recovery) }
    comeback = recoveries.reduce(ledger.wayBack(at: day)) { share, race in
      race.since < race.days ? min(share, 0.4 + 0.6 * Double(race.since) / Double(race.days)) : share
    }
    let readAt = inTaper ? start : day
    fitness = ledger.fitness(at: readAt)
    capacity = ledger.capacity(at: readAt)
    runningCapacity = ledger.runningCapacity(at: readAt)
    frequency = ledger.frequency(at: day)
    ranThisWeek = ledger.runMinutes(day - 6...day)
    runsOfSixDays = ledger.countRunDays(day - 6...day - 1)
  }

  var ceiling: Double { inTaper ? fitness * scale * comeback : max(1.10 * fitness * comeback, 60) }
  var cap: Double {
    let rest = capacity - runningCapacity
    return inTaper ? rest + runningCapacity * scale : 1.10 * max(capacity, rest + 180)
  }
  /// Nil before 28 days of history, when there is neither ceiling nor cap.
  var room: HandRoom? {
    guard ledger.hasBaseline(day) else { return nil }
    return HandRoom(minutes: ceiling - ranThisWeek, load: cap - ledger.load(day - 6...day))
  }
  var aim: Double {
    let held = inTaper ? fitness * scale * comeback : max(fitness * comeback, 40)
    return inTaper || left > 182 ? held : max(1.06 * held, held + 10 * comeback)
  }
  /// A gap of 8 days or more since the last run, or between two of the last three.
  var shortGap: Bool {
    let days = Array(ledger.runDays.filter { $0 < day }.suffix(3)) + [day]
    return zip(days, days.dropFirst()).contains { $1 - $0 >= 8 }
  }
  var firstWeeksFrequency: Int {
    let span = min(14, max(7, day - ledger.first))
    let quarters = 4 * ledger.countRunDays(day - 14...day - 1) * 7 / span
    return max(2, (quarters + 2) / 4)
  }
}

extension HandDay {
  init(_ history: [SessionLoad], _ request: PlanRequest) {
    let today = Int(request.today.number)
    self.init(
      ledger: HandLedger(history.map { HandSession($0) }, today: today), day: today,
      races: request.races.map { HandRace($0) })
  }
}
