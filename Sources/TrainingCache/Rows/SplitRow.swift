import TrainingModel

/// A routine without its exercises.
struct SplitRow: CacheRow {
  var split: SplitDocument
  var exerciseCount: Int64 = 0

  static let table: StaticString = "split"
  static let keys: [StaticString] = ["file"]
  static let blank = SplitRow(split: SplitDocument(id: .blank, name: "", order: 0, createdAt: .blank))

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (deletedIDs, deletedExercises) = (split.deletedExerciseIDs, split.deletedExercises)
    try visitor.column("id", &split.id)
    try visitor.column("name", &split.name)
    try visitor.column("color", &split.color)
    try visitor.column("system_image", &split.systemImage)
    try visitor.column("list_order", &split.order)
    try visitor.column("created_at", &split.createdAt)
    try visitor.column("updated_at", &split.updatedAt)
    try visitor.column("activity_type", &split.activityTypeCode)
    try visitor.column("rest_seconds", &split.restSeconds)
    try visitor.column("auto_advance", &split.autoAdvance)
    try visitor.column("target_heart_rate", &split.targetHeartRate)
    try visitor.json("deleted_exercise_ids", &deletedIDs)
    try visitor.json("deleted_exercises", &deletedExercises)
    try visitor.json("field_updated_at", &split.fieldUpdatedAt)
    try visitor.column("unknown", &split.unknown)
    try visitor.column("exercise_count", &exerciseCount)
    split.restore(deletedExerciseIDs: deletedIDs, deletedExercises: deletedExercises)
  }
}

extension ExerciseDocument: CacheRow {
  static let table: StaticString = "exercise"
  static let keys: [StaticString] = ["split", "position"]
  static let blank = ExerciseDocument(
    id: .blank, name: "", order: 0, sets: 0, reps: 0, weight: 0, loadType: .none)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (updatedAt, fieldUpdatedAt) = (updatedAt, fieldUpdatedAt)
    try visitor.column("id", &id)
    try visitor.column("name", &name)
    try visitor.column("list_order", &order)
    try visitor.column("sets", &sets)
    try visitor.column("reps", &reps)
    try visitor.column("weight", &weight)
    try visitor.column("load_type", &loadTypeCode)
    try visitor.column("duration_seconds", &durationSeconds)
    try visitor.json("machine_settings", &machineSettings)
    try visitor.column("library_name", &libraryName)
    try visitor.column("rest_seconds", &restSeconds)
    try visitor.column("superset_id", &supersetID)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
    restore(updatedAt: updatedAt, fieldUpdatedAt: fieldUpdatedAt)
  }
}
