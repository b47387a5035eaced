public import TrainingModel

/// One thing that changed in the folder, as the cache has taken it in.
public struct DocumentChange: Hashable, Sendable {
  /// What happened to the record.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// It was not known before.
    case added
    /// Its content is another one.
    case changed
    /// What this device knew and the file lacked was joined, and the file written again.
    case merged
    /// It was deleted: its stub says so.
    case deleted
    /// Its file is gone, and nobody said that it was deleted.
    case removed
    /// Its file is set aside.
    case setAside
    /// A sync service took its file away to save space; it is still known here.
    case evicted
  }

  /// The record's kind.
  public let kind: DocumentKind
  /// The record's identifier.
  public let id: String
  /// Its file, from the folder's root.
  public let path: String
  /// What happened.
  public let event: Event

  /// A change.
  public init(kind: DocumentKind, id: String, path: String, event: Event) {
    (self.kind, self.id, self.path, self.event) = (kind, id, path, event)
  }
}
