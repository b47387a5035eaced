import Testing
import TrainingModel

/// What a merge of two copies of a workout must keep, and what it must not bring back.
@Suite struct WorkoutLaws {
  /// Two copies, what they say, and what was merged from them.
  private struct Pair {
    var trial: MergeTrial
    var a: [UInt8], b: [UInt8], merged: [UInt8]
    var copies: [Tree]
    var said: WorkoutOracle
    var result: Tree

    var logs: [Tree] { result[list: "logs"] + result[list: "deletedLogs"] }

    func log(_ id: String) -> Tree? { logs.first { $0.text("id") == id } }

    func demand(_ condition: Bool, _ law: String) throws { try trial.demand(condition, law, a, b, merged) }
  }

  private func each(_ law: UInt64, _ body: (Pair) throws -> Void) throws {
    var checks: UInt64 = 0
    for number in 0..<MergeShare.workouts {
      var trial = MergeTrial(.workout, seed: law << 32 | number)
      let (a, b) = (trial.copy(), trial.copy())
      let merged = try trial.merge(a, b)
      let copies = try [a, b].map { try Tree(parsing: $0) }
      try body(
        Pair(
          trial: trial, a: a, b: b, merged: merged, copies: copies, said: WorkoutOracle(copies),
          result: Tree(parsing: merged)))
      checks += 1
    }
    #expect(checks == MergeShare.workouts)
  }

  @Test func `every set of either side is there unless it was taken back`() throws {
    try each(11) { pair in
      for (id, said) in pair.said.logs {
        guard let log = pair.log(id) else { return try pair.demand(false, "log \(id) lost") }
        let keys = WorkoutOracle.sets(of: log).map(\.key)
        try pair.demand(Set(keys) == said.keptSets && keys.count == said.keptSets.count, "sets of \(id)")
      }
    }
  }

  @Test func `a log lives if it was touched after it was removed, and else keeps its content aside`() throws {
    try each(12) { pair in
      let live = Set(pair.result[list: "logs"].compactMap { $0.text("id") })
      let aside = Set(pair.result[list: "deletedLogs"].compactMap { $0.text("id") })
      try pair.demand(live == Set(pair.said.logs.filter { $0.value.isLive }.keys), "live logs")
      try pair.demand(aside == Set(pair.said.logs.filter { !$0.value.isLive }.keys), "logs set aside")
      try pair.demand(pair.logs.count == live.count + aside.count, "a log twice")
    }
  }

  @Test func `tombstones never go back`() throws {
    try each(13) { pair in
      let stamps = (pair.result["deletedLogIDs"]?.members ?? [:]).mapValues(\.string)
      try pair.demand(stamps == pair.said.tombstones, "tombstones of logs")
      for (id, said) in pair.said.logs {
        let stamps = (pair.log(id)?["deletedSets"]?.members ?? [:]).mapValues(\.string)
        try pair.demand(stamps == said.takenBack, "sets taken back of \(id)")
      }
    }
  }

  @Test func `members of a log that nobody knows are kept unless a newer program took them away`() throws {
    try each(14) { pair in
      for (id, said) in pair.said.logs where said.values["newerAppField"] != nil {
        let isThere = pair.log(id)?["newerAppField"] != nil
        try pair.demand(isThere || said.stamped.contains("newerAppField"), "newerAppField of \(id)")
      }
    }
  }

  @Test func `every value is one that a side had`() throws {
    try each(15) { pair in
      for log in pair.logs {
        let said = pair.said.logs[log.text("id") ?? ""]?.values ?? [:]
        for (key, value) in log.members
        where !["updatedAt", "fieldUpdatedAt", "setEntries", "deletedSets"].contains(key) {
          try pair.demand(said[key]?.contains(value) == true, "\(key) of \(log.text("id") ?? "") is new")
        }
      }
    }
  }

  @Test func `a measurement beats an estimate, and the health store's key is never forgotten`() throws {
    try each(16) { pair in
      let metrics = pair.copies.compactMap { $0["metrics"] }
      let result = pair.result["metrics"]
      try pair.demand((result == nil) == metrics.isEmpty, "metrics")
      let isMeasured = metrics.contains { $0.text("source") == "watch" }
      try pair.demand(metrics.isEmpty || (result?.text("source") == "watch") == isMeasured, "metrics of the watch")
      let best = metrics.filter { $0.text("source") == result?.text("source") }.compactMap { $0.text("recordedAt") }
        .max()
      try pair.demand(result?.text("recordedAt") == best, "the later metrics")
      let key = metrics.compactMap { $0.text("healthKitWorkoutUUID") }.max()
      try pair.demand(result?.text("healthKitWorkoutUUID") == key, "key of the health store")
    }
  }

  @Test func `stamps are the newest that were seen, and stand only where they say something`() throws {
    try each(17) { pair in
      for log in pair.logs {
        let id = log.text("id") ?? ""
        try pair.demand(log.text("updatedAt") == pair.said.logs[id]?.touched, "updatedAt of \(id)")
        for (key, stamp) in log["fieldUpdatedAt"]?.members ?? [:] {
          try pair.demand(stamp != log["updatedAt"] || log[key] == nil, "needless stamp of \(key)")
        }
        try pair.demand(
          log[list: "setEntries"].allSatisfy { $0["updatedAt"] == nil || $0["updatedAt"] != log["updatedAt"] },
          "needless stamp of a set")
      }
      for part in [pair.result] + pair.logs {
        for key in ["fieldUpdatedAt", "deletedSets", "deletedLogIDs"] where part[key] == [:] {
          try pair.demand(false, "empty \(key)")
        }
        for key in ["setEntries", "deletedLogs"] where part[key] == [] { try pair.demand(false, "empty \(key)") }
      }
    }
  }
}
