import TrainingModel

extension WorkoutDocument: MappedDocument {
  func insert(file: Int64, into connection: Connection) throws(CacheError) {
    let row = WorkoutRow(workout: self, logCount: Int64(logs.count), hasMetrics: metrics != nil)
    try connection.insert(row, RowKeys(file))
    for (position, log) in logs.enumerated() {
      let count = log.setEntries.map { Int64($0.count) }
      try connection.insert(LogRow(log: log, setCount: count), RowKeys(file, position))
      for (index, set) in (log.setEntries ?? []).enumerated() {
        try connection.insert(set, RowKeys(file, position, index))
      }
    }
    if let metrics { try connection.insert(metrics, RowKeys(file)) }
  }

  init(_ row: WorkoutRow, file: Int64, from connection: Connection) throws(CacheError) {
    self = row.workout
    logs = try connection.logs(of: file)
    guard logs.count == row.logCount else { throw .impossibleRow }
    guard row.hasMetrics else { return }
    metrics = try connection.metrics(of: file)
    if metrics == nil { throw .impossibleRow }
  }
}

extension Connection {
  fileprivate func metrics(of workout: Int64) throws(CacheError) -> WorkoutMetrics? {
    let statement = try statement(.selection, WorkoutMetrics.self, "WHERE workout = ?1")
    statement.bind(1, workout)
    return try statement.first { (statement) throws(CacheError) in try statement.row(WorkoutMetrics.self).row }
  }

  /// The exercises of a workout with their sets.
  fileprivate func logs(of workout: Int64) throws(CacheError) -> [WorkoutLogDocument] {
    let statement = try statement(.selection, LogRow.self, "WHERE workout = ?1 ORDER BY position")
    statement.bind(1, workout)
    let rows = try statement.all { (statement) throws(CacheError) in try statement.row(LogRow.self).row }
    var rest = try sets(of: workout)[...]
    var logs: [WorkoutLogDocument] = []
    logs.reserveCapacity(rows.count)
    for (position, row) in rows.enumerated() {
      let own = rest.prefix { $0.log == position }
      rest = rest.dropFirst(own.count)
      logs.append(try row.log(with: own.map { $0.set }))
    }
    return logs
  }

  /// All sets of a workout in their order, each with the position of its exercise.
  private func sets(of workout: Int64) throws(CacheError) -> [(log: Int, set: SetEntry)] {
    let statement = try statement(.selection, SetEntry.self, "WHERE workout = ?1 ORDER BY log, position")
    statement.bind(1, workout)
    return try statement.all { (statement) throws(CacheError) in
      let (keys, set, _) = try statement.row(SetEntry.self)
      return (Int(keys.second), set)
    }
  }
}

// Parts by themselves.
extension Connection {
  /// A workout without its exercises and metrics.
  func workout(_ file: Int64) throws(CacheError) -> WorkoutDocument {
    let statement = try statement(.selection, WorkoutRow.self, "WHERE file = ?1")
    statement.bind(1, file)
    let row = try statement.first { (statement) throws(CacheError) in try statement.row(WorkoutRow.self).row }
    guard let row else { throw .impossibleRow }
    return row.workout
  }

  /// One exercise of a workout with its sets.
  func log(of workout: Int64, at position: Int64) throws(CacheError) -> WorkoutLogDocument {
    let statement = try statement(.selection, LogRow.self, "WHERE workout = ?1 AND position = ?2")
    statement.bind(1, workout)
    statement.bind(2, position)
    let row = try statement.first { (statement) throws(CacheError) in try statement.row(LogRow.self).row }
    guard let row else { throw .impossibleRow }
    return try row.log(with: try sets(of: workout, log: position))
  }

  private func sets(of workout: Int64, log: Int64) throws(CacheError) -> [SetEntry] {
    let statement = try statement(.selection, SetEntry.self, "WHERE workout = ?1 AND log = ?2 ORDER BY position")
    statement.bind(1, workout)
    statement.bind(2, log)
    return try statement.all { (statement) throws(CacheError) in try statement.row(SetEntry.self).row }
  }
}

extension LogRow {
  /// The exercise with its sets. Throws `.damaged` where there are not as many as there were.
  fileprivate func log(with sets: [SetEntry]) throws(CacheError) -> WorkoutLogDocument {
    guard Int64(sets.count) == setCount ?? 0 else { throw .impossibleRow }
    var log = log
    log.restore(setEntries: setCount == nil ? nil : sets)
    return log
  }
}
