/// What became of a live file whose record has a stub.
public struct ReapReport: Hashable, Sendable {
  /// What was done about the two.
  public enum Outcome: Hashable, Sendable {
    /// The deletion is the later one: the file is gone again, and its stub keeps what it held.
    case deleted
    /// The record changed later than it was deleted: it lives, and its stub is gone or says so.
    case revived
    /// The file is set aside for this reason, and both stay.
    case left(QuarantineReason)
    /// It could not be done; both stay.
    case failed(FolderError)
  }

  /// The kind of the record.
  public let kind: String
  /// Its identifier.
  public let id: String
  /// The live file's path from the folder's root.
  public let path: String
  /// What was done.
  public let outcome: Outcome
}
