public import TrainingModel

/// The units in which a device shows numbers.
public struct Units: Hashable, Sendable {
  /// The unit of weights.
  public var weight: WeightUnit
  /// The unit of distances.
  public var distance: DistanceUnit

  /// These units.
  public init(weight: WeightUnit, distance: DistanceUnit) { (self.weight, self.distance) = (weight, distance) }
}
