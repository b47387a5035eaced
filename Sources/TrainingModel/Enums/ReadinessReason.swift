/// Why she is not at 100 percent. No rule reads it; it stands beside the percent in the explanation.
public enum ReadinessReason: String, NamedCase {
  /// The legs are heavy.
  case heavyLegs
  /// Something is sore or hurts.
  case sore
  /// The night was bad.
  case sleptBadly
  /// Work or life weighs.
  case stressed
  /// Ill, or about to be.
  case ill
  /// On the road.
  case travelling
  /// Anything else.
  case other
}
