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
    var sets = try sets(of: workout)[...]
    return try rows.enumerated().map { (position, row) throws(CacheError) in
      var log = row.log
      guard let count = row.setCount else { return log }
      let own = sets.prefix { $0.log == position }
      guard own.count == count else { throw .impossibleRow }
      log.restore(setEntries: own.map { $0.set })
      sets = sets.dropFirst(own.count)
      return log
    }
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
