/// What stands in other documents, as FORMAT.md has it.
extension ObjectSchema {
  static let exercise = ObjectSchema(
    "Exercise",
    [
      .member("durationSeconds", .whole(0...1_209_600)),
      .optional("fieldUpdatedAt", .namedStamps),
      .member("id", .ulid),
      .optional("libraryName", .text),
      .member("loadType", .whole(0...1_000_000)),
      .optional("machineSettings", .list("MachineSetting")),
      .member("name", .text),
      .member("order", .whole(-1_000_000...1_000_000)),
      .member("reps", .whole(0...100_000)),
      .optional("restSeconds", .whole(0...1_209_600)),
      .member("sets", .whole(0...100_000)),
      .optional("supersetID", .whole(0...1_000_000)),
      .optional("updatedAt", .date),
      .member("weight", .number(-100_000...100_000)),
    ])

  static let machineSetting = ObjectSchema(
    "MachineSetting",
    [
      .member("name", .text),
      .member("value", .text),
    ])

  static let suggestedRun = ObjectSchema(
    "SuggestedRun",
    [
      .member("kind", .word(["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"])),
      .member("minutes", .number(0...20_160)),
      .member("steps", .list("RunStep")),
    ])

  static let runStep = ObjectSchema(
    "RunStep",
    [
      .member("effort", .number(1...10)),
      .member("kind", .word(["warmUp", "steady", "work", "recovery", "coolDown"])),
      .member("minutes", .number(0...20_160)),
    ])

  static let raceShape = ObjectSchema(
    "RaceShape",
    [
      .optional("hours", .number(0.01...336)),
      .optional("kilometres", .number(0...10_000)),
      .member("kind", .text),
    ])

  static let raceCutoff = ObjectSchema(
    "RaceCutoff",
    [
      .optional("kilometres", .number(0...10_000)),
      .member("minutes", .number(0...20_160)),
    ])
}
