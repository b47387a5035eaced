import Synchronization

@testable import DocumentFolder

/// One method of `FileCalls`.
enum Call: Hashable, Sendable, CaseIterable {
  case openFolder, makeFolder, openDirectory, makeDirectory, entries, statusOfName, statusOfFile, openFile, createFile,
    readBytes, writeBytes, setMode, sync, closeFile, rename, unlink, openLock, tryLock
}

/// The real calls, with faults in between. Only `sync` does nothing, since no test of faults pulls a plug.
final class FaultyCalls: FileCalls {
  private let real: any FileCalls
  private let decide: @Sendable (_ call: Call, _ name: String, _ number: Int) -> SystemError?
  private let hidesKinds: Bool
  private let shortWrites: Bool
  private let made = Mutex<[Call]>([])

  /// Fails the calls that `decide` names an error for; `number` counts all calls from 1.
  init(
    on real: any FileCalls = SystemCalls(), hidesKinds: Bool = false, shortWrites: Bool = false,
    _ decide: @escaping @Sendable (_ call: Call, _ name: String, _ number: Int) -> SystemError? = { _, _, _ in nil }
  ) {
    self.real = real
    self.decide = decide
    self.hidesKinds = hidesKinds
    self.shortWrites = shortWrites
  }

  /// Fails every call that satisfies `condition`.
  convenience init(failing condition: @escaping @Sendable (Call, String) -> Bool, with error: SystemError) {
    self.init { call, name, _ in condition(call, name) ? error : nil }
  }

  /// How many calls were made.
  var callCount: Int { made.withLock { $0.count } }

  /// How many calls of one method were made.
  func count(of call: Call) -> Int { made.withLock { $0.filter { $0 == call }.count } }

  private func admit(_ call: Call, _ name: String = "") throws(SystemError) {
    let number = made.withLock { made in
      made.append(call)
      return made.count
    }
    if let error = decide(call, name, number) { throw error }
  }

  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    try admit(.openFolder, path)
    return try real.openFolder(path)
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try admit(.makeFolder, path)
    try real.makeFolder(path)
  }

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit(.openDirectory, name)
    return try real.openDirectory(name, in: directory)
  }

  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError) {
    try admit(.makeDirectory, name)
    try real.makeDirectory(name, in: directory)
  }

  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry] {
    try admit(.entries)
    let entries = try real.entries(of: directory)
    return hidesKinds ? entries.map { DirectoryEntry(name: $0.name, kind: nil) } : entries
  }

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus {
    try admit(.statusOfName, name)
    return try real.status(of: name, in: directory)
  }

  func status(of file: Descriptor) throws(SystemError) -> FileStatus {
    try admit(.statusOfFile)
    return try real.status(of: file)
  }

  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit(.openFile, name)
    return try real.openFile(name, in: directory)
  }

  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
    try admit(.createFile, name)
    return try real.createFile(name, in: directory)
  }

  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try admit(.readBytes)
    return try real.readBytes(of: file, into: buffer)
  }

  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
    try admit(.writeBytes)
    let part = shortWrites ? UnsafeRawBufferPointer(rebasing: buffer.prefix(7)) : buffer
    return try real.writeBytes(part, to: file)
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError) {
    try admit(.setMode)
    try real.setMode(mode, of: file)
  }

  func sync(_ descriptor: Descriptor) throws(SystemError) {
    try admit(.sync)
  }

  /// A failed close has closed.
  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    try real.closeFile(descriptor)
    try admit(.closeFile)
  }

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError) {
    try admit(.rename, newName)
    try real.rename(name, to: newName, in: directory)
  }

  func unlink(_ name: String, in directory: Descriptor) throws(SystemError) {
    try admit(.unlink, name)
    try real.unlink(name, in: directory)
  }

  func openLock(_ path: String) throws(SystemError) -> Descriptor {
    try admit(.openLock, path)
    return try real.openLock(path)
  }

  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool {
    try admit(.tryLock)
    return try real.tryLock(file)
  }
}
