import Planner
import TrainingModel

/// One day of a simulated year: what the plan said, what it should have said by hand, and what she did.
struct TrainingDay: Equatable, Sendable {
  var day: Day
  var asked: SuggestedRun?
  /// The kind that she ran; nil: she did not run.
  var ran: RunKind?
  var minutes = 0.0
  var comeback: Double?
  /// What was left of seven days when the plan was asked, by hand; nil: no limit holds yet.
  var room: HandRoom?
  /// The run by hand.
  var expected: HandRun?

  init(_ request: PlanRequest, _ answer: PlanAnswer, _ sessions: [HandSession]) {
    day = request.today
    let number = Int(day.number)
    let today = HandDay(
      ledger: HandLedger(sessions, today: number), day: number, races: request.races.map { HandRace($0) })
    let hand = HandCoach(today, answer)
    (asked, comeback) = (answer.run, answer.figures.comeback)
    (room, expected) = (today.room, hand.run)
  }

  /// Minutes between warm-up and cool-down of the hard run that she was asked for and ran.
  var hardMinutes: Double {
    guard let asked, asked.kind.isQuality, ran != nil else { return 0 }
    return asked.steps.reduce(0) { $0 + ($1.kind == .warmUp || $1.kind == .coolDown ? 0 : $1.minutes.value) }
  }
}
