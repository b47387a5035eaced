import TrainingModel

extension HandCoach {
  func lastDay(_ isWanted: (HandSession) -> Bool) -> Int { runs.last { isWanted($0) }?.day ?? Int.min / 2 }
  var lastHardOrRace: Int { lastDay { $0.kind?.isQuality == true || $0.kind == .race } }
  var lastLongOrRace: Int { lastDay { $0.kind == .long || $0.kind == .race } }

  /// The kinds that readiness leaves.
  var readyKinds: Set<RunKind> {
    var kinds: Set<RunKind> = [.recovery, .easy, .long, .tempo, .intervals, .sprints]
    if percent < 85 { kinds.subtract([.intervals, .sprints]) }
    if percent < 70 { kinds.subtract([.tempo, .long]) }
    if percent < 50 { kinds.subtract([.easy]) }
    return kinds
  }

  /// The hard kinds that the day allows.
  var hardKinds: Set<RunKind> {
    guard isHardDay else { return [] }
    var kinds = readyKinds.intersection([.tempo, .intervals, .sprints])
    let lifted = today.ledger.lifted(on: today.day)
    if lifted || today.ledger.lifted(on: today.day - 1) {
      kinds.subtract([.intervals, .sprints])
      if lifted || today.day - lastHardOrRace < 10 { kinds.remove(.tempo) }
    }
    if liftAheadTomorrow { kinds.remove(.sprints) }
    return kinds
  }

  var isHardDay: Bool {
    let day = today.day
    let steady = (1...3).allSatisfy { today.ledger.countRunDays(day - 7 * $0...day - 7 * $0 + 6) >= 2 }
    let hardRuns = runs.count { $0.day >= day - 6 && $0.kind?.isQuality == true }
    return today.room != nil && today.frequency >= 3 && today.fitness >= 90
      && today.ledger.ordinaryWeeks(at: day).count >= 4 && steady
      && day - lastHardOrRace >= 3 && hardRuns < (today.frequency <= 4 ? 1 : 2) && lastLongOrRace < day - 1
      && today.left > 2 && !today.shortGap && today.comeback >= 1
  }

  var isLongDay: Bool {
    readyKinds.contains(.long) && today.room != nil && today.left > 3 && today.comeback >= 0.8 && !today.shortGap
      && !today.ledger.lifted(on: today.day) && today.day - lastLongOrRace >= 6 && isLongDue
  }

  private var isLongDue: Bool {
    var counts = [Int](repeating: 0, count: 7)
    for run in runs where run.kind == .long && run.day >= today.day - 84 { counts[weekday(run.day)] += 1 }
    let most = counts.max() ?? 0
    guard most >= 3 else { return today.day - lastLongOrRace >= 7 }
    let usual = runs.last { $0.kind == .long && counts[weekday($0.day)] == most }.map { weekday($0.day) }
    return usual == weekday(today.day) || today.day - lastLongOrRace >= 13
  }

  private func weekday(_ day: Int) -> Int { (day % 7 + 7) % 7 }
}
