/// What became of old stubs.
public struct PruneReport: Hashable, Sendable {
  /// The stubs that are gone, in ascending order of their identifiers.
  public let removed: [Stub]
  /// Whether nothing was looked at, because part of the folder cannot be listed or nothing tells the time.
  public let isPostponed: Bool
}
