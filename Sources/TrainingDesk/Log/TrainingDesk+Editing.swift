import CanonicalJSON
public import SyncEngine
public import TrainingModel

/// What came of an edit.
public struct EditOutcome: Sendable {
  /// The document that was edited.
  public var id: ULID
  /// By what it can be taken back; nil: nothing was changed.
  public var undo: String?
  /// The edits whose set or exercise is not there any more, by their place.
  public var missed: [Int] = []

  /// An edit of the document `id` that changed nothing.
  public init(id: ULID) { self.id = id }
}

extension TrainingDesk {
  /// Makes `edits` on a workout as it is now, whatever version was looked at, and saves it: what is edited elsewhere
  /// meanwhile stays. Nothing is written where nothing differs.
  public func edit(
    _ record: Record<WorkoutDocument>, _ edits: [WorkoutEdit], zone: ZoneRules, home: ZoneRules
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
    workout.updatedAt = .stamp(now: now, over: record.document.updatedAt)
    outcome.undo = try await save(workout, over: record, home: home)
    return outcome
  }

  /// Makes a change on a session and saves it; see the workout's.
  public func edit(
    _ record: Record<SessionDocument>, _ change: SessionChange, zone: ZoneRules, home: ZoneRules
  ) async throws(EngineError) -> EditOutcome {
    var session = record.document
    var outcome = EditOutcome(id: session.id)
    guard change.apply(to: &session, zone: zone) else { return outcome }
    session.updatedAt = .stamp(now: setup.engine.now(), over: record.document.updatedAt)
    outcome.undo = try await save(session, over: record, home: home)
    return outcome
  }

  /// Takes an edit back. Whatever was changed after it stays. Nil: it is too long ago.
  public func undo(_ token: String, home: ZoneRules) async throws(EngineError) -> UndoShelf.Change? {
    guard let change = shelf.take(token) else { return nil }
    switch change.kind {
    case .workout: try await takeBack(change, WorkoutDocument.self, home: home)
    case .session: try await takeBack(change, SessionDocument.self, home: home)
    default: return nil
    }
    return change
  }

  private func takeBack<Document: TrainingDocument>(
    _ change: UndoShelf.Change, _: Document.Type, home: ZoneRules
  ) async throws(EngineError) {
    let versions = Result { () throws(JSONError) in
      (before: try Document(bytes: change.before), after: try Document(bytes: change.after))
    }
    // Both were written by this program a moment ago.
    guard case .success(let (was, after)) = versions else { return }
    var before = was
    before.updatedAt = .stamp(now: setup.engine.now(), over: after.updatedAt)
    let seen = Record(document: after, path: change.path, bytes: change.after)
    _ = try await save(before, over: seen, home: home)
  }

  private func save<Document: TrainingDocument>(
    _ document: Document, over record: Record<Document>, home: ZoneRules
  ) async throws(EngineError) -> String {
    let saved = try await engine.save(document, over: record, home: home)
    wrote()
    let token = setup.newID(setup.engine.now()).text
    shelf.keep(
      UndoShelf.Change(kind: Document.kind, path: saved.path, before: record.bytes, after: saved.bytes), as: token)
    return token
  }
}
