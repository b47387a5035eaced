/// An open file or directory.
struct Descriptor: Hashable, Sendable {
  let number: Int32
}

/// The calls into the operating system that the store makes, one method a call, so that tests can fail any of them.
///
/// Names are single path components, except in `openFolder` and `makeFolder`. No call follows a symbolic link there.
protocol FileCalls: Sendable {
  /// Opens the directory at `path`; a symbolic link to it is followed, since the user chose it.
  func openFolder(_ path: String) throws(SystemError) -> Descriptor
  func makeFolder(_ path: String) throws(SystemError)

  func openDirectory(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor
  func makeDirectory(_ name: String, in directory: Descriptor) throws(SystemError)
  func entries(of directory: Descriptor) throws(SystemError) -> [DirectoryEntry]

  func status(of name: String, in directory: Descriptor) throws(SystemError) -> FileStatus
  func status(of file: Descriptor) throws(SystemError) -> FileStatus

  /// Opens a file for reading without ever waiting for it.
  func openFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor
  /// Makes a file that was not there, for its owner only, and opens it for writing.
  func createFile(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor
  /// Reads up to the buffer's size; 0 at the end.
  func readBytes(of file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  /// Writes as much of the buffer as the system takes, and says how much.
  func writeBytes(_ buffer: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int
  func setMode(_ mode: UInt32, of file: Descriptor) throws(SystemError)
  /// Forces a file's content, or a directory's entries, onto the disk.
  func sync(_ descriptor: Descriptor) throws(SystemError)
  func closeFile(_ descriptor: Descriptor) throws(SystemError)

  func rename(_ name: String, to newName: String, in directory: Descriptor) throws(SystemError)
  func unlink(_ name: String, in directory: Descriptor) throws(SystemError)

  /// Opens the file at `path`, made for its owner only if missing, to be locked.
  func openLock(_ path: String) throws(SystemError) -> Descriptor
  /// Locks an open file against others that lock it, without waiting; false if one of them has it.
  func tryLock(_ file: Descriptor) throws(SystemError) -> Bool
}
