/// A workout and what stands in it, as FORMAT.md has them.
extension ObjectSchema {
  static let workout = ObjectSchema(
    "Workout",
    [
      .optional("activityType", .whole(0...1_000_000)),
      .optional("autoAdvance", .flag),
      .member("createdAt", .date),
      .optional("deletedLogIDs", .stamps),
      .optional("deletedLogs", .list("WorkoutLog")),
      .optional("effort", .number(1...10)),
      .optional("end", .date),
      .optional("externalID", .text),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .ulid),
      .member("logs", .list("WorkoutLog")),
      .optional("metrics", .object("WorkoutMetrics")),
      .optional("notes", .text),
      .optional("restSeconds", .whole(0...1_209_600)),
      .member("schemaVersion", .whole(1...5)),
      .optional("source", .text),
      .optional("splitID", .ulid),
      .optional("splitName", .text),
      .member("start", .date),
      .member("status", .word(["notStarted", "inProgress", "completed", "skipped"])),
      .optional("targetHeartRate", .whole(20...300)),
      .member("updatedAt", .date),
      .optional("zone", .zone),
    ])

  static let workoutLog = ObjectSchema(
    "WorkoutLog",
    [
      .optional("completedAt", .date),
      .member("currentStateIndex", .whole(0...100_000)),
      .member("date", .date),
      .optional("deletedSets", .namedStamps),
      .member("durationSeconds", .whole(0...1_209_600)),
      .member("exerciseName", .text),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .ulid),
      .optional("libraryName", .text),
      .member("loadType", .whole(0...1_000_000)),
      .optional("machineSettings", .list("MachineSetting")),
      .optional("notes", .text),
      .member("order", .whole(-1_000_000...1_000_000)),
      .member("reps", .whole(0...100_000)),
      .optional("restSeconds", .whole(0...1_209_600)),
      .optional("setEntries", .list("SetEntry")),
      .member("sets", .whole(0...100_000)),
      .optional("startedAt", .date),
      .member("status", .word(["notStarted", "inProgress", "completed", "skipped"])),
      .optional("supersetID", .whole(0...1_000_000)),
      .optional("updatedAt", .date),
      .member("weight", .number(-100_000...100_000)),
      .optional("weightUnit", .word(["kg", "lb"])),
    ])

  static let setEntry = ObjectSchema(
    "SetEntry",
    [
      .member("completedAt", .date),
      .optional("id", .ulid),
      .optional("kilometres", .number(0...10_000)),
      .optional("kind", .word(["warmup", "drop", "failure"])),
      .optional("reps", .whole(0...100_000)),
      .optional("rpe", .number(1...10)),
      .optional("seconds", .whole(0...1_209_600)),
      .optional("twin", .whole(0...100_000)),
      .optional("updatedAt", .date),
      .optional("weight", .number(-100_000...100_000)),
    ])

  static let workoutMetrics = ObjectSchema(
    "WorkoutMetrics",
    [
      .optional("activeEnergyKcal", .number(0...1_000_000)),
      .optional("avgHeartRate", .number(0...300)),
      .optional("healthKitWorkoutUUID", .text),
      .optional("hrZoneSeconds", .five(0...10_000_000)),
      .optional("maxHeartRate", .number(0...300)),
      .optional("minHeartRate", .number(0...300)),
      .member("recordedAt", .date),
      .member("source", .word(["watch", "phoneEstimate"])),
      .optional("totalVolume", .number(0...1e18)),
    ])
}
