import TrainingModel

/// Documents of every kind, as some device might hold them: one identity, few values, close times.
enum GeneratedRecord {
  /// A copy of the one record of `kind`.
  static func document(_ kind: DocumentKind, _ dice: inout MergeDice) -> Tree {
    switch kind {
    case .workout: GeneratedWorkout(isRich: dice.chance(70)).document(&dice)
    case .split: GeneratedRoutine.document(&dice)
    case .session: plain(kind, identifier("5E"), session(&dice), ["notes", "effort", "newTop"], &dice)
    case .day: plain(kind, "2023-11-15", day(&dice), ["sleepMinutes", "lifting", "newTop"], &dice)
    case .race: plain(kind, identifier("RA"), race(&dice), ["name", "lastDay", "newTop"], &dice)
    case .schedule: plain(kind, identifier("5C"), schedule(&dice), ["weekdays", "splitName", "newTop"], &dice)
    case .athlete: plain(kind, "Athlete", athlete(&dice), ["homeZone", "sex", "newTop"], &dice)
    }
  }

  private static func plain(
    _ kind: DocumentKind, _ id: String, _ fields: Tree, _ stamped: [String], _ dice: inout MergeDice
  ) -> Tree {
    var record = fields
    (record["id"], record["schemaVersion"]) = (.text(id), .whole(Int(kind.currentSchemaVersion)))
    (record["createdAt"], record["updatedAt"]) = (dice.time(3), dice.time(10))
    if dice.chance(30) { record["newTop"] = .whole(dice.below(3)) }
    if dice.chance(40) { record["fieldUpdatedAt"] = dice.stamps(stamped, most: 2) }
    return record
  }

  private static func session(_ dice: inout MergeDice) -> Tree {
    var record: Tree = ["activity": .text(dice.pick(["run", "other"])), "start": .time(1)]
    if dice.chance(50) { record["minutes"] = .number(dice.pick(["30", "31.5"])) }
    if dice.chance(50) { record["effort"] = .whole(3 + dice.below(3)) }
    if dice.chance(40) { record["notes"] = .text(dice.pick(["x", "a \"b\" \\ c"])) }
    return record
  }

  private static func day(_ dice: inout MergeDice) -> Tree {
    var record: Tree = [:]
    if dice.chance(50) { record["lifting"] = .text(dice.pick(["today", "skip"])) }
    if dice.chance(50) { record["sleepMinutes"] = .whole(400 + dice.below(3)) }
    if dice.chance(50) { record["readinessPercent"] = .whole(70 + dice.below(3)) }
    return record
  }

  private static func race(_ dice: inout MergeDice) -> Tree {
    var record: Tree = [
      "name": .text(dice.pick(["Ten", "Elf"])), "day": .text(dice.pick(["2024-05-01", "2024-05-03"])),
    ]
    record["shape"] = dice.chance(50) ? ["kind": "fixedLength", "kilometres": 10] : ["kind": "backyard"]
    if dice.chance(40) { record["cutoffs"] = [["minutes": .whole(60 + dice.below(2))]] }
    if dice.chance(30) { record["lastDay"] = "2024-05-03" }
    return record
  }

  private static func schedule(_ dice: inout MergeDice) -> Tree {
    var record: Tree = ["splitID": .text(identifier("R")), "firstDay": .text(dice.pick(["2024-01-01", "2024-01-08"]))]
    if dice.chance(50) { record["weekdays"] = .array([.whole(1 + dice.below(3)), 5]) }
    if dice.chance(30) { record["everyDays"] = .whole(2 + dice.below(2)) }
    if dice.chance(40) { record["splitName"] = .text(dice.pick(["Push", "Pull"])) }
    return record
  }

  private static func athlete(_ dice: inout MergeDice) -> Tree {
    var record: Tree = [:]
    if dice.chance(50) { record["homeZone"] = .text(dice.pick(["Europe/Berlin", "+02:00"])) }
    if dice.chance(50) { record["maxHeartRate"] = .number(dice.pick(["190", "187.5"])) }
    if dice.chance(30) { record["sex"] = .text(dice.pick(["female", "male"])) }
    return record
  }
}
