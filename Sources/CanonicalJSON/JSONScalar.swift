/// A value without parts that has a form in JSON: a string, a number, a truth value.
public protocol JSONScalar {
  /// Reads the value. Throws `wrongType`, `outOfRange` or `invalidText`.
  init(json: JSONNode) throws(JSONError)
  /// Writes the value.
  func write(to writer: inout JSONWriter)
}

extension String: JSONScalar {
  /// Reads a string. Throws `wrongType` if it is none.
  @inlinable public init(json: JSONNode) throws(JSONError) { self = try json.string() }
  /// Writes the string in quotes, with the escapes it needs.
  @inlinable public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int64: JSONScalar {
  /// Reads a whole number. Throws `wrongType` if it is none, `outOfRange` beyond 64 bits.
  @inlinable public init(json: JSONNode) throws(JSONError) { self = try json.int64() }
  /// Writes the number in decimal digits.
  @inlinable public func write(to writer: inout JSONWriter) { writer.int64(self) }
}

extension Double: JSONScalar {
  /// Reads a number. Throws `wrongType` if it is none.
  @inlinable public init(json: JSONNode) throws(JSONError) { self = try json.double() }
  /// Writes the number, which must be finite, with the fewest digits that read back as itself.
  @inlinable public func write(to writer: inout JSONWriter) { writer.double(self) }
}

extension Bool: JSONScalar {
  /// Reads `true` or `false`. Throws `wrongType` if it is neither.
  @inlinable public init(json: JSONNode) throws(JSONError) { self = try json.bool() }
  /// Writes `true` or `false`.
  @inlinable public func write(to writer: inout JSONWriter) { writer.bool(self) }
}
