#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The real calls. Those that a signal interrupted before they did anything are repeated.
struct SystemCalls: FileCalls {
  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    Descriptor(number: try checked { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  func makeFolder(_ path: String) throws(SystemError) {
    _ = try checked { mkdir(path, 0o700) }
  }

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    Descriptor(
      number: try checked {
        openat(directory.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      })
  }

  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError) {
    _ = try checked { mkdirat(directory.number, name, 0o700) }
  }

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try checked { fstatat(directory.number, name, &status, AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  func status(of file: Descriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try checked { fstat(file.number, &status) }
    return FileStatus(status)
  }

  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return Descriptor(number: try checked { openat(directory.number, name, flags) })
  }

  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return Descriptor(number: try checked { openat(directory.number, name, flags, 0o600) })
  }

  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try checked { read(file.number, buffer.baseAddress, buffer.count) }
  }

  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
    try checked { write(file.number, buffer.baseAddress, buffer.count) }
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError) {
    _ = try checked { fchmod(file.number, mode_t(mode)) }
  }

  func sync(_ descriptor: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
      // There, fsync leaves the bytes in the drive's own cache.
      if fcntl(descriptor.number, F_FULLFSYNC) == 0 { return }
    #endif
    // Never repeated: after a failure the kernel may call lost pages clean, and a second call would succeed falsely.
    if fsync(descriptor.number) != 0 { throw SystemError(code: errno) }
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    // An interrupted close has closed; repeating it could close another thread's file.
    if close(descriptor.number) != 0, errno != EINTR { throw SystemError(code: errno) }
  }

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError) {
    _ = try checked { renameat(directory.number, name, directory.number, newName) }
  }

  func unlink(_ name: String, in directory: Descriptor) throws(SystemError) {
    _ = try checked { unlinkat(directory.number, name, 0) }
  }

  func openLock(_ path: String) throws(SystemError) -> Descriptor {
    Descriptor(number: try checked { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600) })
  }

  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try checked { flock(file.number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error == .wouldBlock { return false }
      throw error
    }
  }

  func checked<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
