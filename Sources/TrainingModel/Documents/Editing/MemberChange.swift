import CanonicalJSON

/// What an edit says of one optional member: nothing, or what it is from now on. A member of which nothing is said keeps
/// the very digits that it has.
public enum MemberChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing: the member stays as it is.
  case kept
  /// Its new value; nil takes the member away.
  case set(Value?)

  /// Makes the change.
  public func apply(to value: inout Value?) {
    if case .set(let new) = self { value = new }
  }

  /// Makes the change where a value is given: the member cannot be taken away.
  public func apply(to value: inout Value) {
    if case .set(let new?) = self { value = new }
  }

  /// Whether something is said.
  public var isSet: Bool { self != .kept }

  /// The new value; nil where nothing is said or the member is taken away.
  public var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }
}

extension JSONObject {
  /// Reads a change: an absent member is kept, null takes it away.
  mutating func change<Value: JSONScalar & Hashable & Sendable>(_ key: StaticString) throws(JSONError)
    -> MemberChange<Value>
  {
    guard let node = node(key) else { return .kept }
    return .set(node.kind == .null ? nil : try Value(json: node))
  }

  /// Reads a change of a number that lies in `range`.
  mutating func change<Value: JSONScalar & Comparable & Hashable & Sendable>(
    _ key: StaticString, in range: ClosedRange<Value>
  ) throws(JSONError) -> MemberChange<Value> {
    guard let node = node(key) else { return .kept }
    guard node.kind != .null else { return .set(nil) }
    let value = try Value(json: node)
    guard range.contains(value) else { throw node.error(.outOfRange) }
    return .set(value)
  }

  /// Reads a change of a time of day, `HH:MM`.
  mutating func clockChange(_ key: StaticString) throws(JSONError) -> MemberChange<Int64> {
    guard let node = node(key) else { return .kept }
    guard node.kind != .null else { return .set(nil) }
    guard let second = LocalTime.second(ofClock: try node.string()) else { throw node.error(.invalidText) }
    return .set(second)
  }
}

extension LocalTime {
  /// Seconds since midnight of a time written `HH:MM`, hours 0…23; nil where the text is none.
  public static func second(ofClock text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == 0x3A else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int64($0) - 0x30 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return hour < 24 && minute < 60 ? hour * 3600 + minute * 60 : nil
  }
}
