public import Planner
import TrainingModel

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

  /// How a session's load came about: "your effort 6 × 45 min".
  static func sentence(_ session: SessionLoad) -> String {
    let minutes = session.minutes.map { " × " + NumberWords.minutes($0) } ?? ""
    let effort = session.effort.map { " " + NumberWords.decimal($0.value, digits: 1) } ?? ""
    switch session.basis {
    case .effort: return "your effort" + effort + minutes
    case .usualEffort: return "your usual effort" + effort + minutes
    case .standardEffort: return "effort" + effort + ", usual for its kind," + minutes
    case .sets: return "effort" + effort + " by its sets" + minutes
    case .setsAlone: return "by its sets alone; its minutes are not known"
    case .zones: return "by its time in heart-rate zones"
    case .heartRate: return "by its mean heart rate"
    case .usualLoad: return "your usual load; its minutes are not known"
    case .unrated: return "counts for nothing until you say how hard it felt"
    }
  }
}
