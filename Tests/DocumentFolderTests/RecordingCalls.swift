import Synchronization

@testable import DocumentFolder

/// Something that was done to the disk. Paths are from the folder's root; files have numbers, since they are renamed.
enum DiskOperation: Hashable, Sendable {
  case makeDirectory(String)
  case create(String, file: Int)
  case data(file: Int, [UInt8])
  case rename(String, String)
  case unlink(String)
  case syncFile(Int)
  case syncDirectory(String)
}

/// The real calls, written down. Those that `fails` names by their number fail instead.
final class RecordingCalls: FileCalls {
  private struct State {
    var operations: [DiskOperation] = []
    var paths: [Descriptor: String] = [:]
    var files: [Descriptor: Int] = [:]
    /// The numbers of the files that have been made, by where they are now.
    var made: [String: Int] = [:]
    var calls = 0
  }

  private let real: any FileCalls
  private let root: String
  private let fails: @Sendable (Int) -> Bool
  private let state = Mutex(State())

  init(on real: any FileCalls, root: String, fails: @escaping @Sendable (Int) -> Bool = { _ in false }) {
    self.real = real
    self.root = root
    self.fails = fails
  }

  var operations: [DiskOperation] { state.withLock { $0.operations } }
  var callCount: Int { state.withLock { $0.calls } }

  private func admit() throws(SystemError) {
    let number = state.withLock { state in
      state.calls += 1
      return state.calls
    }
    if fails(number) { throw .inputOutput }
  }

  private func path(_ name: String, in directory: Descriptor) -> String {
    let parent = state.withLock { $0.paths[directory] } ?? ""
    return parent.isEmpty ? name : parent + "/" + name
  }

  private func note(_ operation: DiskOperation) { state.withLock { $0.operations.append(operation) } }

  /// The root's own parent is outside of the recording.
  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    try admit()
    let descriptor = try real.openFolder(path)
    state.withLock { $0.paths[descriptor] = path == root ? "" : ".." }
    return descriptor
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try admit()
    try real.makeFolder(path)
  }

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit()
    let descriptor = try real.openDirectory(name, in: directory)
    let path = path(name, in: directory)
    state.withLock { $0.paths[descriptor] = path }
    return descriptor
  }

  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError) {
    try admit()
    try real.makeDirectory(name, in: directory)
    note(.makeDirectory(path(name, in: directory)))
  }

  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    try admit()
    return try real.entries(of: directory)
  }

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus {
    try admit()
    return try real.status(of: name, in: directory)
  }

  func status(of file: Descriptor) throws(SystemError) -> FileStatus {
    try admit()
    return try real.status(of: file)
  }

  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit()
    let descriptor = try real.openFile(name, in: directory)
    let path = path(name, in: directory)
    state.withLock { $0.files[descriptor] = $0.made[path] }
    return descriptor
  }

  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit()
    let descriptor = try real.createFile(name, in: directory)
    let path = path(name, in: directory)
    state.withLock { state in
      let number = state.operations.count
      state.made[path] = number
      state.files[descriptor] = number
      state.operations.append(.create(path, file: number))
    }
    return descriptor
  }

  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try admit()
    return try real.readBytes(of: file, into: buffer)
  }

  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
    try admit()
    let count = try real.writeBytes(buffer, to: file)
    if let number = state.withLock({ $0.files[file] }) { note(.data(file: number, Array(buffer.prefix(count)))) }
    return count
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError) {
    try admit()
    try real.setMode(mode, of: file)
  }

  func sync(_ descriptor: Descriptor) throws(SystemError) {
    try admit()
    try real.sync(descriptor)
    state.withLock { state in
      if let path = state.paths[descriptor] {
        state.operations.append(.syncDirectory(path))
      } else if let number = state.files[descriptor] {
        state.operations.append(.syncFile(number))
      }
    }
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    state.withLock { state in
      state.paths[descriptor] = nil
      state.files[descriptor] = nil
    }
    try real.closeFile(descriptor)
    try admit()
  }

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError) {
    try admit()
    try real.rename(name, to: newName, in: directory)
    let (old, new) = (path(name, in: directory), path(newName, in: directory))
    state.withLock { state in
      state.made[new] = state.made.removeValue(forKey: old)
      state.operations.append(.rename(old, new))
    }
  }

  func unlink(_ name: String, in directory: Descriptor) throws(SystemError) {
    try admit()
    try real.unlink(name, in: directory)
    let path = path(name, in: directory)
    state.withLock { state in
      state.made[path] = nil
      state.operations.append(.unlink(path))
    }
  }

  func openLock(_ path: String) throws(SystemError) -> Descriptor {
    try admit()
    return try real.openLock(path)
  }

  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool {
    try admit()
    return try real.tryLock(file)
  }
}
