public import struct TrainingModel.Instant

/// What tells every device that a record was deleted. Nothing else does: a missing file says nothing.
public struct Stub: Hashable, Sendable {
  /// The identifier of the deleted record, from the stub's content.
  public let id: String
  /// From the folder's root: of several files that speak of the record, the one with the later deletion.
  public let path: String
  /// When the record was deleted.
  public let deletedAt: Instant
  /// The record's kind; nil where the stub does not say it.
  public let kind: String?
  /// The record's name; nil for a record without one and in a minimal stub.
  public let name: String?
  /// Whether the record came from an import. Such a stub is never pruned, so that importing the same file again does
  /// not bring the record back.
  public let isImported: Bool
  /// Whether the stub holds the whole record, so that it can be restored.
  public let isFull: Bool
  /// When somebody brought the record back although the stub has to stay; nil for most.
  public let restoredAt: Instant?
  /// Every file that speaks of this record, in ascending order.
  public let allPaths: [String]

  /// Whether the record still counts as deleted.
  public var isInForce: Bool { restoredAt.map { $0 < deletedAt } ?? true }

  /// Whether a live file of this record, last changed at `updatedAt`, is deleted all the same: the later of the two
  /// decides, and on a tie the stub. A file that does not say when it changed is older than anything.
  public func covers(updatedAt: Instant?) -> Bool {
    isInForce && (updatedAt.map { $0 <= deletedAt } ?? true)
  }
}
