public import Planner

/// Reasons in plain words with their numbers.
public enum ReasonWords {
  /// The sentence of a reason.
  public static func text(_ reason: Reason) -> String { reason.rule.rawValue }

  /// The sentence on the day's screen; nil where a row of its own says it.
  public static func onTodayScreen(_ reason: Reason) -> String? { text(reason) }
}
