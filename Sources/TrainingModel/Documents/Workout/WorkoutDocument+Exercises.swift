extension WorkoutDocument {
  /// Adds an exercise behind the others; a workout that was over is open again.
  public mutating func add(_ log: WorkoutLogDocument, at now: Instant) {
    let before = self
    var log = log
    log.order = (logs.map { $0.order }.max() ?? -1) + 1
    log.touch(at: now)
    logs.append(log)
    settle(after: before, at: now)
  }

  /// Removes an exercise and leaves its tombstone, not before anything that is known of it, so that a stale copy cannot bring
  /// it back. What was recorded is kept as long as the tombstone.
  public mutating func removeLog(_ id: ULID, at now: Instant) {
    guard let index = logs.firstIndex(where: { $0.id == id }) else { return }
    let before = self
    let stamp = max(.stamp(now: now, over: logs[index].updatedAt), logs[index].newestTime)
    deletedLogs = ((deletedLogs ?? []).filter { $0.id != id } + [logs.remove(at: index)]).sorted { $0.id < $1.id }
    var stamps = deletedLogIDs ?? DeletionStamps()
    stamps[id] = stamp
    deletedLogIDs = stamps
    settle(after: before, at: now)
  }

  /// Brings a removed exercise back with what was recorded; does nothing for one of which nothing was kept.
  public mutating func restoreLog(_ id: ULID, at now: Instant) {
    guard var log = deletedLogs?.first(where: { $0.id == id }) else { return }
    let before = self
    log.updatedAt = .stamp(now: now, over: max(log.newestTime, deletedLogIDs?[id] ?? log.newestTime))
    deletedLogs?.removeAll { $0.id == id }
    if deletedLogs?.isEmpty == true { deletedLogs = nil }
    logs.append(log)
    settle(after: before, at: now)
  }

  /// Moves the exercise at position `source` of the shown order to `destination`; each exercise whose position changes
  /// gets it as its `order` and is stamped. Positions outside the list change nothing.
  public mutating func moveLog(from source: Int, to destination: Int, at now: Instant) {
    let before = self
    var shown = logs.indices.sorted { (logs[$0].order, logs[$0].id) < (logs[$1].order, logs[$1].id) }
    guard shown.indices.contains(source), shown.indices.contains(destination), source != destination else { return }
    shown.insert(shown.remove(at: source), at: destination)
    for (position, index) in shown.enumerated() where logs[index].order != Int64(position) {
      logs[index].order = Int64(position)
      logs[index].touch(at: now)
    }
    settle(after: before, at: now)
  }

  /// Lets go of tombstones older than 30 days and of what was kept with them, called when the document is written for
  /// another reason.
  public mutating func pruneDeletedLogs(now: Instant) {
    guard var stamps = deletedLogIDs else { return }
    stamps.removeAll { $0 + 30 * 86_400 < now }
    let gone = (deletedLogIDs?.entries ?? []).map { $0.id }.filter { stamps[$0] == nil }
    let kept = deletedLogs?.filter { !gone.contains($0.id) }
    deletedLogs = kept?.isEmpty == true ? nil : kept
    deletedLogIDs = stamps.isEmpty ? nil : stamps
  }
}
