/// What the file system says of a file: while none of it differs, the file is most likely the same.
///
/// A sync service may keep times as they were and some disks round them, so a stamp that differs only says: look.
public struct FileStamp: Hashable, Sendable {
  /// Bytes.
  public let size: Int64
  /// Nanoseconds since 1970-01-01T00:00:00Z by the clock of the machine that holds the disk.
  public let mtimeNanoseconds: Int64
  /// The file's number on its disk, as its bits.
  public let inode: Int64

  /// A stamp of these parts.
  public init(size: Int64, mtimeNanoseconds: Int64, inode: Int64) {
    (self.size, self.mtimeNanoseconds, self.inode) = (size, mtimeNanoseconds, inode)
  }
}
