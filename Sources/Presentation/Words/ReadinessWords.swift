public import Planner
import TrainingModel

/// How ready she is and who says so.
public enum ReadinessWords {
  /// One sentence with the percent, its source and her reason.
  public static func text(_ readiness: Readiness) -> String {
    let percent = "\(readiness.percent.value) %"
    switch readiness.source {
    case .her: return percent + ", as you said" + (readiness.reason.map { " (\(name($0)))" } ?? "")
    case .sleep: return percent + ", from last night's sleep against your usual"
    case .unknown: return percent + ": you said nothing, and no sleep is known"
    }
  }

  /// What a reason is called.
  static func name(_ reason: ReadinessReason) -> String {
    switch reason {
    case .heavyLegs: "heavy legs"
    case .sore: "sore"
    case .sleptBadly: "slept badly"
    case .stressed: "stressed"
    case .ill: "ill"
    case .travelling: "travelling"
    case .other: "another reason"
    }
  }
}
