/// The durable write: a temporary file beside the target, forced onto the disk, renamed over it, and the directory
/// forced onto the disk. Whatever fails, a reader finds the old file or the new one.
final class FolderWriter {
  let access: FolderAccess
  let mark: WriterMark
  private var temporaryCount = 0
  /// Directories whose own entry is known to be on the disk.
  var durableDirectories: Set<String> = []

  var calls: any FileCalls { access.calls }

  init(access: FolderAccess, mark: WriterMark) {
    self.access = access
    self.mark = mark
  }

  /// Puts `bytes` in the target's place, provided that it still is what it was when read: `old`, or absent.
  func put(_ bytes: [UInt8], as target: FileTarget, over old: FileContent?) throws(FolderError) {
    let temporary = try createTemporary(for: target) { mark.temporaryName(id: target.id, number: $0) }
    do throws(FolderError) {
      try fill(temporary.file, with: bytes, mode: old?.mode, path: target.path)
      try requireUnchanged(target, since: old)
      try FolderError.attempt(.replace, target.path) { () throws(SystemError) in
        try calls.rename(temporary.name, to: target.name, in: target.directory)
      }
    } catch {
      discard(temporary.name, in: target.directory)
      throw error
    }
    try settle(target)
  }

  /// Removes the target, provided that it still is what it was when read.
  func remove(_ target: FileTarget, ifStill old: FileContent) throws(FolderError) {
    try requireUnchanged(target, since: old)
    try FolderError.attempt(.remove, target.path) { () throws(SystemError) in
      try calls.unlink(target.name, in: target.directory)
    }
    try settle(target)
  }

  func createTemporary(
    for target: FileTarget, named name: (Int) -> String
  ) throws(FolderError) -> (name: String, file: Descriptor) {
    try FolderError.attempt(.write, target.path) { () throws(SystemError) in
      while true {
        temporaryCount += 1
        let name = name(temporaryCount)
        do throws(SystemError) {
          return (name, try calls.createFile(name, in: target.directory))
        } catch {
          // A process of the same number left one behind; that file may hold somebody's only copy.
          if error != .exists || temporaryCount > 1000 { throw error }
        }
      }
    }
  }

  /// Writes, syncs and closes the file. A sync that failed is never repeated: the file is given up instead.
  func fill(_ file: Descriptor, with bytes: [UInt8], mode: UInt32?, path: String) throws(FolderError) {
    try FolderError.attempt(.write, path) { () throws(SystemError) in
      do throws(SystemError) {
        try write(bytes, to: file)
        if let mode, mode != 0o600 { try calls.setMode(mode, of: file) }
        try calls.sync(file)
      } catch {
        calls.release(file)
        throw error
      }
      try calls.closeFile(file)
    }
  }

  private func write(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
        try calls.writeBytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[written...])), to: file)
      }
      if count == 0 { throw .inputOutput }
      written += count
    }
  }

  /// The error that led here is the one to report; a file that stays is cleared away later.
  private func discard(_ name: String, in directory: Descriptor) {
    _ = try? calls.unlink(name, in: directory)
  }

  func settle(_ target: FileTarget) throws(FolderError) {
    do { try calls.syncDirectory(target.directory) } catch { throw .notDurable(path: target.path, error) }
  }
}
