/// How hard a session felt as a whole, on the CR-10 scale: 1 very, very easy … 10 maximal. Foster 2001, table 1.
public struct Effort: Quantity {
  /// 1 to 10; a session without a rating has none.
  public static var documentRange: ClosedRange<Double> { 1...10 }
  /// 1…10.
  public let value: Double

  /// An effort of `value` on the CR-10 scale.
  public init(_ value: Double) { self.value = value }
}
