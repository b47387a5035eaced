/// A heart rate in beats a minute.
public struct HeartRate: Quantity {
  /// What a living person's heart does: 20 to 300.
  public static var documentRange: ClosedRange<Double> { 20...300 }
  /// Beats a minute.
  public let value: Double

  /// A rate of `value` beats a minute.
  public init(_ value: Double) { self.value = value }
}
