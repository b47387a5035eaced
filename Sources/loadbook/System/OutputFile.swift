#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Numbers that the system gives its errors.
enum SystemCode {
  /// There is no such file.
  static let noEntry = ENOENT
}

/// Writing of files that are not documents: settings and the demo's example files.
enum OutputFile {
  /// Writes a whole file in place of the old one; makes missing folders. Returns what failed, or nil.
  ///
  /// `isDurable` waits until the disk has it; what can be made again at any time needs no such wait.
  static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) -> String? {
    makeFolders(above: path)
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errorText() }
    let isWritten = writeAll(bytes, to: descriptor) && (!isDurable || fsync(descriptor) == 0)
    let failure = isWritten ? nil : errorText()
    close(descriptor)
    if let failure {
      unlink(temporary)
      return failure
    }
    return rename(temporary, path) == 0 ? nil : errorText()
  }

  /// Makes the folders that lead to `path`.
  private static func makeFolders(above path: String) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      if slash > path.startIndex { mkdir(String(path[..<slash]), 0o755) }
      index = path.index(after: slash)
    }
  }

  /// Writes all bytes to a descriptor; false where that failed, with the reason in `errno`.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Removes a file, or a folder with all that is in it; follows no symbolic link.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in InputTree.names(in: path) ?? [] { remove(path + "/" + name) }
    rmdir(path)
  }

  private static func errorText() -> String { String(cString: strerror(errno)).lowercased() }
}
