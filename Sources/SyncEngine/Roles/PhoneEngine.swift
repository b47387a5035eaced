public import DocumentFolder
public import TrainingModel

/// What a phone, and this machine's own command line, may do: everything.
public struct PhoneEngine: FolderReading {
  let engine: FolderEngine

  /// The engine, of which only reading shows.
  public var access: EngineAccess { EngineAccess(engine: engine) }

  /// An engine that has looked at nothing yet. Throws `cache` where there is no memory.
  public init(_ setup: EngineSetup) throws(EngineError) { engine = try FolderEngine(setup) }

  init(engine: FolderEngine) { self.engine = engine }

  /// The store, for reading single files.
  public var store: DocumentFileStore { engine.store }

  /// Saves a document that is new (`record` nil) or was read as `record`; returns what lies on the disk then. The cache
  /// learns of it by looking.
  public func save<Document: TrainingDocument>(
    _ document: Document, over record: Record<Document>?, home: ZoneRules
  ) async throws(EngineError) -> Record<Document> {
    try await engine.save(document, over: record, home: home)
  }

  /// Saves an edited routine: a starter becomes a routine of its own, and the starter is deleted for good.
  public func save(_ edit: RoutineEdit, home: ZoneRules) async throws(EngineError) -> Record<SplitDocument> {
    try await engine.saveRoutine(edit, home: home)
  }

  /// Gives the folder its starter routines, an empty one after `delay`; returns how many were written.
  public func seed(after delay: Duration) async throws(EngineError) -> Int { try await engine.seed(after: delay) }

  /// Brings deleted starters back; returns how many.
  public func restoreStarters(now: Instant) async throws(EngineError) -> Int {
    try await engine.restoreStarters(now: now)
  }

  /// Deletes a record: its stub is durable before its file goes.
  public func delete(_ deletion: Deletion) async throws(EngineError) -> DeleteResult {
    try await engine.delete(deletion)
  }

  /// Brings the deleted record `id` back. Throws `notDeleted` where there is none.
  public func restore(id: String, now: Instant) async throws(EngineError) -> RestoredDocument {
    try await engine.restore(id: id, now: now)
  }

  /// Joins a workout that a watch sent into the folder and the cache, and returns what came of it.
  public func ingest(_ workout: [UInt8], home: ZoneRules) async throws(EngineError) -> Record<WorkoutDocument> {
    try await engine.ingest(workout, home: home)
  }

  /// Lets go of stubs older than 30 days, except those that veto for ever.
  public func prune(now: Instant) async throws(EngineError) -> PruneReport { try await engine.prune(now: now) }

  /// Forgets what is missing although it is much: somebody said that it really is gone.
  public func acceptMissing() async throws(EngineError) -> Int { try await engine.acceptMissing() }

  /// Throws the cache away and fills it from the folder. Returns how many documents it holds.
  public func rebuild() async throws(EngineError) -> Int { try await engine.rebuild() }
}
