#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    // The stream takes its descriptor over, so it gets one of its own.
    let own = Descriptor(number: try checked { fcntl(directory.number, F_DUPFD_CLOEXEC, 0) })
    guard let stream = fdopendir(own.number) else {
      let code = errno
      release(own)
      throw SystemError(code: code)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name != [0x2E] && name != [0x2E, 0x2E] {
        entries.append(DirectoryEntry(name: name, kind: FileKind(directoryType: entry.pointee.d_type)))
      }
      errno = 0
    }
    if errno != 0 { throw SystemError(code: errno) }
    return entries
  }

  /// An entry is shorter than the declared structure, so the name is read in place and never by copying the whole.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }
}

extension FileKind {
  fileprivate init?(directoryType type: UInt8) {
    switch Int(type) {
    case Int(DT_UNKNOWN): return nil
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .directory
    case Int(DT_LNK): self = .symbolicLink
    default: self = .special
    }
  }
}

extension FileStatus {
  init(_ status: stat) {
    #if canImport(Darwin)
      let modifiedAt = status.st_mtimespec
    #else
      let modifiedAt = status.st_mtim
    #endif
    let kind: FileKind
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    default: kind = .special
    }
    self.init(
      kind: kind, size: Int64(status.st_size), mode: UInt32(status.st_mode & 0o777),
      mtimeNanoseconds: Self.nanoseconds(modifiedAt),
      identity: FileIdentity(
        device: Int64(truncatingIfNeeded: status.st_dev), inode: Int64(truncatingIfNeeded: status.st_ino)))
  }

  /// A damaged disk may give any number of seconds: those that do not fit are cut off, not trapped on.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
    return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ nanoseconds
  }
}
