import Planner
import TrainingModel

extension PlanRequest {
  /// The same with this readiness answered today.
  func ready(_ percent: Int64) -> PlanRequest {
    changingAnswers(on: today) { $0.readinessPercent = ReadinessPercent(percent) }
  }

  /// The same with this reason of today's percent.
  func feeling(_ reason: ReadinessReason?) -> PlanRequest {
    changingAnswers(on: today) { $0.readinessReason = reason }
  }

  /// The same with this lifting answer of a day.
  func answering(_ answer: LiftingAnswer?, on day: Day) -> PlanRequest {
    changingAnswers(on: day) { $0.lifting = answer }
  }

  private func changingAnswers(on day: Day, _ change: (inout DayAnswers) -> Void) -> PlanRequest {
    var request = self
    var answers = days.last { $0.day == day } ?? DayAnswers(day: day)
    change(&answers)
    request.days.removeAll { $0.day == day }
    request.days.append(answers)
    return request
  }

  /// Everything on other days.
  func moved(by days: Int64) -> PlanRequest {
    var request = PlanRequest(
      now: LocalTime(day: today + days, second: now.second), nowInstant: nowInstant + days * 86_400)
    request.athlete = athlete
    request.sessions = sessions.map { session in
      var moved = session
      (moved.start, moved.end) = (session.start + days * 86_400, session.end + days * 86_400)
      moved.local.day = session.local.day + days
      return moved
    }
    request.days = self.days.map { answers in
      var moved = answers
      moved.day = answers.day + days
      return moved
    }
    request.races = races.map { race in
      var moved = race
      (moved.day, moved.lastDay) = (race.day + days, race.lastDay + days)
      return moved
    }
    return request
  }

  /// The midnight that starts tomorrow, nothing done until then.
  var asOfTomorrow: PlanRequest {
    var request = PlanRequest(now: LocalTime(day: today + 1, second: 0), nowInstant: nowInstant)
    (request.sessions, request.days, request.races, request.athlete) = (sessions, days, races, athlete)
    return request
  }

  /// So many days later, nothing done in between, fully ready and no race ahead.
  func resting(days: Int64) -> PlanRequest {
    var request = PlanRequest(
      now: LocalTime(day: today + days, second: now.second), nowInstant: nowInstant + days * 86_400)
    (request.sessions, request.athlete) = (sessions, athlete)
    request.races = races.filter { $0.lastDay < today }
    return request.ready(100)
  }

  /// Random sessions that start after a moment.
  func sessions(after moment: Instant, count: Int, _ dice: inout Dice) -> [TrainingSession] {
    (0..<count).map { Self.session("later \($0)", moment + dice.number(1...2_000_000), &dice) }
  }

  /// Random sessions that start from one moment on and before another.
  func sessions(from first: Instant, before last: Instant, count: Int, _ dice: inout Dice) -> [TrainingSession] {
    guard last > first else { return [] }
    return (0..<count).map { Self.session("between \($0)", first + dice.number(0...last - first - 1), &dice) }
  }

  private static func session(_ id: String, _ start: Instant, _ dice: inout Dice) -> TrainingSession {
    let local = LocalTime(start, offset: 0)
    var session = TrainingSession(id: id, activity: dice.one(of: [.run, .lift, .other]), start: start, local: local)
    session.minutes = Minutes(Double(dice.number(20...120)))
    session.effort = Effort(Double(dice.number(1...10)))
    if session.activity == .run, dice.chance(0.5) { session.runKind = dice.one(of: [.easy, .long, .tempo, .race]) }
    return session
  }
}
