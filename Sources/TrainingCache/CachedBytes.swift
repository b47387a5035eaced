/// The very bytes of a document, as they were last seen in the folder.
public struct CachedBytes: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]
}
