#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps two programs from opening and replacing one cache at the same time. It is held while a file is opened and
/// looked at, never while it is read or written.
final class CacheLock {
  private let descriptor: Int32

  /// Waits up to five seconds; nil: the lock cannot be had, so the file must be left alone.
  init?(besides path: String) {
    descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<500 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      usleep(10_000)
    }
    close(descriptor)
    return nil
  }

  deinit { close(descriptor) }
}
