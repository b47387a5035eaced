public import TrainingModel

/// A run whose distance and time are known.
public struct RunPoint: Hashable, Sendable {
  /// The day that it was on.
  public var day: Day
  /// Its minutes.
  public var minutes: Minutes
  /// Its distance.
  public var kilometres: Kilometres
  /// What it was for.
  public var kind: RunKind?

  /// A run; nil where distance or time are not known.
  public init?(day: Day, minutes: Minutes?, kilometres: Kilometres?, kind: RunKind?) {
    guard let minutes, let kilometres, minutes.value > 0, kilometres.value > 0 else { return nil }
    (self.day, self.minutes, self.kilometres, self.kind) = (day, minutes, kilometres, kind)
  }

  /// Minutes a kilometre.
  var pace: Double { minutes.value / kilometres.value }
}
