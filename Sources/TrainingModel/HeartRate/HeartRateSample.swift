/// A heart rate at a moment.
public struct HeartRateSample: Hashable, Sendable {
  /// When it was measured.
  public var at: Instant
  /// What was measured; a rate that no living person has is left out of every sum.
  public var rate: HeartRate

  /// A sample.
  public init(at: Instant, rate: HeartRate) { (self.at, self.rate) = (at, rate) }
}
