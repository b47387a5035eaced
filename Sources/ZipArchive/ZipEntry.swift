/// One file of an archive.
public struct ZipEntry: Hashable, Sendable {
  /// Its path, components joined by `/`, without one at the beginning.
  public let path: String
  /// Its content, whole.
  public let bytes: [UInt8]

  /// A file of this path and content.
  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
