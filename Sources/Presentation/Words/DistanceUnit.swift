import CanonicalJSON
public import TrainingModel

/// The unit in which distances are shown; documents hold kilometres.
public enum DistanceUnit: String, NamedCase {
  /// Kilometres.
  case km
  /// Miles of 1.609344 km, exactly.
  case mi

  /// Kilometres in one of this unit.
  public var kilometres: Double { self == .km ? 1 : 1.609_344 }
}
