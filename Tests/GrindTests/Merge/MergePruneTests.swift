import Testing
import TrainingModel

/// Letting go of tombstones of a workout's exercises: by content, to the second, and never as a part of the merge.
@Suite struct MergePruning {
  private static let grace: Int64 = 30 * 86_400

  private func prune(_ document: [UInt8], at now: Instant) throws -> [UInt8] {
    try DocumentMergePlanner.prune(.workout, document, now: now)
  }

  private func each(_ law: UInt64, _ body: (inout MergeTrial, [UInt8]) throws -> Void) throws {
    for seed in 0..<MergeShare.writers {
      var trial = MergeTrial(.workout, seed: law << 32 | seed)
      let merged = try trial.merge(trial.copy(), trial.copy())
      try body(&trial, merged)
    }
  }

  @Test func `a tombstone is kept for 30 days to the second`() throws {
    try each(41) { trial, merged in
      for (id, stamp) in try Tree(parsing: merged)["deletedLogIDs"]?.members ?? [:] {
        let removed = try #require(Instant(iso8601: stamp.string))
        let (last, first) = (
          try prune(merged, at: removed + Self.grace), try prune(merged, at: removed + Self.grace + 1)
        )
        try trial.demand(Tree(parsing: last)["deletedLogIDs"]?[id] != nil, "pruned too early", merged, last)
        try trial.demand(Tree(parsing: first)["deletedLogIDs"]?[id] == nil, "kept too long", merged, first)
        let aside = try Tree(parsing: first)[list: "deletedLogs"].contains { $0.text("id") == id }
        try trial.demand(!aside, "content kept without its tombstone", merged, first)
      }
    }
  }

  @Test func `pruning twice is pruning once, and nothing young is touched`() throws {
    try each(42) { trial, merged in
      let now = Moment.instant(9) + Self.grace
      let (twice, once) = (try prune(prune(merged, at: now), at: now + 3), try prune(merged, at: now + 3))
      try trial.demand(twice == once, "pruning is not monotone", merged, twice, once)
      let young = try prune(merged, at: Moment.instant(9))
      try trial.demand(young == merged, "young tombstones", merged, young)
    }
  }

  @Test func `once everybody has merged, pruning here and there brings nothing back`() throws {
    try each(43) { trial, merged in
      let now = Moment.instant(5 + trial.dice.below(8)) + Self.grace
      let pruned = try prune(merged, at: now)
      let again = try prune(trial.merge(pruned, pruned), at: now)
      try trial.demand(again == trial.norm(pruned), "pruned copies diverge", merged, pruned, again)
      let mixed = try trial.merge(pruned, merged)
      let live = try [mixed, merged].map { Set(try Tree(parsing: $0)[list: "logs"].compactMap { $0.text("id") }) }
      try trial.demand(live[0] == live[1], "a log came back", merged, pruned, mixed)
      try trial.demand(mixed == merged, "an unpruned copy takes the pruned one in", merged, pruned, mixed)
    }
  }
}
