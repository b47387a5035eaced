/// The single values that the cache keeps for the engine. Names are part of the file; values are texts of the engine.
public enum CacheMeta: String, Hashable, Sendable, CaseIterable {
  /// Whether the folder's marker file was ever seen.
  case markerSeen
  /// When the last full scan ended, in seconds since 1970.
  case lastScan
  /// When every file was last compared by hash, in seconds since 1970.
  case lastHashSweep
  /// Documents that a look missed, and when it first did.
  case missed
}
