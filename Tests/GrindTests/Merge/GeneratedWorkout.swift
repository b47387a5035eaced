/// Workouts that hold every member the merge knows, with times so close that ties are common. Shape and chances follow
/// the sync specification's property tests; `isRich` adds the members that only newer programs write.
struct GeneratedWorkout {
  /// Logs of one workout; a copy has some of them.
  static let logs = ["A", "B", "C"].map(identifier)
  /// The log that only graveyards know.
  static let buried = identifier("D")
  private static let sets = (0..<4).map { identifier("S\($0)") }
  private static let bareSetKeys = (0..<8).map { Moment.text($0) + "#0" } + [Moment.text(2) + "#1"]

  var isRich: Bool

  /// A copy of the workout as some device might hold it.
  func document(_ dice: inout MergeDice) -> Tree {
    var workout: Tree = [
      "id": .text(identifier("W")), "schemaVersion": 5, "createdAt": dice.time(3), "updatedAt": dice.time(10),
      "start": .time(1), "status": .text(dice.pick(["inProgress", "completed"])),
    ]
    workout["logs"] = .array(Self.logs.compactMap { dice.chance(70) ? log($0, &dice) : nil })
    if dice.chance(40) { workout["deletedLogIDs"] = dice.stamps(Self.logs, most: 2) }
    if dice.chance(30) { workout["splitName"] = .text(dice.pick(["Push", "Pull"])) }
    if dice.chance(30) { workout["newTop"] = .whole(dice.below(3)) }
    if dice.chance(20) { workout["effort"] = .whole(6 + dice.below(3)) }
    if dice.chance(30) { workout["metrics"] = metrics(&dice) }
    if isRich { enrich(&workout, &dice) }
    return workout
  }

  private func enrich(_ workout: inout Tree, _ dice: inout MergeDice) {
    if dice.chance(30) { workout["deletedLogs"] = [log(dice.pick(Self.logs + [Self.buried]), &dice)] }
    if dice.chance(20) { workout["fieldUpdatedAt"] = dice.stamps(["splitName", "newTop", "start", "effort"], most: 2) }
  }

  private func metrics(_ dice: inout MergeDice) -> Tree {
    var metrics: Tree = [
      "source": .text(dice.pick(["watch", "phoneEstimate"])), "recordedAt": dice.time(5),
      "avgHeartRate": .whole(90 + dice.below(3)),
    ]
    if dice.chance(50) { metrics["healthKitWorkoutUUID"] = .text(dice.pick(["U", "V"])) }
    return metrics
  }

  private func log(_ id: String, _ dice: inout MergeDice) -> Tree {
    let status = dice.pick(["notStarted", "inProgress", "completed", "skipped"])
    var log: Tree = [
      "id": .text(id), "exerciseName": .text(dice.pick(["P", "Q"])), "order": .whole(dice.below(3)), "sets": 3,
      "reps": .whole(5 + dice.below(3)), "weight": .number(dice.pick(["60", "62.5"])), "loadType": 1,
      "durationSeconds": 0, "currentStateIndex": .whole(dice.below(3)), "status": .text(status), "date": dice.time(5),
    ]
    if dice.chance(80) { log["updatedAt"] = dice.time(10) }
    if dice.chance(40) { log["notes"] = .text(dice.pick(["x", "y/z"])) }
    if dice.chance(30) { log["startedAt"] = dice.time(10) }
    if dice.chance(30) { log["newerAppField"] = ["a": .whole(dice.below(3))] }
    if status != "notStarted", dice.chance(80) { addSets(to: &log, &dice) }
    if isRich { enrich(log: &log, &dice) }
    return log
  }

  private func addSets(to log: inout Tree, _ dice: inout MergeDice) {
    let times = (0..<dice.below(4)).map { _ in dice.below(8) }.sorted()
    guard !times.isEmpty else { return }
    var sets: [Tree] = times.map { ["reps": .whole(5 + dice.below(3)), "completedAt": .time($0)] }
    if dice.chance(30) { sets[0]["rpe"] = 8 }
    log["setEntries"] = .array(sets)
  }

  private func enrich(log: inout Tree, _ dice: inout MergeDice) {
    let fields = ["notes", "weight", "newerAppField", "status"]
    if dice.chance(30) { log["fieldUpdatedAt"] = dice.stamps(fields, most: 1) }
    if dice.chance(30) { log["deletedSets"] = dice.stamps(Self.bareSetKeys + Self.sets, most: 1) }
    var sets = log[list: "setEntries"]
    for index in sets.indices {
      // A set keeps its time however often it is corrected, so an identifier and a time go together.
      if dice.chance(40) { (sets[index]["id"], sets[index]["completedAt"]) = (.text(Self.sets[index]), .time(index)) }
      if dice.chance(30) { sets[index]["updatedAt"] = dice.time(10) }
    }
    if !sets.isEmpty { log["setEntries"] = .array(sets) }
  }
}
