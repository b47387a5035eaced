import Planner

/// What a property found over many random requests.
struct Sweep {
  static let cases: UInt64 = 20_000

  /// The first failures of `check` over the seeds, each with its seed; nil from `check` means that it holds.
  static func failures(_ check: (PlanRequest, inout Dice) -> String?) -> [String] {
    var failures: [String] = []
    for seed in 1...cases where failures.count < 5 {
      var dice = Dice(seed: ~seed)
      if let failure = check(RandomRequest.make(seed: seed), &dice) { failures.append("seed \(seed): \(failure)") }
    }
    return failures
  }
}
