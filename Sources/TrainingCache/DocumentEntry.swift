/// A document on its way into the cache. Making one hashes the bytes, so that the writer need not.
public struct DocumentEntry: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// Size, time and number of the file that was read.
  public let stamp: CachedStamp
  /// The very bytes of the file.
  public let bytes: [UInt8]
  /// The hash of the bytes.
  public let hash: ContentHash
  /// What they say.
  public let content: DocumentContent

  /// A document as it was read.
  public init(path: String, stamp: CachedStamp, bytes: [UInt8], content: DocumentContent) {
    (self.path, self.stamp, self.bytes, self.content) = (path, stamp, bytes, content)
    hash = ContentHash(of: bytes)
  }
}
