import TrainingModel

/// Says what a run was for, from its own numbers and the runs before it.
struct RunJudge {
  private var lengths = MovingMedian(days: PlannerConstants.judgedLongDays)

  /// The kind of the next run; runs come oldest first. A hard run without a label counts as tempo.
  mutating func kind(of run: TrainingSession, isLongestOfRaceDay: Bool) -> RunKind {
    lengths.advance(to: run.day.number)
    defer { if let minutes = run.minutes { lengths.add(minutes.value, on: run.day.number) } }
    if let said = run.runKind { return said }
    if isLongestOfRaceDay { return .race }
    if isHard(run) { return .tempo }
    if isLong(run) { return .long }
    return run.effort.map { $0.value <= PlannerConstants.recoveryEffort } == true ? .recovery : .easy
  }

  private func isHard(_ run: TrainingSession) -> Bool {
    if let effort = run.effort { if effort.value >= PlannerConstants.hardEffort { return true } }
    guard let zones = run.hrZoneSeconds, zones.count == 5 else { return false }
    return zones[3] + zones[4] >= PlannerConstants.hardZoneSeconds
  }

  private func isLong(_ run: TrainingSession) -> Bool {
    guard let minutes = run.minutes?.value, minutes >= PlannerConstants.judgedLongMinutes else { return false }
    guard let median = lengths.median else { return true }
    return minutes >= PlannerConstants.judgedLongOverMedian * median
  }
}
