#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The files of one cache: the database, its log and the log's index.
struct CacheFile {
  let path: String

  /// What tells one file from another at the same path.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// The file that lies at the path now; nil: none.
  var identity: Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  /// Makes the directories above the file that are missing, for their owner alone.
  func makeDirectories() {
    let bytes = Array(path.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(decoding: bytes[..<index], as: UTF8.self), 0o700)
    }
  }

  /// Makes an empty file for its owner alone, where there is none; SQLite gives its other files the same rights.
  func makePrivate() {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Removes all three, and an empty directory that stands in their place.
  func remove() {
    for suffix in ["", "-wal", "-shm"] where unlink(path + suffix) != 0 { rmdir(path + suffix) }
  }
}
