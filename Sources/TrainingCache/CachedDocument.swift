public import TrainingModel

/// A document and where it lies.
public struct CachedDocument<Document: TrainingDocument>: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// The document.
  public let document: Document
}
