#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The file that an archive is written to: whole, durable, and only then under its name.
struct ArchiveFile {
  let path: String

  /// Writes `bytes` beside the file and puts them in its place; throws `exists` where that is not wanted.
  func write(_ bytes: [UInt8], replacing: Bool) throws(ZipError) {
    if let kind = kindThere {
      guard replacing else { throw .exists }
      // A name that leads to a device, a folder or elsewhere is no old archive.
      guard kind == S_IFREG else { throw .notAFile }
    }
    let temporary = temporaryPath
    do throws(ZipError) {
      try writeNew(bytes, to: temporary)
      try put(temporary, replacing: replacing)
    } catch {
      unlink(temporary)
      throw error
    }
    try syncDirectory()
  }

  /// What kind of file lies at the path; nil: none.
  private var kindThere: mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Named so that no sync service carries it: `~<name>.<process>.tmp`.
  private var temporaryPath: String {
    "\(directory)/~\(path.split(separator: "/").last ?? "").\(getpid()).tmp"
  }

  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func writeNew(_ bytes: [UInt8], to temporary: String) throws(ZipError) {
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system(.write, code: errno) }
    let failure = Self.writeAll(bytes, to: descriptor) && fsync(descriptor) == 0 ? 0 : errno
    guard close(descriptor) == 0, failure == 0 else { throw .system(.write, code: failure == 0 ? errno : failure) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  private func put(_ temporary: String, replacing: Bool) throws(ZipError) {
    if replacing {
      guard rename(temporary, path) == 0 else { throw .system(.write, code: errno) }
      return
    }
    if link(temporary, path) == 0 {
      unlink(temporary)
    } else if errno == EEXIST {
      throw .exists
    } else {
      // A disk without hard links, such as a stick: the look and the rename are two steps then.
      guard kindThere == nil else { throw .exists }
      guard rename(temporary, path) == 0 else { throw .system(.write, code: errno) }
    }
  }

  private func syncDirectory() throws(ZipError) {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.write, code: errno) }
    defer { close(descriptor) }
    // Some network disks cannot sync a directory and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(.write, code: errno) }
  }
}
