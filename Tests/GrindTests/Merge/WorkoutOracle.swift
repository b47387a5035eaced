/// What two copies of a workout say about each log, read as the sync specification words it and without the merge's code.
struct WorkoutOracle {
  /// One log, over all places where the copies speak of it.
  struct Log {
    /// When it was last touched.
    var touched = ""
    /// When it was removed; nil: never.
    var removed: String?
    /// The newest stamp of each set.
    var sets: [String: String] = [:]
    /// When each set was taken back.
    var takenBack: [String: String] = [:]
    /// Members that a newer program took away or set.
    var stamped: Set<String> = []
    /// Every member's values.
    var values: [String: Set<Tree>] = [:]

    var isLive: Bool { removed.map { touched > $0 } ?? true }
    /// The sets that must be there, and those that must not.
    var keptSets: Set<String> { Set(sets.filter { key, stamp in takenBack[key].map { stamp > $0 } ?? true }.keys) }
  }

  private(set) var logs: [String: Log] = [:]
  private(set) var tombstones: [String: String] = [:]

  init(_ copies: [Tree]) {
    for copy in copies {
      for (id, time) in copy["deletedLogIDs"]?.members ?? [:] {
        tombstones[id] = max(tombstones[id] ?? "", time.string)
      }
      for log in copy[list: "logs"] + copy[list: "deletedLogs"] { note(log) }
    }
    for id in logs.keys { logs[id]?.removed = tombstones[id] }
  }

  private mutating func note(_ tree: Tree) {
    var log = logs[tree.text("id") ?? ""] ?? Log()
    let touched = Self.touched(tree)
    log.touched = max(log.touched, touched)
    for (key, set) in Self.sets(of: tree) {
      log.sets[key] = max(log.sets[key] ?? "", set.text("updatedAt") ?? touched)
    }
    for (key, time) in tree["deletedSets"]?.members ?? [:] {
      log.takenBack[key] = max(log.takenBack[key] ?? "", time.string)
    }
    log.stamped.formUnion((tree["fieldUpdatedAt"]?.members ?? [:]).keys)
    for (key, value) in tree.members { log.values[key, default: []].insert(value) }
    logs[tree.text("id") ?? ""] = log
  }

  /// The newest time in a log.
  static func touched(_ log: Tree) -> String {
    var times = [log.text("updatedAt"), log.text("date"), log.text("startedAt"), log.text("completedAt")]
    for set in log[list: "setEntries"] { times += [set.text("updatedAt"), set.text("completedAt")] }
    for key in ["fieldUpdatedAt", "deletedSets"] { times += (log[key]?.members ?? [:]).values.map(\.string) }
    return times.compactMap { $0 }.max() ?? ""
  }

  /// The sets of a log by what identifies them: their `id`, else their second and their rank in it.
  static func sets(of log: Tree) -> [(key: String, set: Tree)] {
    var ranks: [String: Int] = [:]
    return log[list: "setEntries"].map { set in
      if let id = set.text("id") { return (id, set) }
      let second = set.text("completedAt") ?? ""
      let rank = ranks[second, default: 0]
      ranks[second] = rank + 1
      guard case .number(let twin)? = set["twin"] else { return ("\(second)#\(rank)", set) }
      return ("\(second)#\(twin)", set)
    }
  }
}
