public import Planner

/// Where a load comes from, in words.
public enum BasisWords {
  /// A few words for a column.
  public static func short(_ basis: LoadBasis) -> String {
    switch basis {
    case .effort: "your effort"
    case .zones: "heart-rate zones"
    case .heartRate: "mean heart rate"
    case .sets: "sets"
    case .usualEffort: "your usual effort"
    case .standardEffort: "usual for its kind"
    case .setsAlone: "sets, no minutes"
    case .usualLoad: "your usual load"
    case .unrated: "not rated"
    }
  }
}
