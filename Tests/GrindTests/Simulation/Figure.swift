import Foundation

/// A figure that a simulated year reached, and where it must lie.
struct Figure: Sendable {
  var value: Double
  var bound: ClosedRange<Double>
  /// Digits after the point in the table.
  var digits = 2

  var isHeld: Bool { bound.contains(value) }
  var text: String { String(format: "%.\(digits)f", value) }
}

extension Collection<Double> {
  /// The arithmetic mean; not a number for nothing.
  var mean: Double { reduce(0, +) / Double(count) }
}
