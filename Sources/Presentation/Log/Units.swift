public import TrainingModel

/// The units in which a device shows numbers, and its clock.
public struct Units: Hashable, Sendable {
  /// The unit of weights.
  public var weight: WeightUnit
  /// The unit of distances.
  public var distance: DistanceUnit

  /// How times of the day are shown. What goes into a field for a time stays 17:05.
  public var clock: ClockFace

  /// These units.
  public init(weight: WeightUnit, distance: DistanceUnit, clock: ClockFace = .h24) {
    (self.weight, self.distance, self.clock) = (weight, distance, clock)
  }
}
