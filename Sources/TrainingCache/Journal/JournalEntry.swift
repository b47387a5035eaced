public import TrainingModel

/// A document that this device saved or knew and that the folder must not lose.
public struct JournalEntry: Hashable, Sendable {
  /// The document's kind.
  public let kind: DocumentKind
  /// Its identifier.
  public let id: String
  /// Its path from the folder's root.
  public let path: String
  /// The whole document.
  public let bytes: [UInt8]
  /// When it was kept, by this device's clock.
  public let keptAt: Instant

  /// An entry.
  public init(kind: DocumentKind, id: String, path: String, bytes: [UInt8], keptAt: Instant) {
    (self.kind, self.id, self.path) = (kind, id, path)
    (self.bytes, self.keptAt) = (bytes, keptAt)
  }
}
