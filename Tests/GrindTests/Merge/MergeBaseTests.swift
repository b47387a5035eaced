import Testing
import TrainingModel

/// Merging with the version that both sides were made from, each changed by a program that stamps nothing but the log.
@Suite struct MergeWithBase {
  @Test func `what one side touched is never beaten by what the other left alone`() throws {
    for seed in 0..<MergeShare.writers {
      var trial = MergeTrial(.workout, seed: 31 << 32 | seed)
      let base = try trial.norm(GeneratedWorkout(isRich: false).document(&trial.dice).bytes)
      var (a, b) = (try Tree(parsing: base), try Tree(parsing: base))
      guard let id = a[list: "logs"].randomID(&trial.dice) else { continue }
      a.changeLog(id, at: 20) { $0["notes"] = "phone" }
      b.changeLog(id, at: 25) {
        $0.append(["reps": 9, "completedAt": .time(25)], to: "setEntries")
        $0["status"] = "inProgress"
      }
      let merged = try trial.merge(a.bytes, b.bytes, base: base)
      let other = try trial.merge(b.bytes, a.bytes, base: base)
      try trial.demand(merged == other, "commutative with a base", base, a.bytes, b.bytes, merged, other)
      let log = try Tree(parsing: merged)[list: "logs"].first { $0.text("id") == id }
      try trial.demand(log?.text("notes") == "phone", "note lost", base, a.bytes, b.bytes, merged)
      try trial.demand(log?.text("status") == "inProgress", "status lost", base, a.bytes, b.bytes, merged)
      let hasSet = log?[list: "setEntries"].contains { $0["completedAt"] == .time(25) } == true
      try trial.demand(hasSet, "set lost", base, a.bytes, b.bytes, merged)
    }
  }

  @Test func `a set missing since the base was taken back, even where its log lives on`() throws {
    for seed in 0..<MergeShare.writers {
      var trial = MergeTrial(.workout, seed: 32 << 32 | seed)
      let base = try trial.norm(GeneratedWorkout(isRich: false).document(&trial.dice).bytes)
      var (a, b) = (try Tree(parsing: base), try Tree(parsing: base))
      guard let log = a[list: "logs"].first(where: { !$0[list: "setEntries"].isEmpty }) else { continue }
      let (id, gone) = (log.text("id") ?? "", WorkoutOracle.sets(of: log)[0].key)
      a.changeLog(id, at: 20) { $0["setEntries"] = .array(Array($0[list: "setEntries"].dropFirst())) }
      if a[list: "logs"].first(where: { $0.text("id") == id })?[list: "setEntries"].isEmpty == true {
        a.changeLog(id, at: 20) { $0["setEntries"] = nil }
      }
      b.changeLog(id, at: 25) { $0["notes"] = "watch" }
      // Taking away the first of two bare sets of one second leaves what looks like that first one.
      guard !a[list: "logs"].flatMap({ WorkoutOracle.sets(of: $0) }).map(\.key).contains(gone) else { continue }
      let merged = try trial.merge(a.bytes, b.bytes, base: base)
      let kept = try Tree(parsing: merged)[list: "logs"].first { $0.text("id") == id }.map(WorkoutOracle.sets)
      try trial.demand(kept?.contains { $0.key == gone } == false, "set back", base, a.bytes, b.bytes, merged)
    }
  }
}

extension Tree {
  /// What a program that knows no stamps but the log's own does to a log of a live workout.
  fileprivate mutating func changeLog(_ id: String, at seconds: Int, _ change: (inout Tree) -> Void) {
    self.change(in: "logs", where: { $0.text("id") == id }) { log in
      change(&log)
      log["updatedAt"] = .time(seconds)
    }
    self["updatedAt"] = .time(seconds)
  }
}

extension [Tree] {
  fileprivate func randomID(_ dice: inout MergeDice) -> String? { isEmpty ? nil : self[dice.below(count)].text("id") }
}
