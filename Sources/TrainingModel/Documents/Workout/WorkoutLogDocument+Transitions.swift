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

  /// Stamps an edit of content, later than what was seen, whatever the clock says.
  public mutating func touch(at now: Instant) { updatedAt = .stamp(now: now, over: updatedAt) }

  /// A set as planned, done at `now`: repetitions and weight, repetitions alone, or seconds, by the load type.
  public func plannedSet(at now: Instant) -> SetEntry {
    var entry = SetEntry(completedAt: now)
    for number in (loadType ?? .none).setNumbers {
      switch number {
      case .reps: entry.reps = reps
      case .weight: entry.weight = weight
      case .seconds: entry.seconds = durationSeconds
      }
    }
    return entry
  }

  /// More planned sets than anybody does are not written out, so that the file stays under its limit. Our own choice.
  static let mostFilledSets: Int64 = 1000

  private mutating func fillMissingSets(at now: Instant) {
    var entries = setEntries ?? []
    let missing = Int(min(sets, Self.mostFilledSets)) - shownSets.count
    for _ in 0..<max(missing, 0) { entries.append(plannedSet(at: now)) }
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
