import Synchronization

@testable import DocumentFolder

/// A disk in memory with what the store relies on: names in directories, and files that outlive their names while they
/// are open. It makes thousands of interrupted runs a matter of seconds.
final class MemoryDisk: FileCalls {
  fileprivate final class Node {
    let kind: FileKind
    let inode: Int64
    var bytes: [UInt8] = []
    var mode: UInt32 = 0o600
    var children: [String: Node] = [:]

    init(_ kind: FileKind, inode: Int64) { (self.kind, self.inode) = (kind, inode) }
  }

  fileprivate struct State {
    var root: Node
    var open: [Descriptor: (node: Node, offset: Int)] = [:]
    var locks: Set<Descriptor> = []
    var count: Int32 = 1

    mutating func node(_ kind: FileKind) -> Node {
      count += 1
      return Node(kind, inode: Int64(count))
    }

    mutating func descriptor(_ node: Node) -> Descriptor {
      count += 1
      let descriptor = Descriptor(number: count)
      open[descriptor] = (node, 0)
      return descriptor
    }

    func node(_ descriptor: Descriptor) throws(SystemError) -> Node {
      guard let node = open[descriptor]?.node else { throw .other(code: 9) }
      return node
    }

    func child(_ name: String, in directory: Descriptor) throws(SystemError) -> Node {
      guard let child = try node(directory).children[name] else { throw .missing }
      return child
    }

    mutating func open(_ name: String, _ kind: FileKind, in directory: Descriptor) throws(SystemError) -> Descriptor {
      let child = try child(name, in: directory)
      guard child.kind == kind else { throw kind == .directory ? .notADirectory : .isADirectory }
      return descriptor(child)
    }

    mutating func make(_ name: String, _ kind: FileKind, in directory: Descriptor) throws(SystemError) -> Node {
      let parent = try node(directory)
      guard parent.children[name] == nil else { throw .exists }
      let child = node(kind)
      parent.children[name] = child
      return child
    }
  }

  /// The folder's path on this disk.
  static let root = "/disk/folder"

  fileprivate let state = Mutex(State(root: Node(.directory, inode: 1)))

  /// The root's parent is a directory of its own that nothing is ever looked up in.
  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    try state.withLock { (state) throws(SystemError) in
      state.descriptor(path == Self.root ? state.root : Node(.directory, inode: 0))
    }
  }

  func makeFolder(_ path: String) throws(SystemError) {}

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (state) throws(SystemError) in try state.open(name, .directory, in: directory) }
  }

  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in _ = try state.make(name, .directory, in: directory) }
  }

  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    try state.withLock { (state) throws(SystemError) in
      try state.node(directory).children.map { DirectoryEntry(name: Array($0.key.utf8), kind: $0.value.kind) }
    }
  }

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus {
    try state.withLock { (state) throws(SystemError) in try state.child(name, in: directory).status }
  }

  func status(of file: Descriptor) throws(SystemError) -> FileStatus {
    try state.withLock { (state) throws(SystemError) in try state.node(file).status }
  }

  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (state) throws(SystemError) in try state.open(name, .regular, in: directory) }
  }

  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (state) throws(SystemError) in
      state.descriptor(try state.make(name, .regular, in: directory))
    }
  }

  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let bytes = try state.withLock { (state) throws(SystemError) in
      let (node, offset) = (try state.node(file), state.open[file]?.offset ?? 0)
      let part = node.bytes.dropFirst(offset).prefix(buffer.count)
      state.open[file]?.offset += part.count
      return part
    }
    buffer.copyBytes(from: bytes)
    return bytes.count
  }

  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
    let bytes = Array(buffer)
    return try state.withLock { (state) throws(SystemError) in
      try state.node(file).bytes += bytes
      return bytes.count
    }
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in try state.node(file).mode = mode }
  }

  func sync(_ descriptor: Descriptor) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in _ = try state.node(descriptor) }
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    let wasOpen = state.withLock { state in
      state.locks.remove(descriptor)
      return state.open.removeValue(forKey: descriptor) != nil
    }
    if !wasOpen { throw .other(code: 9) }
  }

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      let (child, parent) = (try state.child(name, in: directory), try state.node(directory))
      parent.children[name] = nil
      parent.children[newName] = child
    }
  }

  func unlink(_ name: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.child(name, in: directory).kind != .directory else { throw .isADirectory }
      try state.node(directory).children[name] = nil
    }
  }

  func openLock(_ path: String) throws(SystemError) -> Descriptor { state.withLock { $0.descriptor($0.root) } }

  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool {
    state.withLock { state in
      guard state.locks.isEmpty else { return false }
      state.locks.insert(file)
      return true
    }
  }
}

extension MemoryDisk.Node {
  fileprivate var status: FileStatus {
    FileStatus(
      kind: kind, size: Int64(bytes.count), mode: mode, mtimeNanoseconds: 0,
      identity: FileIdentity(device: 0, inode: inode))
  }

  fileprivate func collect(_ path: String, into files: inout [String: [UInt8]]) {
    for (name, child) in children {
      let path = path.isEmpty ? name : path + "/" + name
      if child.kind == .directory { child.collect(path, into: &files) } else { files[path] = child.bytes }
    }
  }
}

/// A folder on a disk in memory.
struct MemoryFolder: TestFolder {
  let disk = MemoryDisk()

  func store(calls: any FileCalls) -> DocumentFileStore {
    DocumentFileStore(
      access: FolderAccess(root: MemoryDisk.root, calls: calls), layouts: .all, mark: .test, joiner: SetJoiner(),
      lock: nil, keepsStub: { _ in false })
  }

  func store() -> DocumentFileStore { store(calls: disk) }

  func plant(_ path: String, _ bytes: [UInt8]) throws {
    disk.state.withLock { state in
      let parts = path.split(separator: "/").map(String.init)
      var directory = state.root
      for name in parts.dropLast() {
        let next = directory.children[name] ?? state.node(.directory)
        directory.children[name] = next
        directory = next
      }
      let file = state.node(.regular)
      file.bytes = bytes
      directory.children[parts[parts.count - 1]] = file
    }
  }

  func content() -> [String: [UInt8]] {
    disk.state.withLock { state in
      var files: [String: [UInt8]] = [:]
      state.root.collect("", into: &files)
      files[FolderMarker.name] = nil
      return files
    }
  }

  /// How many files are open: none, once nobody does anything.
  var openCount: Int { disk.state.withLock { $0.open.count } }
}
