import Planner
import TrainingModel

/// A Monday far from any change of clocks.
let monday = Day(number: 20_094)

/// Sessions built one by one, in UTC.
struct History {
  var sessions: [TrainingSession] = []

  /// Adds a run; returns its position.
  @discardableResult
  mutating func run(
    _ day: Day, _ minutes: Double?, kind: RunKind? = .easy, effort: Double? = nil, hour: Int64 = 7
  ) -> Int {
    var run = session(.run, day, minutes, hour: hour)
    run.runKind = kind
    run.effort = (effort ?? kind.map { History.effort($0) }).map { Effort($0) }
    return append(run)
  }

  /// Adds a rated lift; returns its position.
  @discardableResult
  mutating func lift(_ day: Day, _ minutes: Double? = 60, effort: Double? = 6, hour: Int64 = 18) -> Int {
    var lift = session(.lift, day, minutes, hour: hour)
    lift.effort = effort.map { Effort($0) }
    return append(lift)
  }

  mutating func append(_ session: TrainingSession) -> Int {
    sessions.append(session)
    return sessions.count - 1
  }

  /// A session of which only sport, time and length are known.
  func session(_ activity: SessionActivity, _ day: Day, _ minutes: Double?, hour: Int64 = 7) -> TrainingSession {
    let local = LocalTime(day: day, second: hour * 3600)
    var session = TrainingSession(
      id: "\(activity.rawValue)-\(day.text)-\(hour)-\(sessions.count)", activity: activity,
      start: local.instant(offset: 0), local: local)
    session.minutes = minutes.map { Minutes($0) }
    session.end = session.start + Int64((minutes ?? 0) * 60)
    return session
  }

  /// The rating that runs of a kind get here.
  static func effort(_ kind: RunKind) -> Double {
    switch kind {
    case .recovery: 2
    case .easy: 3
    case .long: 4
    case .tempo: 6
    case .intervals, .sprints: 8
    case .race: 9
    }
  }
}

/// A week that repeats: runs and lifts by weekday, 1 Monday … 7 Sunday.
struct Week {
  var runs: [(weekday: Int64, minutes: Double, kind: RunKind)]
  var lifts: [Int64]

  /// Four runs of 200 minutes and two lifts.
  static let fourRuns = Week(runs: [(2, 40, .easy), (4, 45, .tempo), (6, 40, .easy), (7, 75, .long)], lifts: [1, 3])
  /// Three runs of 140 minutes and three lifts: half of the load is running's.
  static let threeRuns = Week(runs: [(2, 40, .easy), (4, 40, .easy), (7, 60, .long)], lifts: [1, 3, 5])
  /// Six runs of 420 minutes and one lift.
  static let sixRuns = Week(
    runs: [
      (1, 60, .easy), (2, 70, .tempo), (3, 50, .easy), (4, 70, .intervals), (5, 50, .easy), (7, 120, .long),
    ], lifts: [6])
  /// Two lifts and no run.
  static let liftsAlone = Week(runs: [], lifts: [1, 4])

  /// `count` of these weeks that end the day before `day`.
  func repeated(_ count: Int64, before day: Day) -> History {
    var history = History()
    for number in stride(from: -7 * count, to: 0, by: 1) { add(day + number, to: &history) }
    return history
  }

  /// Adds what this week holds on the weekday of `day`.
  func add(_ day: Day, to history: inout History) {
    for run in runs where run.weekday == day.weekday { history.run(day, run.minutes, kind: run.kind) }
    if lifts.contains(day.weekday) { history.lift(day) }
  }
}

extension PlanRequest {
  /// A request on `day` at six in the morning, UTC, unless `second` says another time.
  init(_ history: History, on day: Day, second: Int64 = 6 * 3600, races: [Race] = []) {
    let now = LocalTime(day: day, second: second)
    self.init(now: now, nowInstant: now.instant(offset: 0))
    (sessions, self.races) = (history.sessions, races)
  }

  var readinessPercent: Int64? {
    get { days.last { $0.day == today }?.readinessPercent?.value }
    set {
      var answers = DayAnswers(day: today)
      answers.readinessPercent = newValue.map { ReadinessPercent($0) }
      days.append(answers)
    }
  }
}

extension PlanAnswer {
  /// The ids of the rules that spoke.
  var rules: [RuleID] { reasons.map { $0.rule } }

  func reason(_ rule: RuleID) -> Reason? { reasons.first { $0.rule == rule } }
}

extension Race {
  static func kilometres(_ kilometres: Double, on day: Day) -> Race {
    Race(name: "Race", day: day, shape: .fixedLength(Kilometres(kilometres)))
  }
}

func ledger(_ history: History, races: [Race] = []) -> Ledger {
  Ledger(sessions: history.sessions, races: races, athlete: AthleteTraits())
}
