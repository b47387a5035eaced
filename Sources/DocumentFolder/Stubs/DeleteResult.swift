/// What a deletion came to. In every case the stub is on the disk and would survive a power cut.
public enum DeleteResult: Hashable, Sendable {
  /// The stub was written, and the file is gone.
  case deleted
  /// The record was deleted before; nothing was written.
  case alreadyDeleted
  /// The stub was written. The file could not be understood for this reason, so the stub keeps nothing of it, and the
  /// file stays where it is.
  case fileKept(QuarantineReason)
}
