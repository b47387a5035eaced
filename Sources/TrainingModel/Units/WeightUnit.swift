/// The unit that a stored weight was written in; stored digits are never rewritten.
public enum WeightUnit: String, NamedCase {
  /// Kilograms.
  case kg
  /// Pounds of 0.45359237 kg, exactly.
  case lb

  /// Kilograms in one of this unit.
  public var kilograms: Double {
    switch self {
    case .kg: 1
    case .lb: 0.453_592_37
    }
  }
}
