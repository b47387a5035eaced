public import struct TrainingModel.Instant

/// What tells every device that a record was deleted. Nothing else does: a missing file says nothing.
public struct Stub: Hashable, Sendable {
  /// The identifier of the deleted record, from the stub's content.
  public let id: String
  /// From the folder's root.
  public let path: String
  /// When the record was deleted.
  public let deletedAt: Instant
  /// The record's kind; nil where the stub does not say it.
  public let kind: String?
  /// Whether the record came from an import. Such a stub is never pruned, so that importing the same file again does
  /// not bring the record back.
  public let isImported: Bool
  /// When somebody brought the record back although the stub has to stay; nil for most.
  public let restoredAt: Instant?

  /// Whether the record still counts as deleted.
  public var isInForce: Bool { restoredAt.map { $0 < deletedAt } ?? true }

  /// Whether a live file of this record, last changed at `updatedAt`, is deleted all the same: the later of the two
  /// decides, and on a tie the stub. A file that does not say when it changed is older than anything.
  public func covers(updatedAt: Instant?) -> Bool {
    isInForce && (updatedAt.map { $0 <= deletedAt } ?? true)
  }
}
