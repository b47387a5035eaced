extension WorkoutLogDocument {
  /// Moves the log to `next`, the only way in which its status changes.
  ///
  /// The first move to in progress stamps `startedAt`; each move to completed stamps `completedAt` and fills the
  /// sets that were not recorded from the plan; a reset to not started forgets sets and stamps; skipped keeps what
  /// was recorded. A move to the status it has changes nothing.
  public mutating func transition(to next: WorkoutStatus, at now: Instant) {
    guard next != status else { return }
    switch next {
    case .notStarted:
      (setEntries, startedAt, completedAt, currentStateIndex) = (nil, nil, nil, 0)
    case .inProgress:
      if startedAt == nil { startedAt = now }
    case .completed:
      completedAt = now
      fillMissingSets(at: now)
      currentStateIndex = max(currentStateIndex, sets)
    case .skipped:
      break
    }
    status = next
    touch(at: now)
  }

  /// Records one more set, begins the exercise if need be, and stamps the log.
  public mutating func record(_ entry: SetEntry, at now: Instant) {
    if status == .notStarted { transition(to: .inProgress, at: now) }
    setEntries = (setEntries ?? []) + [entry]
    currentStateIndex = Int64(setEntries?.count ?? 0)
    touch(at: now)
  }

  /// Stamps an edit of content. A stamp never goes back, whatever the clock says.
  public mutating func touch(at now: Instant) { updatedAt = max(now, updatedAt ?? now) }

  /// A set as planned, done at `now`: repetitions and weight, repetitions alone, or seconds, by the load type.
  public func plannedSet(at now: Instant) -> SetEntry {
    var entry = SetEntry(completedAt: now)
    switch loadType {
    case .weight: (entry.reps, entry.weight) = (reps, weight)
    case .duration: entry.seconds = durationSeconds
    case .some(.none), nil: entry.reps = reps
    }
    return entry
  }

  private mutating func fillMissingSets(at now: Instant) {
    var entries = setEntries ?? []
    while entries.count < Int(clamping: sets) { entries.append(plannedSet(at: now)) }
    setEntries = entries
  }
}

extension WorkoutLogDocument {
  /// A log that another program recorded: its status follows from its sets, and it was last changed when they ended.
  public static func imported(_ plan: WorkoutLogDocument, entries: [SetEntry], start: Instant, end: Instant)
    -> WorkoutLogDocument
  {
    var log = plan
    log.setEntries = entries
    log.sets = Int64(entries.count)
    log.currentStateIndex = log.sets
    log.status = entries.isEmpty ? .skipped : .completed
    log.startedAt = entries.isEmpty ? nil : start
    log.completedAt = entries.isEmpty ? nil : end
    log.updatedAt = end
    return log
  }
}
