extension WorkoutDocument {
  /// Derives the status from the exercises and stamps or clears the end.
  ///
  /// Nothing begun: not started. All resolved: completed, or skipped if all were skipped. Else in progress. The end
  /// is stamped when the last exercise is resolved, kept while it stays so, and cleared when one is opened again.
  public mutating func recomputeStatus(at now: Instant) {
    status = derivedStatus
    end = status.isResolved ? end ?? now : nil
  }

  /// Ends the workout: exercises still open are skipped. A workout that is over already stays as it is.
  public mutating func finish(at now: Instant) {
    let before = self
    for index in logs.indices where !logs[index].status.isResolved { logs[index].transition(to: .skipped, at: now) }
    settle(after: before, at: now)
  }

  /// Moves one exercise and derives the status again; does nothing for an id that the workout lacks.
  public mutating func transition(log id: ULID, to next: WorkoutStatus, at now: Instant) {
    change(log: id, at: now) { $0.transition(to: next, at: now) }
  }

  /// Records a set of one exercise; does nothing for an id that the workout lacks.
  public mutating func record(_ entry: SetEntry, log id: ULID, at now: Instant) {
    change(log: id, at: now) { $0.record(entry, at: now) }
  }

  /// Changes one exercise, and where that changed anything stamps it and the workout and derives the status again.
  public mutating func change(log id: ULID, at now: Instant, _ change: (inout WorkoutLogDocument) -> Void) {
    guard let index = logs.firstIndex(where: { $0.id == id }) else { return }
    let before = self
    change(&logs[index])
    if logs[index] != before.logs[index] {
      // One change is one stamp, however often it touched the log.
      logs[index].updatedAt = .stamp(now: now, over: before.logs[index].updatedAt)
    }
    settle(after: before, at: now)
  }

  /// Derives status and end again and stamps the workout, if anything is not as it was `before`.
  mutating func settle(after before: WorkoutDocument, at now: Instant) {
    recomputeStatus(at: now)
    if self != before { updatedAt = .stamp(now: now, over: before.updatedAt) }
  }

  private var derivedStatus: WorkoutStatus {
    if logs.allSatisfy({ $0.status == .notStarted }) { return .notStarted }
    guard logs.allSatisfy({ $0.status.isResolved }) else { return .inProgress }
    return logs.allSatisfy { $0.status == .skipped } ? .skipped : .completed
  }
}

extension WorkoutDocument {
  /// A workout that another program recorded, over at `end`; its exercises must be resolved.
  public mutating func closeImported(end: Instant) {
    recomputeStatus(at: end)
    self.end = end
  }
}
