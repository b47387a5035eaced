import Synchronization

@testable import DocumentFolder

/// A disk in memory that holds one folder, for the store that runs on it and for a sync service that changes files
/// behind the store's back. What was written is durable at once, and no call fails but for what is not there.
final class MemoryDisk: FileCalls, Sendable {
  /// Where the folder lies for its store.
  static let root = "/folder"

  private let state = Mutex(DiskState())

  /// Runs `body` on the files, as a sync service does between two calls of the store.
  func files<Value: Sendable>(_ body: (inout DiskState) -> Value) -> Value { state.withLock { body(&$0) } }

  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    try state.withLock { (disk) throws(SystemError) in try disk.openDirectory(DiskState.path(ofFolder: path)) }
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try state.withLock { (disk) throws(SystemError) in try disk.makeDirectory(DiskState.path(ofFolder: path)) }
  }

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (disk) throws(SystemError) in try disk.openDirectory(disk.path(name, directory)) }
  }

  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (disk) throws(SystemError) in try disk.makeDirectory(disk.path(name, directory)) }
  }

  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    try state.withLock { (disk) throws(SystemError) in try disk.entries(directory) }
  }

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus {
    try state.withLock { (disk) throws(SystemError) in try disk.status(disk.path(name, directory)) }
  }

  func status(of file: Descriptor) throws(SystemError) -> FileStatus {
    try state.withLock { (disk) throws(SystemError) in try disk.status(file) }
  }

  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (disk) throws(SystemError) in try disk.openFile(disk.path(name, directory)) }
  }

  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try state.withLock { (disk) throws(SystemError) in try disk.createFile(disk.path(name, directory)) }
  }

  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let part = try state.withLock { (disk) throws(SystemError) in try disk.read(file, upTo: buffer.count) }
    buffer.copyBytes(from: part)
    return part.count
  }

  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
    let bytes = Array(buffer)
    return try state.withLock { (disk) throws(SystemError) in try disk.append(bytes, to: file) }
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError) {}
  func sync(_ descriptor: Descriptor) throws(SystemError) {}
  func closeFile(_ descriptor: Descriptor) throws(SystemError) { state.withLock { $0.close(descriptor) } }

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (disk) throws(SystemError) in
      try disk.rename(disk.path(name, directory), to: disk.path(newName, directory))
    }
  }

  func unlink(_ name: String, in directory: Descriptor) throws(SystemError) {
    try state.withLock { (disk) throws(SystemError) in try disk.unlink(disk.path(name, directory)) }
  }

  /// One program on a disk needs no lock.
  func openLock(_ path: String) throws(SystemError) -> Descriptor { throw .unsupported }
  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool { true }
}
