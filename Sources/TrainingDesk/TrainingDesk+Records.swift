import ExerciseLibrary
public import SyncEngine
public import TrainingModel

extension TrainingDesk {
  /// The record of that identifier as it is now; nil: there is none. Throws where the folder cannot be read.
  public func record<Document: SnapshotDocument>(
    _ type: Document.Type, id: String
  ) async throws(EngineError) -> Record<Document>? {
    try await refresh()
    if let write = written[DocumentName(Document.kind, id)] { return write.record as? Record<Document> }
    return base?.record(type, id: id)
  }

  /// Saves a document that is new (`record` nil) or was read as `record`; what another device wrote meanwhile is joined
  /// with it. Returns what lies on the disk then.
  @discardableResult
  public func save<Document: SnapshotDocument>(
    _ document: Document, over record: Record<Document>?
  ) async throws(EngineError) -> Record<Document> {
    try await inTurn(.document(DocumentName(Document.kind, document.identifier))) { () async throws(EngineError) in
      try await write(document, over: record)
    }
  }

  /// Changes a record and saves it, unless nothing differs. `new` is what is changed where there is none yet. Nobody else
  /// changes it in between by this desk.
  @discardableResult
  public func change<Document: SnapshotDocument>(
    _ new: Document, _ change: (inout Document) -> Void
  ) async throws(EngineError) -> Record<Document> {
    let id = new.identifier
    return try await inTurn(.document(DocumentName(Document.kind, id))) { () async throws(EngineError) in
      let record = try await self.record(Document.self, id: id)
      var document = record?.document ?? new
      change(&document)
      if let record {
        if document == record.document { return record }
        document.updatedAt = .edit(now: setup.engine.now(), over: record.document.updatedAt)
      }
      return try await write(document, over: record)
    }
  }

  /// Saves an edited routine; a starter becomes a routine of its own.
  public func save(_ edit: RoutineEdit) async throws(EngineError) -> Record<SplitDocument> {
    let saved = try await engine.save(edit, home: try await homeZone())
    note(saved, over: edit.record.document.id == saved.document.id ? edit.record : nil)
    if saved.document.id != edit.record.document.id {
      noteDeletion(of: SplitDocument.self, id: edit.record.document.identifier, at: edit.now)
      // Its schedules may have gone along.
      wrote()
    }
    return saved
  }

  /// Writes, and notes what came of it. Only in the document's turn.
  func write<Document: SnapshotDocument>(
    _ document: Document, over record: Record<Document>?
  ) async throws(EngineError) -> Record<Document> {
    let saved = try await engine.save(document, over: record, home: try await homeZone())
    note(saved, over: record)
    return saved
  }

  /// Notes what lies on the disk now.
  func note<Document: SnapshotDocument>(_ saved: Record<Document>, over record: Record<Document>?) {
    let name = DocumentName(Document.kind, saved.document.identifier)
    if let record { versions.keep(record.bytes, of: name) }
    note(OwnWrite(saved), name)
  }

  /// Notes that a record is gone.
  func noteDeletion<Document: SnapshotDocument>(of type: Document.Type, id: String, at time: Instant) {
    note(OwnWrite(deletionOf: type, id: id, at: time), DocumentName(Document.kind, id))
  }

  private func note(_ write: OwnWrite, _ name: DocumentName) {
    written[name] = write
    unfolded.insert(name)
    changed(name.kind)
    news.send(.changed([name]))
  }
}
