/// Where a workout's metrics come from.
public enum MetricSource: String, NamedCase {
  /// Measured by a watch or a strap.
  case watch
  /// Estimated by a phone; a measurement takes its place.
  case phoneEstimate
}
