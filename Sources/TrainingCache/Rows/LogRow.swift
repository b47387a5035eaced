import TrainingModel

/// An exercise of a workout without its sets.
struct LogRow: CacheRow {
  var log: WorkoutLogDocument
  /// Nil: there is no list of sets.
  var setCount: Int64?

  static let table: StaticString = "workout_log"
  static let keys: [StaticString] = ["workout", "position"]
  static let blank = LogRow(
    log: WorkoutLogDocument(id: .blank, exerciseName: "", order: 0, loadType: .none, date: .blank))

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (status, updatedAt) = (log.status, log.updatedAt)
    var (startedAt, completedAt) = (log.startedAt, log.completedAt)
    var (deletedSets, fieldUpdatedAt) = (log.deletedSets, log.fieldUpdatedAt)
    try visitor.column("id", &log.id)
    try visitor.column("exercise_name", &log.exerciseName)
    try visitor.column("list_order", &log.order)
    try visitor.column("sets", &log.sets)
    try visitor.column("reps", &log.reps)
    try visitor.column("weight", &log.weight)
    try visitor.column("load_type", &log.loadTypeCode)
    try visitor.column("duration_seconds", &log.durationSeconds)
    try visitor.column("current_state_index", &log.currentStateIndex)
    try visitor.column("status", &status)
    try visitor.column("notes", &log.notes)
    try visitor.column("date", &log.date)
    try visitor.json("machine_settings", &log.machineSettings)
    try visitor.column("started_at", &startedAt)
    try visitor.column("completed_at", &completedAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.column("library_name", &log.libraryName)
    try visitor.column("rest_seconds", &log.restSeconds)
    try visitor.column("superset_id", &log.supersetID)
    try visitor.column("weight_unit", &log.weightUnit)
    try visitor.json("deleted_sets", &deletedSets)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &log.unknown)
    try visitor.column("set_count", &setCount)
    log.restore(status: status, startedAt: startedAt, completedAt: completedAt, updatedAt: updatedAt)
    log.restore(deletedSets: deletedSets, fieldUpdatedAt: fieldUpdatedAt)
  }
}

extension SetEntry: CacheRow {
  static let table: StaticString = "set_entry"
  static let keys: [StaticString] = ["workout", "log", "position"]
  static let blank = SetEntry(completedAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (updatedAt, twin) = (updatedAt, twin)
    try visitor.column("id", &id)
    try visitor.column("reps", &reps)
    try visitor.column("weight", &weight)
    try visitor.column("seconds", &seconds)
    try visitor.column("completed_at", &completedAt)
    try visitor.column("kind", &kind)
    try visitor.column("kilometres", &kilometres)
    try visitor.column("rpe", &rpe)
    try visitor.column("updated_at", &updatedAt)
    try visitor.column("twin", &twin)
    try visitor.column("unknown", &unknown)
    restore(updatedAt: updatedAt, twin: twin)
  }
}
