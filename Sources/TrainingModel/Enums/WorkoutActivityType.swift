/// The kind of training of a routine, by the raw value that documents hold.
public enum WorkoutActivityType: Int64, Hashable, Sendable, CaseIterable {
  /// Lifting of weights; what a routine without a type is.
  case traditionalStrength = 0
  /// Strength with bands, kettlebells or the body.
  case functionalStrength = 1
  /// High-intensity interval training.
  case hiit = 2
  /// Work for the trunk.
  case coreTraining = 3
  /// Steady cardio: treadmill, rower, stepper.
  case cardio = 4
  /// Cycling.
  case cycling = 5
  /// Warming up.
  case warmUp = 6
  /// Stretching.
  case stretching = 7
  /// Yoga, breathing and the like.
  case mindAndBody = 8

  /// Whether a target heart rate makes sense: the endurance kinds.
  public var supportsHeartRateTarget: Bool { self == .cardio || self == .cycling || self == .hiit }

  /// Whether a workout of this kind counts as a lift in the ledger.
  public var isStrength: Bool { self == .traditionalStrength || self == .functionalStrength || self == .coreTraining }
}
