/// What the folder refuses to do, or what failed.
public enum FolderError: Error, Hashable, Sendable {
  /// No layout has a document at this path.
  case notADocumentPath(String)
  /// The bytes to save are nothing that a reader would accept at this path, so they were not written.
  case unacceptable(path: String, QuarantineReason)
  /// The file is not as it was read: another program or device wrote it. Join both and save again. `found` is nil if
  /// there is no file now.
  case changed(path: String, found: [UInt8]?)
  /// The file is set aside for this reason and is never overwritten or removed.
  case quarantined(path: String, QuarantineReason)
  /// The operating system refused. Nothing changed that a reader could see.
  case failed(FileOperation, path: String, SystemError)
  /// The new state is visible, but the disk did not confirm that it survives a power cut. Save again.
  case notDurable(path: String, SystemError)
}

extension FolderError {
  /// Runs a system call and says of what file its error speaks.
  static func attempt<Result>(
    _ operation: FileOperation, _ path: String, _ call: () throws(SystemError) -> Result
  ) throws(FolderError) -> Result {
    do { return try call() } catch { throw .failed(operation, path: path, error) }
  }
}
