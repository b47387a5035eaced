import TrainingCache

/// What tells one version of a document from another: sixteen hexadecimal digits of a hash of its bytes.
public struct VersionTag: Hashable, Sendable {
  /// The digits.
  public let text: String

  /// The tag of these bytes.
  public init(of bytes: [UInt8]) {
    let digits = String(ContentHash(of: bytes).high, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The tag with these digits, as a reader gave it back.
  public init(text: String) { self.text = text }
}
