public import TrainingModel

/// The published heart-rate formulas. Never used for a lift.
public enum HeartRateLoad {
  /// Edwards' points: minutes in zones 1…5 times 1…5. Edwards 1993.
  public static func zonePoints(seconds: [Double]) -> Double {
    var points = 0.0
    for (index, value) in seconds.enumerated() { points += Double(index + 1) * value / 60 }
    return points
  }

  /// Banister's training impulse of `minutes` at a mean rate; 0 below the resting rate, nil where maximum and resting
  /// rate do not make sense. Banister 1991; Morton 1990: 0.64 and 1.92 for men, 0.86 and 1.67 for women.
  public static func impulse(
    minutes: Minutes, mean: HeartRate, resting: HeartRate, max: HeartRate, sex: Sex
  ) -> Double? {
    guard max > resting else { return nil }
    let share = min(Swift.max((mean - resting) / (max - resting), 0), 1)
    let (factor, exponent) = sex == .female ? (0.86, 1.67) : (0.64, 1.92)
    return minutes.value * share * factor * Arithmetic.exp(exponent * share)
  }
}
