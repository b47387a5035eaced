/// One value or member name of a text. An object's token is followed by name, value, name, value, …; an array's by
/// its elements.
@usableFromInline
struct Token: Sendable {
  /// The offset of the first byte: of a string, its quote.
  @usableFromInline var start: UInt32
  /// The offset after the last byte.
  @usableFromInline var end: UInt32
  /// The index of the token after this value and all it holds.
  @usableFromInline var next: UInt32
  @usableFromInline var kind: JSONNode.Kind
  /// string: has escapes; object: names ascend and have no escapes; bool: true.
  @usableFromInline var flag: Bool

  @inlinable
  init(start: Int, end: Int, next: Int, kind: JSONNode.Kind, flag: Bool) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.flag = flag
  }

  /// The text between the quotes of a string.
  @inlinable var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  @inlinable var span: Range<Int> { Int(start)..<Int(end) }
}
