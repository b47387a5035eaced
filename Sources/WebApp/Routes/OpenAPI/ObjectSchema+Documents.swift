/// The documents, member by member as FORMAT.md has them. A test holds the two against each other.
extension ObjectSchema {
  static let split = ObjectSchema(
    "Split",
    [
      .optional("activityType", .whole(0...1_000_000)),
      .optional("autoAdvance", .flag),
      .member("color", .text),
      .member("createdAt", .date),
      .optional("deletedExerciseIDs", .stamps),
      .optional("deletedExercises", .list("Exercise")),
      .member("exercises", .list("Exercise")),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .ulid),
      .member("name", .text),
      .member("order", .whole(-1_000_000...1_000_000)),
      .optional("restSeconds", .whole(0...1_209_600)),
      .member("schemaVersion", .whole(1...3)),
      .member("systemImage", .text),
      .optional("targetHeartRate", .whole(20...300)),
      .member("updatedAt", .date),
    ])

  static let session = ObjectSchema(
    "Session",
    [
      .member("activity", .word(["run", "lift", "other"])),
      .optional("activityName", .text),
      .optional("avgHeartRate", .number(20...300)),
      .member("createdAt", .date),
      .optional("effort", .number(1...10)),
      .optional("externalID", .text),
      .optional("fieldUpdatedAt", .namedStamps),
      .optional("hrZoneLimits", .five(0...300)),
      .optional("hrZoneSeconds", .five(0...10_000_000)),
      .member("id", .ulid),
      .optional("isRecovered", .flag),
      .optional("kilometres", .number(0...10_000)),
      .optional("maxHeartRate", .number(20...300)),
      .optional("minutes", .number(0...20_160)),
      .optional("notes", .text),
      .optional("runKind", .word(["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"])),
      .member("schemaVersion", .whole(1...1)),
      .optional("source", .text),
      .member("start", .date),
      .member("updatedAt", .date),
      .optional("zone", .zone),
    ])

  static let day = ObjectSchema(
    "Day",
    [
      .member("createdAt", .date),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .day),
      .optional(
        "lifting", .word(["today", "skip", "tomorrow", "todayHeavy", "todayLight", "tomorrowHeavy", "tomorrowLight"])),
      .optional("readinessPercent", .whole(0...100)),
      .optional(
        "readinessReason", .word(["heavyLegs", "sore", "sleptBadly", "stressed", "ill", "travelling", "other"])),
      .member("schemaVersion", .whole(1...1)),
      .optional("sleepMinutes", .whole(0...1_440)),
      .optional("suggested", .object("SuggestedRun")),
      .member("updatedAt", .date),
    ])

  static let race = ObjectSchema(
    "Race",
    [
      .member("createdAt", .date),
      .optional("cutoffs", .list("RaceCutoff")),
      .member("day", .day),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .ulid),
      .optional("lastDay", .day),
      .member("name", .text),
      .member("schemaVersion", .whole(1...1)),
      .member("shape", .object("RaceShape")),
      .member("updatedAt", .date),
    ])

  static let schedule = ObjectSchema(
    "Schedule",
    [
      .member("createdAt", .date),
      .optional("everyDays", .whole(1...366)),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("firstDay", .day),
      .member("id", .ulid),
      .optional("lastDay", .day),
      .optional("minuteOfDay", .whole(0...1_439)),
      .member("schemaVersion", .whole(1...1)),
      .member("splitID", .ulid),
      .optional("splitName", .text),
      .member("updatedAt", .date),
      .optional("weekdays", .wholes(1...7)),
    ])

  static let athlete = ObjectSchema(
    "Athlete",
    [
      .member("createdAt", .date),
      .optional("fieldUpdatedAt", .namedStamps),
      .optional("homeZone", .zone),
      .member("id", .fixed("Athlete")),
      .optional("maxHeartRate", .number(20...300)),
      .optional("restingHeartRate", .number(20...300)),
      .member("schemaVersion", .whole(1...1)),
      .optional("sex", .word(["female", "male"])),
      .member("updatedAt", .date),
      .optional("weekStart", .whole(1...7)),
    ])
}
