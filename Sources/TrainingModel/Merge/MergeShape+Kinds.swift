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
    rules: FieldRules(
      structural: stamps + ["deletedLogIDs", "deletedLogs", "logs", "metrics"],
      frozen: ["autoAdvance", "end", "restSeconds", "splitID", "splitName", "start", "status", "targetHeartRate"],
      added: ["activityType", "effort", "externalID", "notes", "source", "zone"]),
    parts: PartShape(list: "logs", removed: "deletedLogIDs", graveyard: "deletedLogs", rules: log, areLogs: true))

  private static let log = FieldRules(
    structural: ["deletedSets", "fieldUpdatedAt", "id", "setEntries", "updatedAt"],
    frozen: [
      "completedAt", "currentStateIndex", "date", "durationSeconds", "exerciseName", "libraryName", "loadType",
      "machineSettings", "notes", "order", "reps", "sets", "startedAt", "status", "weight",
    ],
    added: ["restSeconds", "supersetID", "weightUnit"])

  private static let split = MergeShape(
    rules: FieldRules(
      structural: stamps + ["deletedExerciseIDs", "deletedExercises", "exercises"],
      frozen: [
        "activityType", "autoAdvance", "color", "name", "order", "restSeconds", "systemImage", "targetHeartRate",
      ]),
    parts: PartShape(
      list: "exercises", removed: "deletedExerciseIDs", graveyard: "deletedExercises", rules: exercise, areLogs: false))

  private static let exercise = FieldRules(
    structural: ["fieldUpdatedAt", "id", "updatedAt"],
    frozen: [
      "durationSeconds", "libraryName", "loadType", "machineSettings", "name", "order", "reps", "sets", "weight",
    ],
    added: ["restSeconds", "supersetID"], groups: [["name", "libraryName"]])

  // A day and the athlete begin on several devices at once, each with other members: there absence says nothing, and
  // who takes a member away leaves a stamp. The same holds for the other kinds that only programs of ours write.

  private static let session = MergeShape(
    rules: FieldRules(
      structural: stamps,
      added: [
        "activity", "activityName", "avgHeartRate", "effort", "externalID", "hrZoneLimits", "hrZoneSeconds",
        "isRecovered", "kilometres", "maxHeartRate", "minutes", "notes", "runKind", "source", "start", "zone",
      ]))

  private static let day = MergeShape(
    rules: FieldRules(
      structural: stamps, added: ["lifting", "readinessPercent", "readinessReason", "sleepMinutes", "suggested"],
      groups: [["readinessPercent", "readinessReason"]]))

  private static let race = MergeShape(
    rules: FieldRules(
      structural: stamps, added: ["cutoffs", "day", "lastDay", "name", "shape"], groups: [["day", "lastDay"]]))

  private static let schedule = MergeShape(
    rules: FieldRules(
      structural: stamps,
      added: ["everyDays", "firstDay", "lastDay", "minuteOfDay", "splitID", "splitName", "weekdays"]))

  private static let athlete = MergeShape(
    rules: FieldRules(
      structural: stamps, added: ["homeZone", "maxHeartRate", "restingHeartRate", "sex", "weekStart"]))
}
