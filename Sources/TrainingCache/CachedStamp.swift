/// What a file system says about a file without reading it; the same stamp means, with some care, the same content.
public struct CachedStamp: Hashable, Sendable {
  /// Bytes.
  public var size: Int64
  /// When the content last changed, in nanoseconds since 1970 by the disk's clock.
  public var mtimeNanoseconds: Int64
  /// The file's number on its disk.
  public var inode: UInt64

  /// A stamp.
  public init(size: Int64, mtimeNanoseconds: Int64, inode: UInt64) {
    (self.size, self.mtimeNanoseconds, self.inode) = (size, mtimeNanoseconds, inode)
  }
}
