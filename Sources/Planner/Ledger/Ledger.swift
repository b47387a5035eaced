public import TrainingModel

/// Her sessions, each counted once, with load and basis; the one ledger of all sports, in one unit.
///
/// Made in n log n; every question of a plan is then answered without going over the whole history.
public struct Ledger: Sendable {
  /// Every session once, by day and start.
  public let entries: [SessionLoad]
  /// The day of the first session; nil without one.
  public let firstDay: Day?
  let sums: DaySums
  let runs: RunHistory
  /// The lifts, oldest first.
  let lifts: [LocalTime]
  /// The races that were run, oldest first.
  let races: [RaceRun]

  /// The ledger of sessions in any order. `races` say which runs were races.
  public init(sessions: [TrainingSession], races: [Race], athlete: AthleteTraits) {
    let merged = TrainingSession.merged(sessions)
    let raced = RaceRun.longestRuns(merged, races: races)
    var estimator = LoadEstimator(athlete: athlete)
    var judge = RunJudge()
    var entries: [SessionLoad] = []
    entries.reserveCapacity(merged.count)
    for (index, session) in merged.enumerated() {
      let isRace = raced.contains(index)
      let kind = session.activity == .run ? judge.kind(of: session, isLongestOfRaceDay: isRace) : nil
      entries.append(SessionLoad(session, kind: kind, estimate: estimator.estimate(session, kind: kind)))
    }
    self.entries = entries
    firstDay = entries.first?.local.day
    sums = DaySums(entries)
    runs = RunHistory(entries, sessions: merged)
    lifts = entries.filter { $0.activity == .lift }.map { $0.local }
    self.races = RaceRun.all(entries: entries, sessions: merged, races: races)
  }

  /// Days from the first session's day to `day`, 0 before it and without sessions.
  func daysOfHistory(at day: Day) -> Int64 { firstDay.map { max(0, day - $0) } ?? 0 }

  /// The totals of the `count` days before `day`, itself left out.
  func totals(ofDays count: Int64, before day: Day) -> DaySums.Totals {
    sums.totals(from: day - count, through: day - 1)
  }

  /// The totals of `day` and the six days before.
  func totals(ofSevenDaysTo day: Day) -> DaySums.Totals { sums.totals(from: day - 6, through: day) }

  /// The entries of one day.
  func entries(on day: Day) -> ArraySlice<SessionLoad> {
    let first = entries.firstPosition { $0.local.day >= day }
    return entries[first...].prefix { $0.local.day == day }
  }
}

extension SessionLoad {
  init(_ session: TrainingSession, kind: RunKind?, estimate: LoadEstimator.Estimate) {
    self.init(
      id: session.id, activity: session.activity, kind: kind, local: session.local, minutes: session.minutes,
      load: estimate.load.map { Load($0) }, basis: estimate.basis, effort: estimate.effort.map { Effort($0) })
  }
}

extension Array {
  /// The first position from which on `holds` is true, by halving: it must be false up to there.
  func firstPosition(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
