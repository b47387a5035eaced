import TrainingModel

/// A workout without its exercises and metrics.
struct WorkoutRow: CacheRow {
  var workout: WorkoutDocument
  var logCount: Int64 = 0
  var hasMetrics = false

  static let table: StaticString = "workout"
  static let keys: [StaticString] = ["file"]
  static let blank = WorkoutRow(workout: WorkoutDocument(id: .blank, start: .blank, createdAt: .blank))

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (status, end, deletedLogs) = (workout.status, workout.end, workout.deletedLogs)
    try visitor.column("id", &workout.id)
    try visitor.column("split_id", &workout.splitID)
    try visitor.column("split_name", &workout.splitName)
    try visitor.column("start", &workout.start)
    try visitor.column("end", &end)
    try visitor.column("status", &status)
    try visitor.column("created_at", &workout.createdAt)
    try visitor.column("updated_at", &workout.updatedAt)
    try visitor.json("deleted_log_ids", &workout.deletedLogIDs)
    try visitor.json("deleted_logs", &deletedLogs)
    try visitor.column("rest_seconds", &workout.restSeconds)
    try visitor.column("auto_advance", &workout.autoAdvance)
    try visitor.column("target_heart_rate", &workout.targetHeartRate)
    try visitor.column("activity_type", &workout.activityTypeCode)
    try visitor.column("effort", &workout.effort)
    try visitor.column("notes", &workout.notes)
    try visitor.column("source", &workout.source)
    try visitor.column("external_id", &workout.externalID)
    try visitor.column("zone", &workout.zone)
    try visitor.json("field_updated_at", &workout.fieldUpdatedAt)
    try visitor.column("unknown", &workout.unknown)
    try visitor.column("log_count", &logCount)
    try visitor.column("has_metrics", &hasMetrics)
    workout.restore(status: status, end: end)
    workout.restore(deletedLogs: deletedLogs)
  }
}

extension WorkoutMetrics: CacheRow {
  static let table: StaticString = "workout_metrics"
  static let keys: [StaticString] = ["workout"]
  static let blank = WorkoutMetrics(source: .watch, recordedAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("active_energy_kcal", &activeEnergyKcal)
    try visitor.column("avg_heart_rate", &avgHeartRate)
    try visitor.column("max_heart_rate", &maxHeartRate)
    try visitor.column("min_heart_rate", &minHeartRate)
    try visitor.column("total_volume", &totalVolume)
    try visitor.json("hr_zone_seconds", &hrZoneSeconds)
    try visitor.column("health_kit_workout_uuid", &healthKitWorkoutUUID)
    try visitor.column("source", &source)
    try visitor.column("recorded_at", &recordedAt)
    try visitor.column("unknown", &unknown)
  }
}
