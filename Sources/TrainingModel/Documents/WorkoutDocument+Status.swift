extension WorkoutDocument {
  /// Derives the status from the exercises and stamps or clears the end.
  ///
  /// Nothing begun: not started. All resolved: completed, or skipped if all were skipped. Else in progress. The end
  /// is stamped when the last exercise is resolved, kept while it stays so, and cleared when one is opened again.
  public mutating func recomputeStatus(at now: Instant) {
    status = derivedStatus
    end = status.isResolved ? end ?? now : nil
  }

  /// Ends the workout: exercises still open are skipped.
  public mutating func finish(at now: Instant) {
    for index in logs.indices where !logs[index].status.isResolved { logs[index].transition(to: .skipped, at: now) }
    recomputeStatus(at: now)
    updatedAt = max(now, updatedAt)
  }

  /// Moves one exercise and derives the status again; does nothing for an id that the workout lacks.
  public mutating func transition(log id: ULID, to next: WorkoutStatus, at now: Instant) {
    guard let index = logs.firstIndex(where: { $0.id == id }) else { return }
    logs[index].transition(to: next, at: now)
    recomputeStatus(at: now)
    updatedAt = max(now, updatedAt)
  }

  /// Removes an exercise and leaves its tombstone, so that a stale copy cannot bring it back.
  public mutating func removeLog(_ id: ULID, at now: Instant) {
    guard let index = logs.firstIndex(where: { $0.id == id }) else { return }
    let stamp = max(now, logs[index].updatedAt ?? now)
    logs.remove(at: index)
    var stamps = deletedLogIDs ?? DeletionStamps()
    stamps[id] = stamp
    deletedLogIDs = stamps
    recomputeStatus(at: now)
    updatedAt = max(now, updatedAt)
  }

  /// Lets go of tombstones older than 30 days, called when the document is written for another reason.
  public mutating func pruneDeletedLogs(now: Instant) {
    guard var stamps = deletedLogIDs else { return }
    stamps.removeAll { $0 + 30 * 86_400 < now }
    deletedLogIDs = stamps.isEmpty ? nil : stamps
  }

  /// Fills in metrics, unless better ones are there: a measurement is never replaced by an estimate.
  public mutating func attach(metrics new: WorkoutMetrics) {
    if let old = metrics, old.source == .watch, new.source == .phoneEstimate { return }
    let healthID = new.healthKitWorkoutUUID ?? metrics?.healthKitWorkoutUUID
    metrics = new
    metrics?.healthKitWorkoutUUID = healthID
  }

  private var derivedStatus: WorkoutStatus {
    if logs.allSatisfy({ $0.status == .notStarted }) { return .notStarted }
    guard logs.allSatisfy({ $0.status.isResolved }) else { return .inProgress }
    return logs.allSatisfy { $0.status == .skipped } ? .skipped : .completed
  }
}

extension WorkoutDocument {
  /// Repetitions times weight over the workout in `unit`; see `WorkoutLogDocument.volume(in:)`.
  public func totalVolume(in unit: WeightUnit) -> Double { logs.reduce(0) { $0 + $1.volume(in: unit) } }

  /// When the work ended: the stamped end, else the newest set or exercise completed; nil where nothing was done.
  public var workEnd: Instant? {
    if let end { return end }
    return logs.compactMap { log in
      let newestSet = log.setEntries?.map { $0.completedAt }.max()
      return [log.completedAt, newestSet].compactMap { $0 }.max()
    }.max()
  }

  /// Whether any set was recorded: from then on the workout spends load.
  public var hasRecordedSets: Bool { logs.contains { !($0.setEntries ?? []).isEmpty } }

  /// The sport in the ledger: cardio with only Treadmill logs is a run; the strength kinds and none are a lift.
  public var activity: SessionActivity {
    guard let activityType else { return .other }
    if activityType.isStrength { return .lift }
    let onlyTreadmill = !logs.isEmpty && logs.allSatisfy { $0.resolvedLibraryName == "Treadmill" }
    return activityType == .cardio && onlyTreadmill ? .run : .other
  }
}

extension WorkoutDocument {
  /// A workout that another program recorded, over at `end`; its exercises must be resolved.
  public mutating func closeImported(end: Instant) {
    recomputeStatus(at: end)
    self.end = end
  }
}
