/// Training load in arbitrary units (AU): session RPE times minutes, for lifting and running alike. Foster 2001.
public struct Load: Quantity {
  /// Any load that a session can spend.
  public static var documentRange: ClosedRange<Double> { 0...201_600 }
  /// AU; negative only as a difference.
  public let value: Double

  /// A load of `value` AU.
  public init(_ value: Double) { self.value = value }
}
