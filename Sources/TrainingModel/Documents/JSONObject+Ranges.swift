import CanonicalJSON

extension JSONObject {
  /// A whole number from `range`.
  mutating func int(_ key: StaticString, in range: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let value: Int64 = try value(key)
    guard range.contains(value) else { throw refusal(of: key, .outOfRange) }
    return value
  }

  /// A whole number from `range`, or nil where the member is absent or null.
  mutating func optionalInt(_ key: StaticString, in range: ClosedRange<Int64>) throws(JSONError) -> Int64? {
    let value: Int64? = try optional(key)
    if let value, !range.contains(value) { throw refusal(of: key, .outOfRange) }
    return value
  }

  /// Whole numbers, each from `range`, or nil where the member is absent or null.
  mutating func optionalInts(_ key: StaticString, in range: ClosedRange<Int64>) throws(JSONError) -> [Int64]? {
    guard let list = node(key), list.kind != .null else { return nil }
    return try list.array { (element) throws(JSONError) in
      let value = try element.int64()
      guard range.contains(value) else { throw element.error(.outOfRange) }
      return value
    }
  }

  /// A number from `range`.
  mutating func double(_ key: StaticString, in range: ClosedRange<Double>) throws(JSONError) -> Double {
    let value: Double = try value(key)
    guard range.contains(value) else { throw refusal(of: key, .outOfRange) }
    return value
  }

  /// A number from `range`, or nil where the member is absent or null.
  mutating func optionalDouble(_ key: StaticString, in range: ClosedRange<Double>) throws(JSONError) -> Double? {
    let value: Double? = try optional(key)
    if let value, !range.contains(value) { throw refusal(of: key, .outOfRange) }
    return value
  }

  /// Five numbers, one a heart-rate zone, each from `range`, or nil where the member is absent or null.
  mutating func zones(_ key: StaticString, in range: ClosedRange<Double>) throws(JSONError) -> [Double]? {
    guard let list = node(key), list.kind != .null else { return nil }
    let values = try list.array { (element) throws(JSONError) in
      let value = try element.double()
      guard range.contains(value) else { throw element.error(.outOfRange) }
      return value
    }
    guard values.count == 5 else { throw list.error(.outOfRange) }
    return values
  }

  /// An error about a member that is there.
  mutating func refusal(of key: StaticString, _ kind: JSONError.Kind) -> JSONError {
    node(key)?.error(kind) ?? absence(of: key)
  }

  /// The error of a member that another one makes necessary.
  func absence(of key: StaticString) -> JSONError {
    var error = node.error(.missingMember)
    let name = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    error.path = error.path.isEmpty ? name : error.path + "." + name
    return error
  }
}
