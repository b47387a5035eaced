import Planner
import TrainingModel

/// The sessions of a simulated athlete, as the planner and as the hand-made rules read them.
struct TrainingHistory {
  private(set) var sessions: [TrainingSession] = []
  private(set) var byHand: [HandSession] = []

  /// Twelve weeks of habit up to the day before `start`.
  init(of athlete: SimulatedAthlete, before start: Day) {
    let first = start - (athlete.firstRuns.first?.daysBefore ?? 84)
    for offset in 0..<(start - first) {
      let day = first + offset
      for run in athlete.runs where run.weekday == day.weekday - 1 { add(run.kind, minutes: run.minutes, on: day) }
      for run in athlete.firstRuns where start - run.daysBefore == day { add(.easy, minutes: run.minutes, on: day) }
      if athlete.lifts(on: day) { addLift(on: day, hour: 18) }
    }
  }

  /// A run at half past seven in the morning, at the standard effort of its kind.
  mutating func add(_ kind: RunKind, minutes: Double, on day: Day) {
    add(.run, kind, minutes, Self.effort(of: kind), LocalTime(day: day, second: 27_000))
  }

  /// An hour of lifting at effort 6.
  mutating func addLift(on day: Day, hour: Int64) {
    add(.lift, nil, 60, 6, LocalTime(day: day, second: hour * 3600))
  }

  static func effort(of kind: RunKind) -> Double {
    switch kind {
    case .recovery: 2
    case .easy: 3
    case .long: 4
    case .tempo: 6
    case .intervals, .sprints: 8
    case .race: 9
    }
  }

  private mutating func add(
    _ activity: SessionActivity, _ kind: RunKind?, _ minutes: Double, _ effort: Double, _ local: LocalTime
  ) {
    var session = TrainingSession(
      id: String(sessions.count), activity: activity, start: local.instant(offset: 0), local: local)
    (session.runKind, session.minutes, session.effort) = (kind, Minutes(minutes), Effort(effort))
    session.end = session.start + Int64(minutes * 60)
    sessions.append(session)
    byHand.append(
      HandSession(
        day: Int(local.day.number), activity: activity, kind: kind, minutes: minutes, load: minutes * effort,
        rated: effort))
  }
}
