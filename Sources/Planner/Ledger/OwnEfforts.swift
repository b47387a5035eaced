import TrainingModel

/// Her own ratings of the last weeks, by sport and, for runs that say what they were for, by kind.
struct OwnEfforts {
  private var medians = [MovingMedian](repeating: MovingMedian(days: PlannerConstants.ownMedianDays), count: 10)

  mutating func advance(to day: Int64) {
    for index in medians.indices { medians[index].advance(to: day) }
  }

  mutating func add(_ effort: Double, _ session: TrainingSession, kind: RunKind?) {
    medians[session.activity.position].add(effort, on: session.day.number)
    if let kind { medians[Self.position(kind)].add(effort, on: session.day.number) }
  }

  /// Her usual rating of such a session; nil where too few are rated. A run that said what it was for is read against
  /// its like, any other run against all.
  func usual(_ session: TrainingSession, kind: RunKind?) -> Double? {
    let position = Self.said(session, kind).map { Self.position($0) } ?? session.activity.position
    return medians[position].median(ofAtLeast: PlannerConstants.ratedNeeded)
  }

  /// The standard rating of such a session.
  static func standard(_ session: TrainingSession, kind: RunKind?) -> Double {
    switch session.activity {
    case .run: EffortDefaults.run(said(session, kind))
    case .lift: EffortDefaults.lift
    case .other: EffortDefaults.other
    }
  }

  /// The kind of a run where somebody said it, or a race on its day did.
  private static func said(_ session: TrainingSession, _ kind: RunKind?) -> RunKind? {
    session.runKind ?? (kind == .race ? .race : nil)
  }

  private static func position(_ kind: RunKind) -> Int {
    switch kind {
    case .recovery: 3
    case .easy: 4
    case .long: 5
    case .tempo: 6
    case .intervals: 7
    case .sprints: 8
    case .race: 9
    }
  }
}
