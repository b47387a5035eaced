public import DocumentFolder
public import TrainingModel

/// What a desktop may do: read everything, and write routines and schedules. There is no method for anything else.
public struct DesktopEngine: FolderReading {
  let engine: FolderEngine

  /// The engine, of which only reading shows.
  public var access: EngineAccess { EngineAccess(engine: engine) }

  /// An engine that has looked at nothing yet. Throws `cache` where there is no memory.
  public init(_ setup: EngineSetup) throws(EngineError) { engine = try FolderEngine(setup) }

  init(engine: FolderEngine) { self.engine = engine }

  /// Saves a new routine.
  public func add(_ routine: SplitDocument, home: ZoneRules) async throws(EngineError) -> Record<SplitDocument> {
    try await engine.save(routine, over: nil, home: home)
  }

  /// Saves an edited routine: a starter becomes a routine of its own, and the starter is deleted for good.
  public func save(_ edit: RoutineEdit, home: ZoneRules) async throws(EngineError) -> Record<SplitDocument> {
    try await engine.saveRoutine(edit, home: home)
  }

  /// Saves a schedule that is new (`record` nil) or was read as `record`.
  public func save(
    _ schedule: ScheduleDocument, over record: Record<ScheduleDocument>?, home: ZoneRules
  ) async throws(EngineError) -> Record<ScheduleDocument> {
    try await engine.save(schedule, over: record, home: home)
  }

  /// Deletes a routine.
  public func delete(_ routine: Record<SplitDocument>, now: Instant) async throws(EngineError) -> DeleteResult {
    try await engine.delete(Deletion(routine, at: now))
  }

  /// Deletes a schedule.
  public func delete(_ schedule: Record<ScheduleDocument>, now: Instant) async throws(EngineError) -> DeleteResult {
    try await engine.delete(Deletion(schedule, at: now))
  }
}

extension Deletion {
  /// The deletion of a record as it was read, which can be undone.
  public init<Document: TrainingDocument>(_ record: Record<Document>, at now: Instant) {
    self.init(path: record.path, at: now, seenUpdatedAt: record.document.updatedAt, form: .full, isImported: false)
  }
}
