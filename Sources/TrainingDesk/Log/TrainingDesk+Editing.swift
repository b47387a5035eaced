import CanonicalJSON
public import SyncEngine
public import TrainingModel

/// What came of an edit.
public struct EditOutcome: Sendable {
  /// The document that was edited.
  public var id: ULID
  /// What takes the edit back; nil: nothing was changed.
  public var undo: UndoToken?
  /// The edits whose set or exercise is not there any more, by their place.
  public var missed: [Int] = []
  /// What else there is to say, in a sentence; nil: nothing.
  public var notice: String?

  /// An edit of the document `id` that changed nothing.
  public init(id: ULID) { self.id = id }
}

extension TrainingDesk {
  /// Makes `edits` on a workout as it is now, whatever version was looked at, and saves it: what is edited elsewhere
  /// meanwhile stays. Nothing is written where nothing differs.
  public func edit(
    _ record: Record<WorkoutDocument>, _ edits: [WorkoutEdit], zone: ZoneRules
  ) async throws(EngineError) -> EditOutcome {
    let now = setup.engine.now()
    var workout = record.document
    var outcome = EditOutcome(id: workout.id)
    for (place, edit) in edits.enumerated()
    where !workout.apply(edit, zone: zone, at: now, nextID: { setup.newID(now) }) {
      outcome.missed.append(place)
    }
    guard workout != record.document else { return outcome }
    workout.pruneDeletedLogs(now: now)
    outcome.undo = try await replace(record, by: workout)
    return outcome
  }

  /// Makes a change on a session and saves it; see the workout's.
  public func edit(
    _ record: Record<SessionDocument>, _ change: SessionChange, zone: ZoneRules
  ) async throws(EngineError) -> EditOutcome {
    var session = record.document
    var outcome = EditOutcome(id: session.id)
    guard change.apply(to: &session, zone: zone) else { return outcome }
    outcome.undo = try await replace(record, by: session)
    return outcome
  }

  /// Takes an edit back; whatever was changed after it stays. False: it is too long ago, or the record is gone.
  public func undo(_ token: UndoToken) async throws(EngineError) -> Bool {
    switch token.kind {
    case .workout: try await takeBack(token, WorkoutDocument.self)
    case .session: try await takeBack(token, SessionDocument.self)
    default: false
    }
  }

  private func takeBack<Document: SnapshotDocument>(
    _ token: UndoToken, _ type: Document.Type
  ) async throws(EngineError) -> Bool {
    let name = DocumentName(token.kind, token.id.text)
    guard let bytes = versions.bytes(of: name, token.before), var document = try? Document(bytes: bytes) else {
      return false
    }
    let current = try await record(type, id: name.id)?.document.updatedAt
    document.updatedAt = .stamp(now: setup.engine.now(), over: current)
    if case .saved = try await put(document, .change(token.after)) { return true }
    return false
  }

  /// Nil: the record is gone, so that there is nothing to take back.
  private func replace<Document: SnapshotDocument>(
    _ record: Record<Document>, by document: Document
  ) async throws(EngineError) -> UndoToken? {
    var document = document
    document.updatedAt = .stamp(now: setup.engine.now(), over: record.document.updatedAt)
    let before = VersionTag(of: record.bytes)
    guard case .saved(let saved) = try await put(document, .change(before)), let id = ULID(document.identifier) else {
      return nil
    }
    return UndoToken(kind: Document.kind, id: id, before: before, after: VersionTag(of: saved.bytes))
  }
}
