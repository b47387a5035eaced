import CanonicalJSON
import TrainingModel

extension FullDocuments {
  static func workout() throws -> WorkoutDocument {
    var workout = WorkoutDocument(id: id(20), start: moment(20), createdAt: moment(21))
    (workout.splitID, workout.splitName, workout.updatedAt) = (id(21), "Pull", moment(22))
    workout.restore(status: .completed, end: moment(23))
    (workout.restSeconds, workout.autoAdvance, workout.targetHeartRate) = (75, false, 150)
    (workout.activityTypeCode, workout.effort, workout.notes) = (66, Effort(7.5), "heavy")
    (workout.source, workout.externalID, workout.zone) = ("hevy", "b/2", .named("Asia/Tokyo"))
    (workout.deletedLogIDs, workout.fieldUpdatedAt) = (removed(30), stamps("notes"))
    workout.restore(deletedLogs: [try log(30)])
    (workout.metrics, workout.unknown) = (try metrics(), try unknown("workout"))
    workout.logs = [try log(22), try log(23)]
    return workout
  }

  static func metrics() throws -> WorkoutMetrics {
    var metrics = WorkoutMetrics(source: .phoneEstimate, recordedAt: moment(25))
    (metrics.activeEnergyKcal, metrics.avgHeartRate, metrics.maxHeartRate) = (312.5, 121, 166)
    (metrics.minHeartRate, metrics.totalVolume, metrics.hrZoneSeconds) = (0, 4_321.5, [9, 8, 7, 6, 5])
    (metrics.minHeartRate, metrics.healthKitWorkoutUUID) = (61, "8A-77")
    metrics.unknown = try unknown("metrics")
    return metrics
  }

  static func log(_ number: UInt64) throws -> WorkoutLogDocument {
    var log = WorkoutLogDocument(
      id: id(number), exerciseName: "Press \(number)", order: Int64(number), loadType: .weight, date: moment(26))
    (log.sets, log.reps, log.weight, log.loadTypeCode) = (5, 11, 47.5, 17)
    (log.durationSeconds, log.currentStateIndex, log.notes) = (29, 2, "slow")
    (log.machineSettings, log.libraryName) = (try settings(), "Bench Press")
    (log.restSeconds, log.supersetID, log.weightUnit) = (88, 4, .lb)
    log.restore(status: .skipped, startedAt: moment(27), completedAt: moment(28), updatedAt: moment(29))
    log.restore(setEntries: [try set(30), try set(31)])
    log.restore(deletedSets: stamps("2025-12-01T07:00:00Z#0"), fieldUpdatedAt: stamps("weight"))
    log.unknown = try unknown("log")
    return log
  }

  static func set(_ number: Int64) throws -> SetEntry {
    var set = SetEntry(completedAt: moment(number))
    (set.reps, set.weight, set.seconds) = (12, -7.25, 40)
    (set.kind, set.kilometres, set.rpe) = (.drop, Kilometres(0.4), 8.5)
    set.id = id(UInt64(number))
    set.restore(updatedAt: moment(number + 1), twin: 1)
    set.unknown = try unknown("set")
    return set
  }
}
