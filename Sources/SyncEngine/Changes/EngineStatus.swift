public import DocumentFolder

/// How things stand between this device and the folder.
public enum EngineStatus: Hashable, Sendable {
  /// The folder is being compared with what is known.
  case checking
  /// Everything works.
  case ready
  /// Reading works; nothing can be written, for this reason.
  case readOnly(SystemError)
  /// Too much is missing at once to be a person's doing: nothing is written, forgotten or removed until it is back or
  /// somebody says that it really is gone.
  case incomplete(missing: Int, of: Int)
  /// The file that marks the folder was there and is gone: another folder, or one that is still being filled.
  case unmarked
  /// The folder is not there: a disk or a network that is not connected.
  case unavailable

  /// Whether records may be written.
  public var allowsWriting: Bool {
    switch self {
    case .ready, .checking: true
    case .readOnly, .incomplete, .unmarked, .unavailable: false
    }
  }
}
