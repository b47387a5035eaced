public import Planner
public import TrainingModel

/// Whether a lift is ahead, in words with the count behind it.
public enum LiftingWords {
  /// One sentence: what she did or said, else what her weekdays say.
  public static func text(_ lifting: LiftingDay, today: Day) -> String {
    if lifting.liftedToday { return "you already lifted today" }
    switch lifting.answer {
    case .today: return "you said that you lift today"
    case .skip: return "you said that you do not lift today"
    case .tomorrow: return "you said that you lift tomorrow"
    default: break
    }
    if lifting.aheadToday == .answerOfDayBefore { return "you said yesterday that you lift today" }
    if lifting.aheadTomorrow == .postponed {
      return prediction(lifting.today) + "; its usual time is past, so the plan expects it tomorrow"
    }
    return prediction(lifting.today)
  }

  /// What the weekdays say: "Thursday is usually a lifting day: 9 of 12 weeks".
  public static func prediction(_ prediction: LiftingPrediction) -> String {
    switch prediction.outcome {
    case .likely, .unlikely: return usually(prediction) + ": " + count(prediction)
    case .notEnoughHistory:
      return
        "not enough history to know your lifting days: \(NumberWords.count(prediction.weeksRead, "whole week")) of 4"
    }
  }

  /// Whether the weekday is one of hers: "Thursday is usually a lifting day".
  static func usually(_ prediction: LiftingPrediction) -> String {
    let weekday = DayWords.weekday(prediction.weekday)
    return "\(weekday) is \(prediction.outcome == .likely ? "" : "not ")usually a lifting day"
  }

  /// The count behind it: "9 of 12 weeks".
  static func count(_ prediction: LiftingPrediction) -> String {
    "\(prediction.weeksWithLift) of \(NumberWords.count(prediction.weeksRead, "week"))"
  }
}
