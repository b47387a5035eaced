/// Where the cache is kept.
public enum CacheStorage: Hashable, Sendable {
  /// In its file.
  case file
  /// In memory, as the caller wanted.
  case memory
  /// In memory, since the file cannot be used: the next start has to read the folder again.
  case memoryInstead(CacheError)
}
