import TrainingModel

/// Small workouts for stories about two copies, at seconds that a reader can follow.
enum Story {
  /// The exercise of most stories.
  static let a = identifier("A")
  /// A set with an identifier.
  static let setID = identifier("S1")

  /// A workout last changed at `seconds`.
  static func workout(_ seconds: Int, logs: [Tree], _ more: [String: Tree] = [:]) -> Tree {
    var workout: Tree = [
      "id": .text(identifier("W")), "schemaVersion": 5, "createdAt": .time(0), "updatedAt": .time(seconds),
      "start": .time(0), "status": "inProgress", "logs": .array(logs),
    ]
    for (key, value) in more { workout[key] = value }
    return workout
  }

  /// Exercise A, last changed at `seconds`.
  static func log(_ seconds: Int, _ more: [String: Tree] = [:]) -> Tree {
    var log: Tree = [
      "id": .text(a), "exerciseName": "Squat", "order": 0, "sets": 3, "reps": 5, "weight": 60, "loadType": 1,
      "durationSeconds": 0, "currentStateIndex": 0, "status": "inProgress", "date": .time(0),
      "updatedAt": .time(seconds),
    ]
    for (key, value) in more { log[key] = value }
    return log
  }

  /// A set done at `seconds`.
  static func set(_ seconds: Int, reps: Int = 5, _ more: [String: Tree] = [:]) -> Tree {
    var set: Tree = ["completedAt": .time(seconds), "reps": .whole(reps)]
    for (key, value) in more { set[key] = value }
    return set
  }

  /// What two copies become; the same whichever comes first.
  static func merged(_ a: Tree, _ b: Tree, base: Tree? = nil) throws -> Tree {
    let merged = try DocumentMergePlanner.merge(.workout, a.bytes, b.bytes, base: base?.bytes)
    let other = try DocumentMergePlanner.merge(.workout, b.bytes, a.bytes, base: base?.bytes)
    guard merged == other else { throw OrderMatters() }
    return try Tree(parsing: merged)
  }

  /// The result depends on which copy came first.
  struct OrderMatters: Error {}
}

extension Tree {
  /// Exercise A of a workout, if it is there.
  var storyLog: Tree? { self[list: "logs"].first { $0.text("id") == Story.a } }
  /// Its repetitions set by set.
  var storyReps: [Tree] { storyLog?[list: "setEntries"].compactMap { $0["reps"] } ?? [] }
}
