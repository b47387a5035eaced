public import CanonicalJSON

/// A file that is set aside, and why: never rewritten, removed or counted as missing.
public struct QuarantinedFile: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// What is wrong, as a sentence.
  public let reason: String
  /// What to do, as a sentence.
  public let advice: String

  /// A file set aside for `reason`.
  public init(path: String, reason: String, advice: String) {
    (self.path, self.reason, self.advice) = (path, reason, advice)
  }

  /// A file whose members are not those of its kind.
  public init(path: String, error: JSONError) {
    let member = error.path.isEmpty ? "The document" : "“\(error.path)”"
    reason = "\(member) \(Self.words(error.kind)) (byte \(error.offset))."
    (self.path, advice) = (path, "Mend it with a text editor, or take an earlier copy from a backup.")
  }

  private static func words(_ kind: JSONError.Kind) -> String {
    switch kind {
    case .missingMember: "lacks a member that every such document has"
    case .wrongType: "is of another type than it must be"
    case .outOfRange: "is outside the range that it may have"
    case .invalidText: "is a text that means nothing here"
    default: "cannot be read"
    }
  }
}
