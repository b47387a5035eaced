/// One part of a suggested run.
public enum StepKind: String, NamedCase {
  /// Easy running before the work.
  case warmUp
  /// Even running at one effort.
  case steady
  /// The hard part.
  case work
  /// Easy running between hard parts.
  case recovery
  /// Easy running after the work.
  case coolDown
}
