/// Why two files of one document cannot be joined.
public struct JoinRefusal: Error, Hashable, Sendable {
  /// What is wrong, as one sentence for the user.
  public let sentence: String

  /// A refusal for this reason.
  public init(sentence: String) { self.sentence = sentence }
}
