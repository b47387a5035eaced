public import TrainingModel

/// A muscle or a group of muscles that people train by name, from the hips down, then the front, the back, the trunk.
public enum Muscle: String, NamedCase {
  /// The front of the thigh.
  case quadriceps
  /// The back of the thigh.
  case hamstrings
  /// The seat.
  case glutes
  /// The inside of the thigh.
  case adductors
  /// The outside of the hip.
  case abductors
  /// The front of the hip.
  case hipFlexors = "hip-flexors"
  /// The back of the lower leg.
  case calves
  /// The front of the lower leg.
  case shins
  /// The breast.
  case chest
  /// The deltoids.
  case shoulders
  /// The back of the upper arm.
  case triceps
  /// The front of the upper arm.
  case biceps
  /// Grip and wrist.
  case forearms
  /// The broad back muscle.
  case lats
  /// Between and below the shoulder blades.
  case upperBack = "upper-back"
  /// From the neck to the shoulders.
  case traps
  /// Along the lumbar spine.
  case lowerBack = "lower-back"
  /// The front of the trunk.
  case abdominals
  /// The sides of the trunk.
  case obliques
}
