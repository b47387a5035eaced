public import CanonicalJSON

/// How ready she is in whole percent, from `lowest` to `highest`.
public struct ReadinessPercent: Hashable, Comparable, Sendable {
  /// Not ready at all: 0.
  public static var lowest: ReadinessPercent { ReadinessPercent(0) }
  /// Fully ready: 100.
  public static var highest: ReadinessPercent { ReadinessPercent(100) }

  /// 0…100.
  public let value: Int64

  /// A percentage; what lies outside 0…100 becomes the nearer end.
  public init(_ value: Int64) { self.value = min(max(value, 0), 100) }

  /// Smaller percentages come first.
  public static func < (left: ReadinessPercent, right: ReadinessPercent) -> Bool { left.value < right.value }
}

extension ReadinessPercent: JSONScalar {
  /// Reads a whole number; one outside 0…100 is refused.
  public init(json: JSONNode) throws(JSONError) {
    let value = try json.int64()
    guard (0...100).contains(value) else { throw json.error(.outOfRange) }
    self.init(value)
  }

  /// Writes the number.
  public func write(to writer: inout JSONWriter) { writer.int64(value) }
}
