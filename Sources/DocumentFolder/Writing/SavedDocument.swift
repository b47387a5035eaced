/// What lies in the folder after a save, and would survive a power cut.
public struct SavedDocument: Hashable, Sendable {
  /// What the save came to.
  public enum Outcome: Hashable, Sendable {
    /// The file holds what was saved.
    case written
    /// Another program or device had written the file; it holds both now.
    case joined
    /// The file said all of it already and was not touched.
    case unchanged
  }

  /// From the folder's root.
  public let path: String
  /// The whole file.
  public let bytes: [UInt8]
  /// What the save came to.
  public let outcome: Outcome
}
