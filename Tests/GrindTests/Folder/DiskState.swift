@testable import DocumentFolder

/// The files of a `MemoryDisk`. Paths are from the folder's root, which is the empty path.
struct DiskState: Sendable {
  /// A regular file.
  struct File: Hashable, Sendable {
    var bytes: [UInt8]
    /// Seconds by the clock of the device.
    var modifiedAt: Int64
    var inode: Int64
  }

  private enum Entry {
    case directory
    case file(File)
  }

  private enum Handle {
    case directory(String)
    /// A file read as it was when it was opened, and how much of it.
    case reading(File, Int)
    case writing(String)
  }

  /// Seconds by the clock of the device, for the times of files written now.
  var clock: Int64 = 0
  /// Files that the store put in place or removed.
  private(set) var writes = 0

  private var directories: [String: [String: Entry]] = ["": [:], "/": [:]]
  private var handles: [Int32: Handle] = [:]
  private var lastHandle: Int32 = 0
  private var lastInode: Int64 = 0

  /// All paths of files, in order.
  var paths: [String] {
    directories.flatMap { directory, entries in
      entries.compactMap { name, entry in
        if case .file = entry { Self.joined(directory, name) } else { nil }
      }
    }.sorted()
  }

  /// One file; nil where none is. Setting it makes the directories on the way, and setting nil removes it.
  subscript(path: String) -> File? {
    get {
      guard case .file(let file)? = entry(path) else { return nil }
      return file
    }
    set {
      let (directory, name) = Self.split(path)
      makeAll(directory)
      directories[directory]?[name] = newValue.map { .file($0) }
    }
  }

  /// Puts a file in place with a new inode, as every service does, keeping its time.
  mutating func put(_ bytes: [UInt8], at path: String, modifiedAt: Int64) {
    lastInode += 1
    self[path] = File(bytes: bytes, modifiedAt: modifiedAt, inode: lastInode)
  }

  private mutating func makeAll(_ directory: String) {
    guard directories[directory] == nil else { return }
    directories[directory] = [:]
    guard !directory.isEmpty else { return }
    let (parent, name) = Self.split(directory)
    makeAll(parent)
    directories[parent]?[name] = .directory
  }

  mutating func openDirectory(_ path: String) throws(SystemError) -> Descriptor {
    guard directories[path] != nil else { throw entry(path) == nil ? .missing : .notADirectory }
    return open(.directory(path))
  }

  mutating func makeDirectory(_ path: String) throws(SystemError) {
    guard directories[path] == nil, entry(path) == nil else { throw .exists }
    makeAll(path)
  }

  func entries(_ directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    (directories[try path(of: directory)] ?? [:]).map { name, entry in
      if case .file = entry { return DirectoryEntry(name: Array(name.utf8), kind: .regular) }
      return DirectoryEntry(name: Array(name.utf8), kind: .directory)
    }
  }

  func status(_ path: String) throws(SystemError) -> FileStatus {
    switch entry(path) {
    case .file(let file): return Self.status(of: file)
    case .directory: return Self.status(kind: .directory, of: File(bytes: [], modifiedAt: 0, inode: 0))
    case nil: throw .missing
    }
  }

  func status(_ file: Descriptor) throws(SystemError) -> FileStatus {
    switch handles[file.number] {
    case .reading(let file, _): return Self.status(of: file)
    case .writing(let path), .directory(let path): return try status(path)
    case nil: throw .unsupported
    }
  }

  mutating func openFile(_ path: String) throws(SystemError) -> Descriptor {
    guard let file = self[path] else { throw directories[path] == nil ? .missing : .isADirectory }
    return open(.reading(file, 0))
  }

  mutating func createFile(_ path: String) throws(SystemError) -> Descriptor {
    guard entry(path) == nil else { throw .exists }
    put([], at: path, modifiedAt: clock)
    return open(.writing(path))
  }

  mutating func read(_ file: Descriptor, upTo count: Int) throws(SystemError) -> ArraySlice<UInt8> {
    guard case .reading(let content, let offset)? = handles[file.number] else { throw .unsupported }
    let part = content.bytes[offset...].prefix(count)
    handles[file.number] = .reading(content, offset + part.count)
    return part
  }

  mutating func append(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) -> Int {
    guard case .writing(let path)? = handles[file.number], var content = self[path] else { throw .unsupported }
    content.bytes += bytes
    self[path] = content
    return bytes.count
  }

  mutating func close(_ descriptor: Descriptor) { handles[descriptor.number] = nil }

  mutating func rename(_ path: String, to newPath: String) throws(SystemError) {
    guard let file = self[path] else { throw .missing }
    self[path] = nil
    self[newPath] = file
    writes += 1
  }

  mutating func unlink(_ path: String) throws(SystemError) {
    guard self[path] != nil else { throw .missing }
    self[path] = nil
    writes += 1
  }

  /// The path of `name` in an open directory.
  func path(_ name: String, _ directory: Descriptor) throws(SystemError) -> String {
    Self.joined(try path(of: directory), name)
  }

  /// The path of a folder by its name for the store: the root, or what holds it.
  static func path(ofFolder path: String) -> String { path == MemoryDisk.root ? "" : path }
}

extension DiskState {
  private mutating func open(_ handle: Handle) -> Descriptor {
    lastHandle += 1
    handles[lastHandle] = handle
    return Descriptor(number: lastHandle)
  }

  private func path(of directory: Descriptor) throws(SystemError) -> String {
    guard case .directory(let path)? = handles[directory.number] else { throw .notADirectory }
    return path
  }

  private func entry(_ path: String) -> Entry? {
    let (directory, name) = Self.split(path)
    return directories[directory]?[name]
  }

  private static func status(kind: FileKind = .regular, of file: File) -> FileStatus {
    FileStatus(
      kind: kind, size: Int64(file.bytes.count), mode: 0o600, mtimeNanoseconds: file.modifiedAt * 1_000_000_000,
      identity: FileIdentity(device: 1, inode: file.inode))
  }

  private static func joined(_ directory: String, _ name: String) -> String {
    directory.isEmpty ? name : directory + "/" + name
  }

  private static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
