import TrainingModel

extension HandCoach {
  var choice: HandRun? {
    if isRecovering { return shortened(.recovery, easyMinutes) }
    if isLongDay { return long ?? gentle }
    return hard ?? gentle
  }

  private var isRecovering: Bool {
    today.recoveries.contains { Double($0.since) <= Double($0.days) / 2 }
  }

  private var gentle: HandRun? {
    (readyKinds.contains(.easy) ? shortened(.easy, easyMinutes) : nil) ?? shortened(.recovery, easyMinutes)
  }

  private var easyMinutes: Double {
    if today.room == nil { return firstWeeksMinutes }
    let left = max(1, today.frequency - today.runsOfSixDays)
    let even = min(max((today.aim - today.ranThisWeek) / Double(left), 20), 75)
    return min(even, taperEasy)
  }

  private var taperEasy: Double {
    let start = today.day + today.left - 13
    let before = runs.filter { $0.kind == .easy && $0.day < start && $0.day >= start - 84 }
    guard today.inTaper, let usual = median(before.compactMap(\.minutes)) else { return .infinity }
    return 1.3 * usual * today.scale
  }

  private var firstWeeksMinutes: Double {
    let recent = runs.filter { $0.day >= today.day - 14 }.compactMap(\.minutes)
    return recent.isEmpty ? 20 : min(max(recent.mean, 20), 45)
  }

  private var long: HandRun? {
    let usual = median(runs.filter { $0.kind == .long && $0.day >= today.day - 84 }.compactMap(\.minutes)) ?? 0
    let isSoon = today.left <= 84 && !today.inTaper
    var minutes = ((today.frequency >= 4 ? 0.30 : 0.40) + (isSoon ? 0.10 : 0)) * today.aim
    let race = today.left <= 182 ? today.race : nil
    minutes = min(minutes, race?.longestRun ?? 150)
    if let need = race?.need { minutes = min(minutes, max(need, usual)) }
    let isLate = race.map { today.left <= $0.shortLongRuns } ?? false
    minutes = isLate ? min(minutes, 90) : max(minutes, easyMinutes)
    return shortened(.long, minutes)
  }

  /// The kind furthest behind; where it is too short, the one furthest behind of the gentler ones.
  private var hard: HandRun? {
    var kinds = hardKinds
    while let kind = furthestBehind(of: kinds) {
      if let run = shortened(kind, min(max(hardMinutes(kind), 30), 75)) { return run }
      kinds = kinds.filter { $0 < kind }
    }
    return nil
  }

  private func hardMinutes(_ kind: RunKind) -> Double {
    switch kind {
    case .tempo: 20 + 0.10 * today.aim
    case .intervals: 20 + 0.08 * today.aim
    default: 30 + 0.05 * today.aim
    }
  }

  private func furthestBehind(of kinds: Set<RunKind>) -> RunKind? {
    let all = [RunKind.tempo, .intervals, .sprints]
    let ratio = today.race?.ratio ?? [1, 1, 1]
    let counts = all.map { kind in Double(runs.count { $0.kind == kind && $0.day >= today.day - 28 }) }
    let total = counts.reduce(1, +) / ratio.reduce(0, +)
    let open = zip(all, zip(ratio, counts)).filter { kinds.contains($0.0) && $0.1.0 > 0 }
    let lags = open.map { $0.1.0 * total - $0.1.1 }
    guard let most = lags.max() else { return nil }
    return zip(open, lags).first { $0.1 >= most - 1e-9 }?.0.0
  }
}
