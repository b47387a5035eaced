import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Numbers that the system gives its errors.
public enum SystemCode {
  /// There is no such file.
  public static let noEntry = ENOENT
}

/// Writing of files that are not documents: settings and the demo's example files.
public enum OutputFile {
  private static let writes = Atomic<UInt64>(0)

  /// Writes a whole file in place of the old one; makes missing folders. Returns what failed, or nil.
  ///
  /// `isDurable` waits until the disk has it; what can be made again at any time needs no such wait.
  public static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) -> String? {
    if let failure = makeFolders(above: path) { return failure }
    // Two threads of this process may write one file at once: each has a temporary one of its own.
    let number = writes.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = path + ".\(UInt64(getpid()) << 24 | number & 0xFF_FFFF).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errorText() }
    let isWritten = writeAll(bytes, to: descriptor) && (!isDurable || fsync(descriptor) == 0)
    var failure = isWritten ? nil : errorText()
    close(descriptor)
    if failure == nil, rename(temporary, path) != 0 { failure = errorText() }
    if failure != nil { unlink(temporary) }
    return failure
  }

  /// The name of the file that `name` is an unfinished copy of; nil where it is none.
  public static func nameBeforeTemporary(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.last == "tmp", UInt64(parts[parts.count - 2]) != nil else { return nil }
    return parts.dropLast(2).joined(separator: ".")
  }

  /// Makes the folders that lead to `path`. Returns what failed, or nil.
  public static func makeFolders(above path: String) -> String? {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      if slash > path.startIndex, let failure = makeFolder(String(path[..<slash])) { return failure }
      index = path.index(after: slash)
    }
    return nil
  }

  private static func makeFolder(_ path: String) -> String? {
    if mkdir(path, 0o755) == 0 { return nil }
    let code = errno
    var status = stat()
    // A folder that is there may also be answered with “read-only” or “permission denied”.
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return nil }
    return String(cString: strerror(code == EEXIST ? ENOTDIR : code)).lowercased()
  }

  /// Writes all bytes to a descriptor; false where that failed, with the reason in `errno`.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rawWrite(descriptor, $0) }
      if count > 0 { written += count } else if errno != EINTR { return false }
    }
    return true
  }

  private static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Removes a file.
  public static func removeFile(_ path: String) { unlink(path) }

  private static func errorText() -> String { String(cString: strerror(errno)).lowercased() }
}
