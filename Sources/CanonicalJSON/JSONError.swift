/// Why a text is no acceptable JSON, where, and at which member.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong: first the faults of syntax, then those of content.
  public enum Kind: Hashable, Sendable {
    /// More than `JSONLimits.maximumBytes`.
    case tooLarge
    /// More than `JSONLimits.maximumDepth` arrays and objects inside one another.
    case tooDeep
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// The text stops in the middle of a value.
    case unexpectedEnd
    /// A byte that cannot stand there.
    case unexpectedByte
    /// A number that JSON does not write so, such as `01` or `1.`.
    case invalidNumber
    /// A bare control character, an unknown escape or half a surrogate pair.
    case invalidString
    /// A member name that its object already had, perhaps spelled with other escapes.
    case duplicateMember
    /// Something after the value.
    case trailingBytes
    /// A member that must be there is not.
    case missingMember
    /// A value of another type than wanted, or a fraction where a whole number is wanted.
    case wrongType
    /// A number outside the range that is wanted, or beyond what a `Double` holds.
    case outOfRange
    /// A string that is no date, identifier or whatever is wanted.
    case invalidText
  }

  /// What is wrong.
  public var kind: Kind
  /// Where, in bytes from the start of the file; for a missing member the start of its object.
  public var offset: Int
  /// The member, such as `logs[2].setEntries[0].reps`; empty at the root.
  public var path: String

  /// An error of `kind` at byte `offset` and member `path`.
  public init(kind: Kind, offset: Int, path: String) {
    self.kind = kind
    self.offset = offset
    self.path = path
  }

  /// The same error seen from one level further out: `step` is a member name or an index such as `[2]`.
  func inside(_ step: String) -> JSONError {
    JSONError(kind: kind, offset: offset, path: Self.joined(step, path))
  }

  /// The path that leads through `outer` to `inner`.
  static func joined(_ outer: String, _ inner: String) -> String {
    if outer.isEmpty || inner.isEmpty || inner.utf8.first == ASCII.openBracket { return outer + inner }
    return outer + "." + inner
  }
}
