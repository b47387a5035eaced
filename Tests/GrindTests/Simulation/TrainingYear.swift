import Planner
import TestSupport
import TrainingModel

/// A year of an athlete who asks the plan each morning and does with its answer as her conduct says.
struct TrainingYear: Sendable {
  let athlete: SimulatedAthlete
  let conduct: Conduct
  private(set) var days: [TrainingDay] = []

  /// A Monday; the history before it starts twelve weeks earlier.
  static let start = Day(number: 19_723)
  static let length: Int64 = 364

  init(of athlete: SimulatedAthlete, _ conduct: Conduct) {
    (self.athlete, self.conduct) = (athlete, conduct)
    var history = TrainingHistory(of: athlete, before: Self.start)
    var chance = SeededGenerator(seed: conduct.seed)
    for offset in 0..<Self.length { days.append(live(offset, &history, &chance)) }
  }

  private func live(_ offset: Int64, _ history: inout TrainingHistory, _ chance: inout SeededGenerator) -> TrainingDay {
    let day = Self.start + offset
    let percent = conduct.readiness[Int(chance.next() % UInt64(conduct.readiness.count))]
    let skips = Double(chance.next() >> 11) / 0x1p53 < conduct.skipping
    if conduct.liftsFirst, athlete.lifts(on: day) { history.addLift(on: day, hour: 6) }
    var lived = asked(day, percent, history)
    if let race = conduct.race, race.offset == offset {
      (lived.ran, lived.minutes) = (.race, race.minutes)
    } else if let run = lived.asked, !skips, !conduct.away.contains(offset) {
      (lived.ran, lived.minutes) = (run.kind, run.minutes.value * conduct.share)
    }
    if let kind = lived.ran { history.add(kind, minutes: lived.minutes, on: day) }
    if !conduct.liftsFirst, athlete.lifts(on: day) { history.addLift(on: day, hour: 18) }
    return lived
  }

  private func asked(_ day: Day, _ percent: Int64, _ history: TrainingHistory) -> TrainingDay {
    let now = LocalTime(day: day, second: 25_200)
    var request = PlanRequest(now: now, nowInstant: now.instant(offset: 0))
    request.sessions = history.sessions
    request.races = conduct.race.map { [$0.race(from: Self.start)] } ?? []
    var answers = DayAnswers(day: day)
    answers.readinessPercent = ReadinessPercent(percent)
    request.days = [answers]
    return TrainingDay(request, Coach.today(request), history.byHand)
  }
}
