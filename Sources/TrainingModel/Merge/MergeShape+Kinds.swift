extension MergeShape {
  /// The shape of a kind of document. FORMAT.md lists the frozen members of each.
  static func of(_ kind: DocumentKind) -> MergeShape {
    switch kind {
    case .split: split
    case .workout: workout
    case .session: session
    case .day: day
    case .race: race
    case .schedule: schedule
    case .athlete: athlete
    }
  }

  private static let stamps: [StaticString] = ["createdAt", "fieldUpdatedAt", "id", "schemaVersion", "updatedAt"]

  private static let workout = MergeShape(
    structural: stamps + ["deletedLogIDs", "deletedLogs", "logs", "metrics"],
    frozen: ["autoAdvance", "end", "restSeconds", "splitID", "splitName", "start", "status", "targetHeartRate"],
    added: ["activityType", "effort", "externalID", "notes", "source", "zone"],
    parts: PartShape(
      list: "logs", removed: "deletedLogIDs", graveyard: "deletedLogs", roles: log.roles, areLogs: true))

  private static let log = MergeShape(
    structural: ["deletedSets", "fieldUpdatedAt", "id", "setEntries", "updatedAt"],
    frozen: [
      "completedAt", "currentStateIndex", "date", "durationSeconds", "exerciseName", "libraryName", "loadType",
      "machineSettings", "notes", "order", "reps", "sets", "startedAt", "status", "weight",
    ],
    added: ["restSeconds", "supersetID", "weightUnit"])

  private static let split = MergeShape(
    structural: stamps + ["deletedExerciseIDs", "deletedExercises", "exercises"],
    frozen: [
      "activityType", "autoAdvance", "color", "name", "order", "restSeconds", "systemImage", "targetHeartRate",
    ],
    parts: PartShape(
      list: "exercises", removed: "deletedExerciseIDs", graveyard: "deletedExercises", roles: exercise.roles,
      areLogs: false))

  private static let exercise = MergeShape(
    structural: ["fieldUpdatedAt", "id", "updatedAt"],
    frozen: [
      "durationSeconds", "libraryName", "loadType", "machineSettings", "name", "order", "reps", "sets", "weight",
    ],
    added: ["restSeconds", "supersetID"])

  // A day and the athlete begin on several devices at once, each with other members: there absence says nothing, and
  // who takes a member away leaves a stamp. The same holds for the other kinds that only programs of ours write.

  private static let session = MergeShape(
    structural: stamps,
    added: [
      "activity", "activityName", "avgHeartRate", "effort", "externalID", "hrZoneLimits", "hrZoneSeconds",
      "isRecovered", "kilometres", "maxHeartRate", "minutes", "notes", "runKind", "source", "start", "zone",
    ])

  private static let day = MergeShape(
    structural: stamps, added: ["lifting", "readinessPercent", "readinessReason", "sleepMinutes", "suggested"])

  private static let race = MergeShape(structural: stamps, added: ["cutoffs", "day", "lastDay", "name", "shape"])

  private static let schedule = MergeShape(
    structural: stamps,
    added: ["everyDays", "firstDay", "lastDay", "minuteOfDay", "splitID", "splitName", "weekdays"])

  private static let athlete = MergeShape(
    structural: stamps, added: ["homeZone", "maxHeartRate", "restingHeartRate", "sex", "weekStart"])
}
