public import DocumentFolder
public import TrainingModel

/// What an engine is given: where the folder is, where this device keeps what it knows of it, and the time.
public struct EngineSetup: Sendable {
  /// The folder's path as the user gave it.
  public let folder: String
  /// Where cache, journal and lock lie; nil: in memory and without a lock.
  public let state: StatePaths?
  /// Who writes.
  public let mark: WriterMark
  /// The time now, by this device's clock.
  public let now: @Sendable () -> Instant
  /// Waits so long; returns early where the task is cancelled.
  public let wait: @Sendable (Duration) async -> Void

  /// What an engine is given.
  public init(
    folder: String, state: StatePaths?, mark: WriterMark, now: @escaping @Sendable () -> Instant,
    wait: @escaping @Sendable (Duration) async -> Void
  ) {
    (self.folder, self.state, self.mark) = (folder, state, mark)
    (self.now, self.wait) = (now, wait)
  }
}
