/// What a set was for. A set without a kind is a working set.
public enum SetKind: String, NamedCase {
  /// To warm up; not counted as work.
  case warmup
  /// With the weight lowered at once after the set before.
  case drop
  /// Until no further repetition was possible.
  case failure
}
