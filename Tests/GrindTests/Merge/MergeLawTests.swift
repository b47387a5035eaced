import CanonicalJSON
import Testing
import TrainingModel

/// What makes any two devices end with the same bytes, for every kind of document.
@Suite struct MergeLaws {
  /// Tries a law on the cases of its own seeds.
  private func each(_ kind: DocumentKind, _ law: UInt64, _ body: (inout MergeTrial) throws -> Void) throws {
    var checks: UInt64 = 0
    for number in 0..<MergeShare.cases(of: kind) {
      var trial = MergeTrial(kind, seed: law << 32 | number)
      try body(&trial)
      checks += 1
    }
    #expect(checks == MergeShare.cases(of: kind))
  }

  @Test(arguments: DocumentKind.allCases) func `merging is commutative`(kind: DocumentKind) throws {
    try each(kind, 1) { trial in
      let (a, b) = (trial.copy(), trial.copy())
      let (ab, ba) = (try trial.merge(a, b), try trial.merge(b, a))
      try trial.demand(ab == ba, "commutative", a, b, ab, ba)
    }
  }

  @Test(arguments: DocumentKind.allCases) func `merging is associative, to the byte`(kind: DocumentKind) throws {
    try each(kind, 2) { trial in
      let (a, b, c) = (trial.copy(), trial.copy(), trial.copy())
      let left = try trial.merge(trial.merge(a, b), c)
      let right = try trial.merge(a, trial.merge(b, c))
      try trial.demand(left == right, "associative", a, b, c, left, right)
    }
  }

  @Test(arguments: DocumentKind.allCases) func `merging is idempotent, and so is the normal form`(kind: DocumentKind)
    throws
  {
    try each(kind, 3) { trial in
      let a = trial.copy()
      let norm = try trial.norm(a)
      let (again, withItself) = (try trial.norm(norm), try trial.merge(norm, a))
      try trial.demand(again == norm && withItself == norm, "idempotent", a, norm, again, withItself)
    }
  }

  @Test(arguments: DocumentKind.allCases) func `a merged document absorbs what it was merged from`(kind: DocumentKind)
    throws
  {
    try each(kind, 4) { trial in
      let (a, b) = (trial.copy(), trial.copy())
      let ab = try trial.merge(a, b)
      let (withA, withB) = (try trial.merge(ab, a), try trial.merge(b, ab))
      try trial.demand(withA == ab, "absorbs a", a, b, ab, withA)
      try trial.demand(withB == ab, "absorbs b", a, b, ab, withB)
    }
  }

  @Test(arguments: DocumentKind.allCases) func `members that nobody knows are kept`(kind: DocumentKind) throws {
    try each(kind, 5) { trial in
      let (a, b) = (trial.copy(), trial.copy())
      let ab = try trial.merge(a, b)
      let trees = try [a, b].map { try Tree(parsing: $0) }
      // One stamp for an absent member is a newer program that took it away.
      let isStamped = trees.contains { $0["fieldUpdatedAt"]?["newTop"] != nil }
      let isKept = try trees.allSatisfy { $0["newTop"] == nil } || Tree(parsing: ab)["newTop"] != nil
      try trial.demand(isStamped || isKept, "unknown member lost", a, b, ab)
    }
  }

  @Test(arguments: DocumentKind.allCases) func `what was merged from readable documents can be read`(kind: DocumentKind)
    throws
  {
    try each(kind, 6) { trial in
      let (a, b) = (trial.copy(), trial.copy())
      try trial.demand(isReadable(a, as: kind) && isReadable(b, as: kind), "bad generator", a, b)
      let ab = try trial.merge(a, b)
      try trial.demand(isReadable(ab, as: kind), "unreadable", a, b, ab)
      let (tree, trees) = (try Tree(parsing: ab), try [a, b].map { try Tree(parsing: $0) })
      try trial.demand(tree.text("updatedAt") == trees.compactMap { $0.text("updatedAt") }.max(), "updatedAt", a, b, ab)
      try trial.demand(tree.text("createdAt") == trees.compactMap { $0.text("createdAt") }.min(), "createdAt", a, b, ab)
    }
  }

  @Test func `these suites make at least 200,000 checks`() {
    let kinds = DocumentKind.allCases.map(MergeShare.cases).reduce(0, +)
    let workouts = MergeShare.workouts * MergeShare.workoutLaws
    #expect(kinds * MergeShare.commonLaws + workouts + MergeShare.gossips + MergeShare.writers >= 200_000)
  }
}

/// Whether a typed document can be made of the bytes.
func isReadable(_ bytes: [UInt8], as kind: DocumentKind) -> Bool {
  switch kind {
  case .workout: (try? WorkoutDocument(bytes: bytes)) != nil
  case .split: (try? SplitDocument(bytes: bytes)) != nil
  case .session: (try? SessionDocument(bytes: bytes)) != nil
  case .day: (try? DayDocument(bytes: bytes)) != nil
  case .race: (try? RaceDocument(bytes: bytes)) != nil
  case .schedule: (try? ScheduleDocument(bytes: bytes)) != nil
  case .athlete: (try? AthleteDocument(bytes: bytes)) != nil
  }
}
