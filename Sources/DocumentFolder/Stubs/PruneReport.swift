/// What became of old stubs.
public struct PruneReport: Hashable, Sendable {
  /// The stubs that are gone, in ascending order of their identifiers.
  public internal(set) var removed: [Stub]
  /// The stubs that stay and keep no record any more, in ascending order of their identifiers.
  public internal(set) var shortened: [Stub]
  /// Whether nothing was looked at, because part of the folder cannot be listed or nothing tells the time.
  public let isPostponed: Bool
}
