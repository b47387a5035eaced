import CanonicalJSON

extension JSONObject {
  /// Claims `schemaVersion` and refuses one below 1 or above `current`.
  mutating func schemaVersion(upTo current: Int64) throws(JSONError) -> Int64 {
    let version: Int64 = try value("schemaVersion")
    guard (1...current).contains(version) else {
      throw self.node("schemaVersion")?.error(.outOfRange) ?? node.error(.missingMember)
    }
    return version
  }

  /// A whole number from `range`.
  mutating func int(_ key: StaticString, in range: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let value: Int64 = try value(key)
    guard range.contains(value) else { throw node(key)?.error(.outOfRange) ?? node.error(.missingMember) }
    return value
  }

  /// A whole number from `range`, or nil where the member is absent or null.
  mutating func optionalInt(_ key: StaticString, in range: ClosedRange<Int64>) throws(JSONError) -> Int64? {
    let value: Int64? = try optional(key)
    guard let value else { return nil }
    guard range.contains(value) else { throw node(key)?.error(.outOfRange) ?? node.error(.missingMember) }
    return value
  }
}

/// Ranges of whole numbers that documents may hold.
enum DocumentRange {
  /// Positions in a list.
  static let order: ClosedRange<Int64> = -1_000_000...1_000_000
  /// Sets, repetitions and the like.
  static let count: ClosedRange<Int64> = 0...100_000
  /// Seconds up to fourteen days.
  static let seconds: ClosedRange<Int64> = 0...1_209_600
  /// Codes whose meaning a newer version may know.
  static let code: ClosedRange<Int64> = 0...1_000_000
}
