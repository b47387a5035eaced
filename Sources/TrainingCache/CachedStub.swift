public import TrainingModel

/// One stub file as the cache knows it, without its bytes.
public struct CachedStub: Hashable, Sendable {
  /// From the folder's root.
  public var path: String
  /// The identifier of the deleted record.
  public var id: String
  /// The record's kind as the stub names it; nil: it does not.
  public var kind: String?
  /// When the record was deleted.
  public var deletedAt: Instant
  /// When it was brought back although the stub has to stay; nil: never.
  public var restoredAt: Instant?
  /// Whether the record came from an import.
  public var isImported: Bool
  /// Whether the stub holds the record's content, so that it can be brought back.
  public var isFull: Bool
  /// Size, time and number when it was read.
  public var stamp: CachedStamp
  /// The hash of its bytes.
  public var hash: ContentHash

  /// Whether the record still counts as deleted.
  public var isInForce: Bool { restoredAt.map { $0 < deletedAt } ?? true }

  /// A stub that says no more than which record was deleted and when.
  public init(path: String, id: String, kind: String?, deletedAt: Instant, stamp: CachedStamp, hash: ContentHash) {
    (self.path, self.id, self.kind, self.deletedAt) = (path, id, kind, deletedAt)
    (self.stamp, self.hash) = (stamp, hash)
    (isImported, isFull) = (false, false)
  }
}
