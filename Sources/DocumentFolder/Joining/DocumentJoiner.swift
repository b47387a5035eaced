/// Joins the contents of two files of one document. The folder knows where files lie; what stands in them it asks here.
public protocol DocumentJoiner: Sendable {
  /// What `a` and `b` say together: whatever either has and neither has removed. The same bytes in either order.
  ///
  /// Throws where they cannot be joined; then both files stay.
  func join(kind: String, _ a: [UInt8], _ b: [UInt8]) throws(JoinRefusal) -> [UInt8]

  /// `after`, which was made from `before`, with the stamps that say what was changed and removed on purpose.
  func edit(kind: String, before: [UInt8], after: [UInt8]) throws(JoinRefusal) -> [UInt8]

  /// Whether `joined` has a value that `disk` lacks. Stamps are no values.
  func adds(kind: String, _ joined: [UInt8], to disk: [UInt8]) -> Bool
}
