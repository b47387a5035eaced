/// What the cache holds of a file.
public enum CachedState: Hashable, Sendable {
  /// A document, with its bytes and its rows.
  case document
  /// A file that is set aside, and why, in words for people.
  case quarantined(reason: String)
  /// A file that a service has announced and not delivered; nothing of it is known.
  case placeholder
}
