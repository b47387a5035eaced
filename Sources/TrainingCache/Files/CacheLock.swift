import CSQLite

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

  /// Waits up to five seconds. Throws `.notAllowed` where no lock can be made, `.busy` where another holds it.
  init(besides path: String) throws(CacheError) {
    descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CacheError(SQLITE_CANTOPEN) }
    for _ in 0..<Self.attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw CacheError(SQLITE_CANTOPEN) }
      usleep(10_000)
    }
    throw CacheError(SQLITE_BUSY)
  }

  private static let attempts = 500

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
