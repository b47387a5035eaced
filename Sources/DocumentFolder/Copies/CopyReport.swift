/// What became of a second file of one document, or of one stub.
public struct CopyReport: Hashable, Sendable {
  /// The kind of the document; nil for a stub.
  public let kind: String?
  /// The identifier in the copy's name.
  public let id: String
  /// The copy's path from the folder's root.
  public let path: String
  /// The path of the file that stands for the document.
  public let documentPath: String
  /// What was done.
  public let outcome: CopyOutcome

  /// Whether the copy is gone, since the document says all that it said.
  public var isDone: Bool {
    switch outcome {
    case .joined, .contained, .recreated, .deleted: true
    default: false
    }
  }
}
