extension JSONObject {
  /// A scalar that must be there. Throws `missingMember` and what reading it throws.
  @inlinable
  public mutating func value<T: JSONScalar>(_ key: StaticString) throws(JSONError) -> T {
    try T(json: try required(key))
  }

  /// A scalar; nil when absent or null. Throws what reading it throws.
  @inlinable
  public mutating func optional<T: JSONScalar>(_ key: StaticString) throws(JSONError) -> T? {
    guard let node = present(key) else { return nil }
    return try T(json: node)
  }

  /// An object that must be there. Throws `missingMember` and what reading it throws.
  @inlinable
  public mutating func object<T: JSONObjectValue>(_ key: StaticString) throws(JSONError) -> T {
    try Self.object(try required(key))
  }

  /// An object; nil when absent or null. Throws what reading it throws.
  @inlinable
  public mutating func optionalObject<T: JSONObjectValue>(_ key: StaticString) throws(JSONError) -> T? {
    guard let node = present(key) else { return nil }
    return try Self.object(node)
  }

  /// An array of objects that must be there. Throws `missingMember` and what reading it throws.
  @inlinable
  public mutating func objects<T: JSONObjectValue>(_ key: StaticString) throws(JSONError) -> [T] {
    try required(key).array { (element) throws(JSONError) in try Self.object(element) }
  }

  /// An array of objects; nil when absent or null. Throws what reading it throws.
  @inlinable
  public mutating func optionalObjects<T: JSONObjectValue>(_ key: StaticString) throws(JSONError) -> [T]? {
    guard let node = present(key) else { return nil }
    return try node.array { (element) throws(JSONError) in try Self.object(element) }
  }

  /// An array of scalars that must be there. Throws `missingMember` and what reading it throws.
  @inlinable
  public mutating func values<T: JSONScalar>(_ key: StaticString) throws(JSONError) -> [T] {
    try required(key).array { (element) throws(JSONError) in try T(json: element) }
  }

  /// An array of scalars; nil when absent or null. Throws what reading it throws.
  @inlinable
  public mutating func optionalValues<T: JSONScalar>(_ key: StaticString) throws(JSONError) -> [T]? {
    guard let node = present(key) else { return nil }
    return try node.array { (element) throws(JSONError) in try T(json: element) }
  }

  @usableFromInline
  mutating func required(_ key: StaticString) throws(JSONError) -> JSONNode {
    if let node = node(key) { return node }
    let name = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let path = JSONError.joined(node.tape.path(to: node.index), name)
    throw JSONError(kind: .missingMember, offset: node.offset, path: path)
  }

  @usableFromInline
  mutating func present(_ key: StaticString) -> JSONNode? {
    guard let node = node(key), node.kind != .null else { return nil }
    return node
  }

  @inlinable
  static func object<T: JSONObjectValue>(_ node: JSONNode) throws(JSONError) -> T {
    var object = try node.object()
    return try T(json: &object)
  }
}
