import TrainingModel

/// One question that the merge and its reference both answer.
struct ReferenceCase {
  /// How many there are.
  static let count: UInt64 = 4_000

  /// The question: `a` and `b`, perhaps a `base`; or `a` and the second at which to prune it.
  var tree: Tree

  /// The case of a number: copies that know nothing of each other, of one base, of a merge, and pruning, in turns.
  init(_ number: UInt64) throws {
    var dice = MergeDice(seed: 51 << 32 | number)
    let (a, b) = (Self.copy(&dice), Self.copy(&dice))
    switch number % 4 {
    case 0: tree = ["a": a, "b": b]
    case 1:
      let base = try Self.merged(a, a)
      tree = ["base": base, "a": EditedCopy(base, &dice).tree, "b": EditedCopy(base, &dice).tree]
    case 2: tree = ["a": try Self.merged(a, b), "b": try Self.merged(Self.copy(&dice), Self.copy(&dice))]
    default:
      let now = Moment.origin + 30 * 86_400 + Int64(dice.below(11))
      tree = ["a": try Self.merged(a, b), "prune": .number(String(now))]
    }
  }

  /// Our answer, without what the reference takes for ordinary members.
  func ours() throws -> Tree {
    let a = tree["a"]?.bytes ?? []
    guard case .number(let now)? = tree["prune"] else {
      let merged = try DocumentMergePlanner.merge(.workout, a, tree["b"]?.bytes ?? [], base: tree["base"]?.bytes)
      return Self.comparable(try Tree(parsing: merged))
    }
    let pruned = try DocumentMergePlanner.prune(.workout, a, now: Instant(seconds: Int64(now) ?? 0))
    return Self.comparable(try Tree(parsing: pruned))
  }

  /// A workout without `status`, `end` and their stamps, which we derive from its logs.
  static func comparable(_ workout: Tree) -> Tree {
    var workout = workout
    for key in ["status", "end"] {
      workout[key] = nil
      workout["fieldUpdatedAt"]?[key] = nil
    }
    if workout["fieldUpdatedAt"] == [:] { workout["fieldUpdatedAt"] = nil }
    return workout
  }

  private static func copy(_ dice: inout MergeDice) -> Tree {
    GeneratedWorkout(isRich: dice.chance(60)).document(&dice)
  }

  private static func merged(_ a: Tree, _ b: Tree) throws -> Tree {
    try Tree(parsing: DocumentMergePlanner.merge(.workout, a.bytes, b.bytes))
  }
}
