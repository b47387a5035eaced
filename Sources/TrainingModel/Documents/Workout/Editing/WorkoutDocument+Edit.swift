extension WorkoutDocument {
  /// Makes one edit. False: what it names is not there any more, and nothing was changed.
  ///
  /// `zone` holds the rules of the workout's own zone; `nextID` gives a new identifier at each call. A workout that was
  /// over stays so, whatever is added to it, unless an exercise is opened on purpose.
  public mutating func apply(_ edit: WorkoutEdit, zone: ZoneRules, at now: Instant, nextID: () -> ULID) -> Bool {
    switch edit {
    case .workout(let change): apply(change, zone: zone, at: now)
    case .changeSet(let id, let key, let values): return changeSet(key, of: id, values, at: now)
    case .addSet(let id, let values): return addSet(values, to: id, at: now, nextID: nextID)
    case .removeSet(let id, let key): return removeSet(key, of: id, at: now)
    case .move(let id, let status):
      guard has(id) else { return false }
      transition(log: id, to: status, at: now)
    case .note(let id, let notes):
      guard has(id) else { return false }
      change(log: id, at: now) { $0.notes = notes }
    case .addExercise(let added): add(added, at: now, nextID: nextID)
    case .removeExercise(let id):
      guard has(id) else { return false }
      removeLog(id, at: now)
    }
    return true
  }

  private func has(_ log: ULID) -> Bool { logs.contains { $0.id == log } }

  private mutating func changeSet(_ key: String, of id: ULID, _ values: SetChange, at now: Instant) -> Bool {
    guard let log = logs.first(where: { $0.id == id })?.withRecordedSets, let index = log.setIndex(of: key),
      var set = log.setEntries?[index]
    else { return false }
    values.apply(to: &set)
    change(log: id, at: now) { target in
      // Sets of an older file are written out only where one of them differs.
      if log.setEntries?[index] != set { target = log }
      target.replaceSet(at: index, with: set, now: now)
    }
    return true
  }

  private mutating func removeSet(_ key: String, of id: ULID, at now: Instant) -> Bool {
    guard let log = logs.first(where: { $0.id == id })?.withRecordedSets, let index = log.setIndex(of: key) else {
      return false
    }
    change(log: id, at: now) { target in
      target = log
      target.removeSet(at: index, now: now)
    }
    return true
  }

  private mutating func addSet(_ values: SetChange, to id: ULID, at now: Instant, nextID: () -> ULID) -> Bool {
    guard let log = logs.first(where: { $0.id == id })?.withRecordedSets else { return false }
    let isOver = status.isResolved
    var set = log.nextSet(at: isOver ? log.timeOfNextSet ?? workEnd ?? start : now)
    set.id = nextID()
    values.apply(to: &set)
    guard isOver else {
      recordNextSet(set, log: id, at: now)
      return true
    }
    change(log: id, at: now) { target in
      target = log
      target.recordAfterwards(set, at: now)
    }
    return true
  }

  private mutating func add(_ added: AddedExercise, at now: Instant, nextID: () -> ULID) {
    let wasOver = status.isResolved ? workEnd : nil
    let log = added.log(id: nextID(), at: wasOver ?? now)
    add(log, at: now)
    guard let wasOver else { return }
    completeAsPlanned(log.id, from: wasOver, to: wasOver, at: now, nextID: nextID)
    end = wasOver
  }

  /// Records an exercise as it was planned, its sets spread over the time between two moments.
  mutating func completeAsPlanned(_ id: ULID, from: Instant, to: Instant, at now: Instant, nextID: () -> ULID) {
    change(log: id, at: now) { log in
      let count = max(1, min(log.sets, AddedExercise.mostSets))
      for number in 1...count {
        var set = log.plannedSet(at: from + (to - from) * number / count)
        set.id = nextID()
        log.record(set, at: now)
      }
      log.transition(to: .completed, at: now)
    }
  }
}

extension WorkoutLogDocument {
  /// When a set that is added afterwards ended, as far as anybody knows: just after the last one.
  fileprivate var timeOfNextSet: Instant? { setEntries?.last.map { $0.completedAt + 1 } ?? completedAt }

  /// Records a set of an exercise that is resolved, which it stays; with its last planned set a skipped one is done.
  fileprivate mutating func recordAfterwards(_ set: SetEntry, at now: Instant) {
    let was = status
    status = .completed
    record(set, at: now)
    status = was
    if was == .skipped, Int64(shownSets.count) >= sets { transition(to: .completed, at: now) }
  }
}
