import TrainingModel

extension SplitDocument: MappedDocument {
  func insert(file: Int64, into connection: Connection) throws(CacheError) {
    let row = SplitRow(split: self, exerciseCount: Int64(exercises.count))
    try connection.insert(row, RowKeys(file))
    for (position, exercise) in exercises.enumerated() { try connection.insert(exercise, RowKeys(file, position)) }
  }

  init(_ row: SplitRow, file: Int64, from connection: Connection) throws(CacheError) {
    self = row.split
    exercises = try connection.exercises(of: file)
    guard exercises.count == row.exerciseCount else { throw .impossibleRow }
  }
}

extension Connection {
  fileprivate func exercises(of split: Int64) throws(CacheError) -> [ExerciseDocument] {
    let statement = try statement(.selection, ExerciseDocument.self, "WHERE split = ?1 ORDER BY position")
    statement.bind(1, split)
    return try statement.all { (statement) throws(CacheError) in try statement.row(ExerciseDocument.self).row }
  }
}
