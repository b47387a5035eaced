public import TrainingModel

/// One file as the cache knows it, without its bytes.
public struct CachedFile: Hashable, Sendable {
  /// From the folder's root; for a placeholder where the document would lie.
  public var path: String
  /// The kind of document that lies there.
  public var kind: DocumentKind
  /// The identifier: the content's for a document, else the name's.
  public var id: String
  /// Size, time and number when it was read.
  public var stamp: CachedStamp
  /// The hash of its bytes; zero where they are not known.
  public var hash: ContentHash
  /// What is held of it.
  public var state: CachedState
  /// Whether the content lies in the folder. A document of which a service left only a placeholder does not, and is
  /// still known.
  public var isHere: Bool

  /// A file as it stands in the folder.
  public init(path: String, kind: DocumentKind, id: String, stamp: CachedStamp, hash: ContentHash, state: CachedState) {
    (self.path, self.kind, self.id) = (path, kind, id)
    (self.stamp, self.hash, self.state) = (stamp, hash, state)
    isHere = state != .placeholder
  }
}
