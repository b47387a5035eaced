import TrainingModel

/// Her runs, oldest first, and the days on which she ran.
struct RunHistory: Sendable {
  /// One run.
  struct Run: Sendable {
    var day: Day
    var kind: RunKind
    /// Minutes; nil: not known.
    var minutes: Double?
    /// Her rating; nil: not rated.
    var rating: Double?
  }

  /// All runs, oldest first.
  let all: [Run]
  /// The days on which she ran, each once, oldest first.
  let days: [Day]

  /// The runs among the entries; `sessions` are those that the entries were made from.
  init(_ entries: [SessionLoad], sessions: [TrainingSession]) {
    var all: [Run] = []
    var days: [Day] = []
    for (entry, session) in zip(entries, sessions) {
      guard let kind = entry.kind else { continue }
      let day = entry.local.day
      all.append(Run(day: day, kind: kind, minutes: entry.minutes?.value, rating: session.effort?.value))
      if days.last != day { days.append(day) }
    }
    (self.all, self.days) = (all, days)
  }

  /// The runs of the `count` days before `day`, itself left out.
  func ofDays(_ count: Int64, before day: Day) -> ArraySlice<Run> {
    let first = all.firstPosition { $0.day >= day - count }
    let last = all.firstPosition { $0.day >= day }
    return all[first..<max(first, last)]
  }

  /// Run days before `day`.
  func daysBefore(_ day: Day) -> ArraySlice<Day> { days[..<days.firstPosition { $0 >= day }] }

  /// The newest run before `day` of which `holds` is true; looks back at most `limit` days.
  func newest(before day: Day, within limit: Int64, where holds: (Run) -> Bool) -> Run? {
    ofDays(limit, before: day).last(where: holds)
  }

  /// The median minutes of the runs of `kind` in twelve weeks before `day`; nil without one.
  func medianMinutes(of kind: RunKind, before day: Day) -> Double? {
    let runs = ofDays(PlannerConstants.ownMedianDays, before: day).filter { $0.kind == kind }
    return MovingMedian.median(of: runs.compactMap { $0.minutes })
  }

  /// Her median rating of a kind in twelve weeks before `day`, or the standard one where fewer than five are rated.
  func effort(of kind: RunKind, before day: Day) -> Double {
    let ratings = ofDays(PlannerConstants.ownMedianDays, before: day).filter { $0.kind == kind }.compactMap {
      $0.rating
    }
    guard ratings.count >= PlannerConstants.ratedNeeded else { return EffortDefaults.run(kind) }
    return MovingMedian.median(of: ratings) ?? EffortDefaults.run(kind)
  }
}
