public import TrainingModel

extension TrainingSession {
  /// The session of a document. `zone` holds the rules of the document's own zone where it names one, else the
  /// athlete's.
  public init(session: SessionDocument, zone: ZoneRules) {
    self.init(
      id: session.id.text, activity: session.activity, start: session.start,
      local: zone.localTime(at: session.start))
    (runKind, minutes, kilometres, effort) = (session.runKind, session.minutes, session.kilometres, session.effort)
    (hrZoneSeconds, avgHeartRate, maxHeartRate) = (session.hrZoneSeconds, session.avgHeartRate, session.maxHeartRate)
    source = session.source
    end = start + Arithmetic.rounded((session.minutes ?? .zero).value * 60)
  }

  /// The session of a workout; nil until a set is recorded. `zone` as for a session document; `weightUnit` is the
  /// unit of weights whose log names none.
  public init?(workout: WorkoutDocument, zone: ZoneRules, weightUnit: WeightUnit) {
    guard workout.hasRecordedSets, let workEnd = workout.workEnd else { return nil }
    self.init(
      id: workout.id.text, activity: workout.activity, start: workout.start, local: zone.localTime(at: workout.start))
    end = max(workEnd, start)
    if end > start { minutes = Minutes(Double(end - start) / 60) }
    (effort, source) = (workout.effort, workout.source)
    hrZoneSeconds = workout.metrics?.hrZoneSeconds
    avgHeartRate = workout.metrics?.avgHeartRate.map { HeartRate($0) }
    maxHeartRate = workout.metrics?.maxHeartRate.map { HeartRate($0) }
    if activity == .lift { liftSets = workout.logs.flatMap { $0.liftSets(defaultUnit: weightUnit) } }
  }
}

extension WorkoutLogDocument {
  /// The recorded sets that count repetitions, weights in kilograms. An assisted exercise's weight is help: 0.
  fileprivate func liftSets(defaultUnit: WeightUnit) -> [LiftSet] {
    let scale = loadType == .weight && !isAssisted ? (weightUnit ?? defaultUnit).kilograms : 0
    return shownSets.compactMap { entry in
      guard let reps = entry.reps, reps > 0 else { return nil }
      var set = LiftSet(
        exercise: resolvedLibraryName, repetitions: reps, kilograms: max(0, (entry.weight ?? 0) * scale))
      set.kind = entry.kind
      set.effort = entry.rpe.flatMap { Effort.documentRange.contains($0) ? Effort($0) : nil }
      return set
    }
  }
}
