/// A second file of one document: the same kind and identifier at another path.
public struct DuplicateDocument: Hashable, Sendable {
  /// The file that is not used, until it is joined into the other.
  public let document: ListedDocument
  /// The path that sorts first, which stands for the document.
  public let usedPath: String
}
