/// An older version of the program: it keeps none of the members that it does not know, stamps a log with its clock
/// alone, and gives its sets no identifiers.
enum OldProgram {
  private static let logMembers: Set = [
    "completedAt", "currentStateIndex", "date", "durationSeconds", "exerciseName", "id", "libraryName", "loadType",
    "machineSettings", "notes", "order", "reps", "setEntries", "sets", "startedAt", "status", "updatedAt", "weight",
  ]
  private static let setMembers: Set = ["completedAt", "reps", "seconds", "weight"]
  private static let members: Set = [
    "autoAdvance", "createdAt", "deletedLogIDs", "end", "id", "logs", "metrics", "restSeconds", "schemaVersion",
    "splitID", "splitName", "start", "status", "targetHeartRate", "updatedAt",
  ]

  /// The workout with one more set in the log with this identifier.
  static func record(reps: Int, log id: String, in workout: Tree, at clock: Tree) -> Tree {
    var workout = kept(workout, members)
    workout["logs"] = .array(
      workout[list: "logs"].map { log in
        var log = kept(log, logMembers)
        let sets = log[list: "setEntries"].map { kept($0, setMembers) }
        log["setEntries"] = sets.isEmpty ? nil : .array(sets)
        guard log.text("id") == id else { return log }
        log.append(["completedAt": clock, "reps": .whole(reps)], to: "setEntries")
        (log["updatedAt"], log["status"]) = (clock, "inProgress")
        return log
      })
    (workout["updatedAt"], workout["status"], workout["end"]) = (clock, "inProgress", nil)
    return workout
  }

  private static func kept(_ tree: Tree, _ known: Set<String>) -> Tree {
    .object(tree.members.filter { known.contains($0.key) })
  }
}
