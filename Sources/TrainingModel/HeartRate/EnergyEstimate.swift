/// What a workout spends where nobody measured it. Metrics that hold an estimate say so by their source.
public enum EnergyEstimate {
  /// Kilocalories of a workout: metabolic equivalents × body mass × hours, one equivalent being 1 kcal a kilogram and
  /// hour. Resting expenditure is part of it.
  public static func kilocalories(of type: WorkoutActivityType, minutes: Minutes, bodyKilograms: Double) -> Double {
    equivalents(of: type) * bodyKilograms * minutes.value / 60
  }

  /// How many times the expenditure at rest. 2024 Adult Compendium of Physical Activities (Herrmann 2024), the codes
  /// beside each; which code stands for which kind is our own choice.
  static func equivalents(of type: WorkoutActivityType) -> Double {
    switch type {
    case .traditionalStrength: 3.5  // 02054
    case .functionalStrength: 3.8  // 02022
    case .hiit: 7  // 02210
    case .coreTraining: 2.8  // 02024
    case .cardio: 5  // 02048
    case .cycling: 6.8  // 01200
    case .warmUp: 2.8  // 02024
    case .stretching: 2.3  // 02101
    case .mindAndBody: 2.3  // 02150
    }
  }
}
