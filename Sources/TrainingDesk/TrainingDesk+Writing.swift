import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
public import SyncEngine
public import TrainingModel

extension TrainingDesk {
  /// Saves a document if it was made from what is there now. A workout, session or day that was made from an older version
  /// is joined with what is there; nothing is ever written over.
  ///
  /// Its `updatedAt` becomes later than that of what it was made from. Throws what the engine throws.
  public func put<Document: SnapshotDocument>(
    _ document: Document, _ intent: WriteIntent
  ) async throws(EngineError) -> WriteOutcome<Document> {
    let name = DocumentName(Document.kind, document.identifier)
    return try await inTurn(.document(name)) { () async throws(EngineError) in
      guard let known = try await record(Document.self, id: name.id) else {
        return try await add(document, intent, name)
      }
      let current = asItLies(known)
      guard intent != .change(VersionTag(of: current.bytes)) else {
        return .saved(try await edit(document, of: current))
      }
      guard Document.kind.isJoinedWhenStale, let joined = joined(document, intent, into: current) else {
        return .stale(current)
      }
      return .saved(try await edit(joined, of: current))
    }
  }

  /// Deletes a record if it is the version that is meant; it can be restored. What came from another program does not
  /// come again by an old export of it, unless the deletion `undoesImport`; who undoes one calls `wrote()` after the last.
  public func delete<Document: SnapshotDocument>(
    _ type: Document.Type, id: String, _ version: VersionTag, undoesImport: Bool = false
  ) async throws(EngineError) -> DeleteOutcome<Document> {
    try await inTurn(.document(DocumentName(Document.kind, id))) { () async throws(EngineError) in
      guard let record = try await record(type, id: id) else { return .absent }
      guard version == VersionTag(of: record.bytes) else { return .stale(record) }
      let now = setup.engine.now()
      let deletion = Deletion(
        path: record.path, at: now, seenUpdatedAt: record.document.updatedAt, form: .full,
        isImported: record.document.isImported && !undoesImport)
      _ = try await engine.delete(deletion)
      versions.keep(record.bytes, of: DocumentName(Document.kind, id))
      noteDeletion(of: type, id: id, at: max(now, record.document.updatedAt))
      // The stubs are read by a look alone. One look for each of the hundreds of an import would take minutes.
      if !undoesImport { needsLook = true }
      return .deleted
    }
  }

  /// Brings a deleted record of one of these kinds back. Throws `notDeleted` where there is none of that identifier.
  public func restore(
    id: String, onlyOf kinds: Set<DocumentKind> = Set(DocumentKind.allCases)
  ) async throws(EngineError) -> RestoredRecord {
    try await refresh()
    guard let kind = base?.stubs[id]?.kind.flatMap({ DocumentKind(rawValue: $0) }), kinds.contains(kind) else {
      throw .notDeleted(id: id)
    }
    let restored = try await engine.restore(id: id, now: setup.engine.now())
    for name in written.keys where name.id == id { written[name] = nil }
    needsLook = true
    news.send(.changed([DocumentName(kind, id)]))
    return RestoredRecord(name: DocumentName(kind, id), bytes: restored.bytes)
  }

  /// The record as its file says it at this moment: another device or program may have written since the last look. What
  /// cannot be read stays what it was; the save itself says why.
  private func asItLies<Document: SnapshotDocument>(_ known: Record<Document>) -> Record<Document> {
    guard let stored = try? engine.store.document(at: known.path), stored.bytes != known.bytes,
      let document = try? Document(bytes: stored.bytes)
    else { return known }
    needsLook = true
    return Record(document: document, path: known.path, bytes: stored.bytes)
  }

  /// What a client says of when it changed something; a clock that is more than a day ahead is not believed, since nothing
  /// could be changed or deleted after it.
  private func believable(_ stamp: Instant) -> Instant {
    let now = setup.engine.now()
    return stamp - now > 86_400 ? now : stamp
  }

  private func add<Document: SnapshotDocument>(
    _ document: Document, _ intent: WriteIntent, _ name: DocumentName
  ) async throws(EngineError) -> WriteOutcome<Document> {
    // A day or the athlete has no other identifier to begin anew with: what was deleted is taken up again.
    let isDeleted = base?.stubs[name.id]?.isInForce == true || written[name] != nil
    if isDeleted, !Document.kind.hasNaturalIdentifier { return .deleted }
    guard intent == .create else { return .stale(nil) }
    var new = document
    new.updatedAt = believable(new.updatedAt)
    if isDeleted { new.updatedAt = .stamp(now: setup.engine.now(), over: new.updatedAt) }
    return .created(try await write(new, over: nil))
  }

  private func edit<Document: SnapshotDocument>(
    _ document: Document, of record: Record<Document>
  ) async throws(EngineError) -> Record<Document> {
    var edited = document
    let seen = record.document.updatedAt
    edited.updatedAt = believable(edited.updatedAt)
    if edited.updatedAt <= seen { edited.updatedAt = .edit(now: setup.engine.now(), over: seen) }
    var same = edited
    same.updatedAt = seen
    if same == record.document { return record }
    guard let routine = record as? Record<SplitDocument>, StarterRoutines.contains(id: routine.document.identifier),
      let change = edited as? SplitDocument
    else { return try await write(edited, over: record) }
    let now = setup.engine.now()
    let own = try await save(RoutineEdit(record: routine, edited: change, now: now, freshID: setup.newID(now)))
    return own as? Record<Document> ?? record
  }

  /// What a document that was made from an older version and what is there now say together; nil: they cannot be joined.
  private func joined<Document: SnapshotDocument>(
    _ document: Document, _ intent: WriteIntent, into current: Record<Document>
  ) -> Document? {
    var bytes = document.canonicalBytes()
    do throws(MergeRefusal) {
      if case .change(let tag) = intent, let seen = seen(document, tag) {
        bytes = try DocumentMergePlanner.edit(Document.kind, before: seen.before, after: seen.after)
      }
      bytes = try DocumentMergePlanner.merge(Document.kind, current.bytes, bytes)
    } catch {
      return nil
    }
    return try? Document(bytes: bytes)
  }

  /// The version that a document was made from, and the document as a later edit of it; nil: the version is forgotten.
  private func seen<Document: SnapshotDocument>(
    _ document: Document, _ tag: VersionTag
  ) -> (before: [UInt8], after: [UInt8])? {
    let name = DocumentName(Document.kind, document.identifier)
    guard let before = versions.bytes(of: name, tag), let old = try? Document(bytes: before) else { return nil }
    var edited = document
    if edited.updatedAt <= old.updatedAt {
      edited.updatedAt = .edit(now: setup.engine.now(), over: old.updatedAt)
    }
    return (before, edited.canonicalBytes())
  }
}

/// A record that was brought back.
public struct RestoredRecord: Hashable, Sendable {
  /// Which one.
  public let name: DocumentName
  /// The document.
  public let bytes: [UInt8]
}

extension DocumentKind {
  /// Whether two changes of one version are joined without asking: those in which somebody records what happens.
  public var isJoinedWhenStale: Bool { self == .workout || self == .session || self == .day }

  /// Whether the identifier says what the document is of, so that there can be no other one.
  public var hasNaturalIdentifier: Bool { self == .day || self == .athlete }
}

extension TrainingDocument {
  /// Whether the record came from another program: its stub is never pruned, so that an old export brings nothing back.
  var isImported: Bool {
    if let session = self as? SessionDocument { return session.externalID != nil }
    if let workout = self as? WorkoutDocument { return workout.externalID != nil }
    return false
  }
}
