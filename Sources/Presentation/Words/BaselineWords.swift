import Planner
import TrainingModel

/// The usual week, and what is missing for it.
enum BaselineWords {
  /// How many days of history a usual week needs, and how many of them are missing; nil where it is known.
  static func missing(_ baseline: Baseline) -> String? {
    guard case .arrives(let days) = baseline else { return nil }
    return "A usual week needs 28 days of history. It is known in \(NumberWords.count(days, "day"))."
  }
}
