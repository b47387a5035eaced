/// A directory that could not be listed: what lies in it is unknown, not missing.
public struct UnreadableDirectory: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// What the operating system said.
  public let error: SystemError
}
