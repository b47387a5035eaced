extension WorkoutDocument {
  /// The exercises in the order in which they are shown.
  public var shownLogs: [WorkoutLogDocument] { logs.sorted { ($0.order, $0.id) < ($1.order, $1.id) } }

  /// Whether somebody is at it: it has exercises, and one of them is open.
  public var isRunning: Bool { !logs.isEmpty && !status.isResolved }

  /// The exercise whose set comes next: the first open one. In a superset sets alternate, so of its open exercises it
  /// is the one with the fewest sets. Nil where nothing is open.
  public var nextLog: WorkoutLogDocument? {
    let open = shownLogs.filter { !$0.status.isResolved }
    guard let first = open.first, let superset = first.supersetID else { return open.first }
    return open.filter { $0.supersetID == superset }.reduce(first) { fewest, log in
      log.recordedSetCount < fewest.recordedSetCount ? log : fewest
    }
  }

  /// Records a set of the exercise with this id; with its last planned set the exercise is completed. Does nothing for
  /// an id that the workout lacks.
  public mutating func recordNextSet(_ entry: SetEntry, log id: ULID, at now: Instant) {
    change(log: id, at: now) { log in
      log.record(entry, at: now)
      if log.recordedSetCount >= log.sets { log.transition(to: .completed, at: now) }
    }
  }
}

extension WorkoutLogDocument {
  /// The set that comes next: as planned, and where the plan has no weight yet, with that of the set before it.
  public func nextSet(at now: Instant) -> SetEntry {
    var set = plannedSet(at: now)
    if set.weight == 0, let before = setEntries?.last?.weight { set.weight = before }
    return set
  }

  /// How many sets were recorded.
  public var recordedSetCount: Int64 { Int64(setEntries?.count ?? 0) }
}
