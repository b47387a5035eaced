/// A piece of text with one role. What a role looks like is the reader's business: colour, weight or nothing.
public struct Span: Hashable, Sendable {
  /// What the text is.
  public enum Role: Hashable, Sendable {
    /// Running text.
    case plain
    /// A heading.
    case heading
    /// What the eye should find first.
    case strong
    /// What stands behind.
    case dim
    /// Running, in text and in bars.
    case running
    /// Lifting and everything else, in text and in bars.
    case lifting
    /// Something to look at.
    case warning
  }

  /// The text, without line breaks.
  public var text: String
  /// What it is.
  public var role: Role

  /// A piece of text.
  public init(_ text: String, _ role: Role) { (self.text, self.role) = (text, role) }
}
