public import struct TrainingModel.Instant

/// A record to delete.
public struct Deletion: Hashable, Sendable {
  /// How much of the record its stub keeps.
  public enum Form: Hashable, Sendable {
    /// Everything, so that the deletion can be undone.
    case full
    /// The identifier and the date only.
    case minimal
  }

  /// The document's path from the folder's root.
  public let path: String
  /// When. The stub says at least the time at which the record last changed, so that it covers what it deletes.
  public let at: Instant
  /// When the record last changed, as the caller read it; nil if it did not. The stub covers at least that, even while
  /// a sync service has taken the file away to put another in its place.
  public let seenUpdatedAt: Instant?
  /// How much the stub keeps. Where the file cannot be read it is minimal in any case.
  public let form: Form
  /// Whether the record came from an import: its stub is never pruned.
  public let isImported: Bool

  /// A deletion of the document at `path`.
  public init(path: String, at: Instant, seenUpdatedAt: Instant?, form: Form, isImported: Bool) {
    self.path = path
    self.at = at
    self.seenUpdatedAt = seenUpdatedAt
    self.form = form
    self.isImported = isImported
  }
}
