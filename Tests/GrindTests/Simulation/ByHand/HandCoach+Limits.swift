import TrainingModel

extension HandCoach {
  /// A run of these minutes at most, cut to every limit; nil where it is too short for its kind.
  func shortened(_ kind: RunKind, _ minutes: Double) -> HandRun? {
    var most = min(minutes, longestAllowed)
    if let room = today.room { most = min(most, room.minutes, room.load / effort(of: kind)) }
    if today.left <= 2 { most = min(most, today.left == 2 ? 40 : 25) }
    most *= min(1, percent / 85)
    if kind == .recovery { most = min(most, 30) }
    let whole = ((most + 1e-6) / 5).rounded(.down) * 5
    let least: Double = kind.isQuality ? 30 : kind == .long ? 40 : 20
    return whole >= least ? HandRun(kind: kind, minutes: whole) : nil
  }

  /// Her median rating of a kind where five are rated, else the standard one.
  func effort(of kind: RunKind) -> Double {
    let ratings = runs.filter { $0.kind == kind && $0.day >= today.day - 84 }.compactMap(\.rated)
    return (ratings.count >= 5 ? median(ratings) : nil) ?? standardEffort(kind)
  }

  /// By the longest run of 30 days, an older one fading, and by what gaps and the way back leave of it.
  private var longestAllowed: Double {
    var longest = 0.0
    for run in runs where run.day >= today.day - 84 {
      let weeks = (max(0, today.day - run.day - 30) + 6) / 7
      longest = max(longest, (run.minutes ?? 0) * (1 - 0.04 * Double(weeks)))
    }
    let share = min(today.shortGap ? 0.75 : 1, today.ledger.wayBack(at: today.day))
    return max(20, max(1.10 * longest, longest + 5, 30) * share)
  }

  private func standardEffort(_ kind: RunKind) -> Double {
    switch kind {
    case .recovery: 2
    case .easy: 3
    case .long: 4
    case .tempo: 6
    case .intervals, .sprints: 8
    case .race: 9
    }
  }

  func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
