public import TrainingModel

/// One deleted record as its stubs tell of it.
public struct CachedStub: Hashable, Sendable {
  /// From the folder's root.
  public var path: String
  /// The identifier of the deleted record.
  public var id: String
  /// The record's kind as the stub names it; nil: it does not.
  public var kind: String?
  /// The record's name; nil for one without a name and in a minimal stub.
  public var name: String?
  /// When the record was deleted.
  public var deletedAt: Instant
  /// When it was brought back although the stub has to stay; nil: never.
  public var restoredAt: Instant?
  /// Whether the record came from an import.
  public var isImported: Bool
  /// Whether the stub holds the record's content, so that it can be brought back.
  public var isFull: Bool

  /// Whether the record still counts as deleted.
  public var isInForce: Bool { restoredAt.map { $0 < deletedAt } ?? true }

  /// A stub that says no more than which record was deleted and when.
  public init(path: String, id: String, kind: String?, deletedAt: Instant) {
    (self.path, self.id, self.kind, self.deletedAt) = (path, id, kind, deletedAt)
    (isImported, isFull) = (false, false)
  }
}
