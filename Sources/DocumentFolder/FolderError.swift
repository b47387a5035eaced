public import struct TrainingModel.Instant

/// What the folder refuses to do, or what failed.
public enum FolderError: Error, Hashable, Sendable {
  /// No layout has a document at this path.
  case notADocumentPath(String)
  /// The bytes to save are nothing that a reader would accept at this path, so they were not written.
  case unacceptable(path: String, QuarantineReason)
  /// The file is not as it was read: another program or device wrote it. `found` is nil if there is no file now.
  /// `keptAt` is where an edit that could not be joined into it waits for the next look at the folder; nil if there was
  /// none to keep.
  case changed(path: String, found: [UInt8]?, keptAt: String?)
  /// What lies there and what was to be saved cannot be joined. `keptAt` is where the edit was kept.
  case unjoinable(path: String, JoinRefusal, keptAt: String?)
  /// The record was deleted at this time, and the edit is not later. Its content is in the stub.
  case deletedElsewhere(path: String, at: Instant)
  /// The stub at this path does not hold its record.
  case notRestorable(path: String)
  /// The file is set aside for this reason and is never overwritten or removed.
  case quarantined(path: String, QuarantineReason)
  /// Another program of this machine has been writing for too long; `path` is the lock's file.
  case locked(path: String)
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
