public import DocumentFolder
public import TrainingCache

/// What every role with a folder may do: look at it, follow it, and ask the cache.
public protocol FolderReading: Sendable {
  /// Whether this role may do more is its type's own business.
  var access: EngineAccess { get }
}

/// The engine behind a role, of which only reading shows.
public struct EngineAccess: Sendable {
  let engine: FolderEngine
}

extension FolderReading {
  /// Looks at the folder once and brings the cache up to date. Throws `folder` if the folder cannot be listed.
  public func connect() async throws(EngineError) { try await access.engine.reconcile() }

  /// Looks at the folder and follows it from then on, by `observer`.
  public func watch(_ observer: any FolderObserving) async throws(EngineError) {
    try await access.engine.watch(observer)
  }

  /// Stops following; the streams of changes end.
  public func stop() async { await access.engine.stopWatching() }

  /// Everything that changes from now on.
  public func changes() async -> AsyncStream<[DocumentChange]> { await access.engine.changes() }

  /// How the folder stands.
  public func status() async -> EngineStatus { await access.engine.status }

  /// All records, as of the last look.
  public func snapshot() async throws(EngineError) -> FolderSnapshot { try await access.engine.snapshot() }

  /// All records, as of the last look. What `earlier` holds already is taken from there, so that little is read where
  /// little has changed.
  public func snapshot(since earlier: FolderSnapshot) async throws(EngineError) -> FolderSnapshot {
    try await access.engine.snapshot(since: earlier)
  }

  /// Asks the cache for what a screen needs; a damaged one is made anew first.
  public func ask<Value: Sendable>(
    _ question: @Sendable (TrainingCache) async throws(CacheError) -> Value
  ) async throws(EngineError) -> Value {
    try await access.engine.asking(question)
  }

  /// Returns once everything that was begun to be saved is on the disk.
  public func flush() async { await access.engine.flush() }
}
