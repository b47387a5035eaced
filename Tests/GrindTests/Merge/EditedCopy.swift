/// A copy of a workout that some program changed: one that stamps with care, or one that knows only the log's own stamp.
struct EditedCopy {
  private(set) var tree: Tree

  init(_ base: Tree, _ dice: inout MergeDice) {
    tree = base
    let seconds = 10 + dice.below(10)
    tree["logs"] = .array(base[list: "logs"].map { dice.chance(60) ? Self.edited($0, seconds, &dice) : $0 })
    if dice.chance(20) { tree["splitName"] = .text(dice.pick(["Push", "Legs"])) }
    if dice.chance(20) { tree["newTop"] = dice.chance(50) ? nil : 7 }
    if dice.chance(70) { tree["updatedAt"] = .time(seconds) }
    // An older program drops what it does not know.
    if dice.chance(20) { (tree["fieldUpdatedAt"], tree["deletedLogs"]) = (nil, nil) }
  }

  private static func edited(_ log: Tree, _ seconds: Int, _ dice: inout MergeDice) -> Tree {
    var log = log
    if dice.chance(40) { log["notes"] = .text(dice.pick(["x", "new", "é"])) }
    if dice.chance(20) { log["weight"] = .number(dice.pick(["60", "65"])) }
    if dice.chance(20) { log["newerAppField"] = nil }
    if dice.chance(10) { log["startedAt"] = nil }
    var sets = log[list: "setEntries"]
    if dice.chance(30), !sets.isEmpty { sets.remove(at: dice.below(sets.count)) }
    if dice.chance(30), !sets.isEmpty { sets[dice.below(sets.count)]["reps"] = 9 }
    if dice.chance(40) { sets.append(["reps": 4, "completedAt": .time(seconds)]) }
    log["setEntries"] = sets.isEmpty ? nil : .array(sets)
    if dice.chance(20) { (log["fieldUpdatedAt"], log["deletedSets"]) = (nil, nil) }
    if dice.chance(80) { log["updatedAt"] = .time(seconds) }
    return log
  }
}
