#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif
import TrainingDesk

/// A file that its owner alone may read, in a folder that its owner alone may enter.
struct PrivateFile: Hashable, Sendable {
  /// Why the file could not be read or written, in words.
  struct Failure: Error, Hashable, Sendable {
    let text: String
  }

  /// What tells one state of the file from another without reading it.
  struct Mark: Hashable, Sendable {
    var node: UInt64 = 0
    var size: Int64 = 0
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
  }

  let path: String

  private var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// The file's mark; nil where there is none.
  func mark() -> Mark? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Mark(
      node: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(time.tv_sec),
      nanoseconds: Int64(time.tv_nsec))
  }

  /// Its bytes; nil where there is none. Refuses a link, and a file that somebody else owns or may write.
  func read() throws(Failure) -> [UInt8]? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure(text: Self.errorText())
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
      throw Failure(text: "it is a link, or others may write it")
    }
    switch InputFile.read(path, limit: 1 << 20) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw Failure(text: failure.text)
    }
  }

  /// Does `body` while no other process does so with this file. Makes the folder first.
  func locked<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try makeFolder()
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(text: Self.errorText()) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Failure(text: Self.errorText()) }
    }
    let result = try body()
    fsync(descriptor)
    return result
  }

  /// Writes it whole, for its owner alone.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let temporary = path + ".\(getpid()).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(text: Self.errorText()) }
    let isWritten = OutputFile.writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let text = isWritten ? "" : Self.errorText()
    close(descriptor)
    if isWritten, rename(temporary, path) == 0 { return }
    let failure = isWritten ? Self.errorText() : text
    unlink(temporary)
    throw Failure(text: failure)
  }

  private func makeFolder() throws(Failure) {
    if let failure = OutputFile.makeFolders(above: path) { throw Failure(text: failure) }
    guard chmod(folder, 0o700) == 0 else { throw Failure(text: Self.errorText()) }
  }

  private static func errorText() -> String { String(cString: strerror(errno)).lowercased() }
}
