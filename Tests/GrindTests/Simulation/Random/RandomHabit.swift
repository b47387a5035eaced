import Planner
import TrainingModel

/// What a random athlete usually does on each weekday.
struct RandomHabit {
  private var runs: [(kind: RunKind, minutes: Double)?]
  private var lifts: [Bool]
  private var keeps: Double
  /// The chance of a day that some days off start on it.
  let pauses: Double
  private var rates: Double
  private var labels: Double
  /// How hard tempo, intervals and sprints feel to her.
  private var hardEfforts: [Double]
  private var count: Int64 = 0

  static let shapes: [RaceShape] = [
    .fixedLength(Kilometres(5)), .fixedLength(Kilometres(10)), .fixedLength(Kilometres(21.0975)),
    .fixedLength(Kilometres(42.195)), .fixedLength(Kilometres(100)), .timed(hours: 12), RaceShape(kind: .backyard),
    RaceShape(kind: .mixed), RaceShape(kind: .multisport), RaceShape(kind: .stage), RaceShape(kind: .other("new")),
  ]

  init(_ dice: inout Dice) {
    let runShare = dice.one(of: [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.85, 1])
    let liftShare = dice.one(of: [0, 0.2, 0.4, 0.7])
    let longest = dice.number(25...90)
    keeps = dice.one(of: [1, 1, 0.95, 0.85, 0.6])
    pauses = dice.one(of: [0, 0, 0.003, 0.012])
    rates = dice.one(of: [1, 1, 0.7, 0.2])
    labels = dice.one(of: [1, 1, 0.6, 0])
    hardEfforts = [dice.one(of: [6, 7]), dice.one(of: [7, 9]), dice.one(of: [7, 9])]
    runs = []
    lifts = []
    for _ in 0..<7 {
      let kinds: [RunKind] = [.recovery, .easy, .easy, .easy, .easy, .easy, .long, .long, .tempo, .intervals, .sprints]
      let kind = dice.one(of: kinds)
      let minutes = Double(dice.number(20...longest)) * (kind == .long ? 1.6 : 1)
      runs.append(dice.chance(runShare) ? (kind, minutes) : nil)
      lifts.append(dice.chance(liftShare))
    }
  }

  /// The sessions of a day, oldest first, all within it.
  mutating func sessions(of day: Day, isAway: Bool, _ dice: inout Dice) -> [TrainingSession] {
    var sessions: [TrainingSession] = []
    let weekday = Int(day.weekday - 1)
    if let run = runs[weekday], !isAway, dice.chance(keeps) {
      sessions.append(self.run(run.kind, run.minutes, on: day, &dice))
    }
    if lifts[weekday], !isAway || dice.chance(0.5), dice.chance(keeps) { sessions.append(lift(on: day, &dice)) }
    if dice.chance(0.05) { sessions.append(session(.other, on: day, hour: 12, minutes: 45, effort: 4, &dice)) }
    if dice.chance(0.04), let first = sessions.first { sessions.append(copy(first, &dice)) }
    return sessions
  }

  mutating func race(on day: Day, _ dice: inout Dice) -> TrainingSession {
    var race = session(.run, on: day, hour: 9, minutes: Double(dice.number(20...260)), effort: 9, &dice)
    if dice.chance(0.5) { race.runKind = .race }
    return race
  }

  private mutating func run(_ kind: RunKind, _ minutes: Double, on day: Day, _ dice: inout Dice) -> TrainingSession {
    let noisy = (minutes * Double(dice.number(80...120)) / 100).rounded()
    var run = session(.run, on: day, hour: 7, minutes: noisy, effort: effort(of: kind), &dice)
    if dice.chance(labels) { run.runKind = kind }
    if dice.chance(0.1) { run.hrZoneSeconds = (0..<5).map { _ in Double(dice.number(0...900)) } }
    if dice.chance(0.3) { run.avgHeartRate = HeartRate(Double(dice.number(110...175))) }
    return run
  }

  private func effort(of kind: RunKind) -> Double {
    switch kind {
    case .tempo: hardEfforts[0]
    case .intervals: hardEfforts[1]
    case .sprints: hardEfforts[2]
    case .long: 4
    default: 3
    }
  }

  private mutating func lift(on day: Day, _ dice: inout Dice) -> TrainingSession {
    var lift = session(.lift, on: day, hour: dice.one(of: [6, 18]), minutes: 60, effort: 6, &dice)
    guard dice.chance(1 - rates) else { return lift }
    lift.liftSets = (0..<5).map { _ in
      LiftSet(exercise: "Squat", repetitions: dice.number(3...12), kilograms: Double(dice.number(30...90)))
    }
    return lift
  }

  private mutating func session(
    _ activity: SessionActivity, on day: Day, hour: Int64, minutes: Double, effort: Double, _ dice: inout Dice
  ) -> TrainingSession {
    count += 1
    let local = LocalTime(day: day, second: hour * 3600 + dice.number(0...3000))
    var session = TrainingSession(
      id: "session \(count)", activity: activity, start: local.instant(offset: 0), local: local)
    session.end = session.start + Int64(minutes * 60)
    if dice.chance(0.97) { session.minutes = Minutes(minutes) }
    if session.minutes != nil, dice.chance(rates) {
      session.effort = Effort(min(10, max(1, effort + Double(dice.number(-1...1)))))
    }
    return session
  }

  /// The same session from another source.
  private mutating func copy(_ session: TrainingSession, _ dice: inout Dice) -> TrainingSession {
    count += 1
    var copy = session
    copy.id = "copy \(count)"
    copy.start = session.start + dice.number(-120...120)
    copy.end = session.end + dice.number(-120...120)
    if dice.chance(0.5) { copy.effort = nil }
    return copy
  }
}
