/// The members of the object whose body is being written, in ascending byte order of their names.
extension JSONWriter {
  @usableFromInline
  mutating func key(_ key: StaticString) {
    self.key(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }

  /// A member whose value `body` writes.
  @inlinable
  public mutating func member(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    body(&self)
  }

  /// A member whose name is data and whose value `body` writes.
  @inlinable
  public mutating func dynamicMember(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    body(&self)
  }

  /// A member whose name is data, given as UTF-8, and whose value `body` writes.
  public mutating func dynamicMember(_ name: [UInt8], _ body: (inout JSONWriter) -> Void) {
    name.withUnsafeBufferPointer { key($0) }
    body(&self)
  }

  @usableFromInline
  mutating func key(_ key: String) {
    var key = key
    key.withUTF8 { self.key($0) }
  }

  /// A member kept raw.
  public mutating func member(_ key: StaticString, raw value: RawJSON) {
    self.key(key)
    raw(value)
  }

  /// A scalar.
  @inlinable
  public mutating func member<T: JSONScalar>(_ key: StaticString, _ value: T) {
    self.key(key)
    value.write(to: &self)
  }

  /// A scalar; nothing when nil.
  @inlinable
  public mutating func member<T: JSONScalar>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  /// An object.
  @inlinable
  public mutating func member<T: JSONObjectValue>(_ key: StaticString, _ value: T) {
    self.key(key)
    value.write(to: &self)
  }

  /// An object; nothing when nil.
  @inlinable
  public mutating func member<T: JSONObjectValue>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  /// An array of scalars.
  @inlinable
  public mutating func member<T: JSONScalar>(_ key: StaticString, _ values: [T]) {
    self.key(key)
    array(count: values.count) { values[$1].write(to: &$0) }
  }

  /// An array of scalars; nothing when nil.
  @inlinable
  public mutating func member<T: JSONScalar>(_ key: StaticString, _ values: [T]?) {
    if let values { member(key, values) }
  }

  /// An array of objects.
  @inlinable
  public mutating func member<T: JSONObjectValue>(_ key: StaticString, _ values: [T]) {
    self.key(key)
    array(count: values.count) { values[$1].write(to: &$0) }
  }

  /// An array of objects; nothing when nil.
  @inlinable
  public mutating func member<T: JSONObjectValue>(_ key: StaticString, _ values: [T]?) {
    if let values { member(key, values) }
  }
}
