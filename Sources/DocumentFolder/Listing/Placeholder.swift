/// A document that a sync service says exists and has not brought here: not missing, and not readable yet.
public struct Placeholder: Hashable, Sendable {
  /// The kind of the layout that it lies in.
  public let kind: String
  /// The document's identifier.
  public let id: String
  /// The document's own path from the folder's root, not the placeholder's.
  public let path: String
}
