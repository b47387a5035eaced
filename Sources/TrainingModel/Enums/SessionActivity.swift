/// The sport of a session, as the ledger and the plan tell them apart.
public enum SessionActivity: String, NamedCase {
  /// Running, outdoors or on a treadmill.
  case run
  /// Lifting.
  case lift
  /// Anything else that costs: cycling, swimming, a hike.
  case other
}
