public import CanonicalJSON

/// A number with a unit. Values of different units do not mix.
public protocol Quantity: Hashable, Comparable, Sendable, JSONScalar {
  /// The number in the unit that the type names.
  var value: Double { get }
  /// The values that a document may hold.
  static var documentRange: ClosedRange<Double> { get }
  /// A quantity of `value` units.
  init(_ value: Double)
}

extension Quantity {
  /// No units.
  public static var zero: Self { Self(0) }
  /// Smaller values come first.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  /// The sum.
  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  /// The difference, which may be negative.
  public static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  /// Adds in place.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts in place.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// `factor` times as many units.
  public static func * (left: Self, factor: Double) -> Self { Self(left.value * factor) }
  /// `factor` times as many units.
  public static func * (factor: Double, right: Self) -> Self { Self(factor * right.value) }
  /// The units divided by a number.
  public static func / (left: Self, divisor: Double) -> Self { Self(left.value / divisor) }
  /// The ratio of two quantities of one unit.
  public static func / (left: Self, right: Self) -> Double { left.value / right.value }

  /// Reads a number of the document range.
  public init(json: JSONNode) throws(JSONError) {
    let value = try json.double()
    guard Self.documentRange.contains(value) else { throw json.error(.outOfRange) }
    self.init(value)
  }

  /// Writes the number.
  public func write(to writer: inout JSONWriter) { writer.double(value) }
}
