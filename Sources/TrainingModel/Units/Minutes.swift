/// A length of time in minutes.
public struct Minutes: Quantity {
  /// Up to fourteen days, longer than any race.
  public static var documentRange: ClosedRange<Double> { 0...20_160 }
  /// Minutes; negative only as a difference.
  public let value: Double

  /// A length of `value` minutes.
  public init(_ value: Double) { self.value = value }
}
