/// One value of a checked text. Copies share the text.
public struct JSONNode: Sendable {
  /// The types of JSON.
  public enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  @usableFromInline let tape: Tape
  @usableFromInline let index: Int

  @inlinable
  init(tape: Tape, index: Int) {
    self.tape = tape
    self.index = index
  }

  @inlinable var token: Token { tape.tokens[index] }

  /// The type of the value.
  @inlinable public var kind: Kind { token.kind }

  /// Where the value starts, in bytes from the start of the text.
  @inlinable public var offset: Int { Int(token.start) }

  /// An error about this value.
  public func error(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind: kind, offset: offset, path: tape.path(to: index))
  }

  @inlinable @inline(__always)
  func expect(_ kind: Kind) throws(JSONError) {
    guard token.kind == kind else { throw error(.wrongType) }
  }

  /// The members. Throws `wrongType` unless the value is an object.
  @inlinable
  public func object() throws(JSONError) -> JSONObject {
    try expect(.object)
    return JSONObject(self)
  }

  /// The elements, each read by `element`. Throws `wrongType` unless the value is an array, and what `element` throws.
  @inlinable
  public func array<T>(_ element: (JSONNode) throws(JSONError) -> T) throws(JSONError) -> [T] {
    try expect(.array)
    var elements: [T] = []
    elements.reserveCapacity(tape.count(of: index))
    var child = index + 1
    let end = Int(token.next)
    while child < end {
      elements.append(try element(JSONNode(tape: tape, index: child)))
      child = Int(tape.tokens[child].next)
    }
    return elements
  }

  /// The value with its very digits, for keeping it unread.
  public var raw: RawJSON {
    var writer = JSONWriter(capacity: token.span.count)
    writer.copy(self)
    return RawJSON(canonical: writer.bytes)
  }
}
