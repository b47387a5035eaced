public import TrainingModel

/// What makes two files one document.
public struct DocumentName: Hashable, Sendable {
  /// Its kind.
  public let kind: DocumentKind
  /// Its identifier.
  public let id: String

  /// The document of that kind and identifier.
  public init(_ kind: DocumentKind, _ id: String) { (self.kind, self.id) = (kind, id) }
}
