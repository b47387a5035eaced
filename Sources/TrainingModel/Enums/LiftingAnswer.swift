/// Her answer of a day about the lift that is still ahead.
public enum LiftingAnswer: String, NamedCase {
  /// She lifts today.
  case today
  /// She does not lift today.
  case skip
  /// She lifts tomorrow; reads as a lift ahead on the next day.
  case tomorrow
  /// An older answer: a heavy lift today.
  case todayHeavy
  /// An older answer: a light lift today.
  case todayLight
  /// An older answer: a heavy lift tomorrow.
  case tomorrowHeavy
  /// An older answer: a light lift tomorrow.
  case tomorrowLight

  /// The answer without the weight that older versions asked for: `today`, `skip` or `tomorrow`.
  public var current: LiftingAnswer {
    switch self {
    case .today, .todayHeavy, .todayLight: .today
    case .tomorrow, .tomorrowHeavy, .tomorrowLight: .tomorrow
    case .skip: .skip
    }
  }
}
