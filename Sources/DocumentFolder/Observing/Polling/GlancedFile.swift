#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What tells an observer that polls whether a file is another than before.
struct GlancedFile: Hashable, Sendable {
  let inode: UInt64
  /// Bytes.
  let size: Int64
  /// Since 1970 by the clock of the disk.
  let modifiedAt: Duration
  /// Permissions decide whether it can be read at all.
  let mode: UInt32

  /// The file of this name; nil if there is none, or none to be seen.
  init?(_ name: String, in directory: Descriptor) {
    var status = stat()
    guard fstatat(directory.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modifiedAt = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    mode = UInt32(status.st_mode)
  }
}
