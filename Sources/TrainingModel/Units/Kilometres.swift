/// A distance in kilometres.
public struct Kilometres: Quantity {
  /// Up to a quarter of the way around the Earth.
  public static var documentRange: ClosedRange<Double> { 0...10_000 }
  /// Kilometres; negative only as a difference.
  public let value: Double

  /// A distance of `value` kilometres.
  public init(_ value: Double) { self.value = value }
}
