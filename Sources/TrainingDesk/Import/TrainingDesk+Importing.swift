import DocumentFolder
public import SyncEngine
import TrainingModel

extension TrainingDesk {
  /// Imports the upload that lies at `path` and was called `name`, and tells of every step. One import at a time; it goes
  /// on to its end whether or not anybody listens.
  public func importUpload(
    at path: String, name: String, tell: @escaping @Sendable (ImportStep) -> Void
  ) async {
    await inTurn(.importing) {
      do throws(EngineError) {
        wrote()
        let book = try await book()
        if let unreadable = book.snapshot.listing.unreadableDirectories.first {
          return tell(
            .stopped(
              words:
                "\(unreadable.path) cannot be listed, so what is already there is not known. Nothing was imported.",
              detail: unreadable.error.sentence))
        }
        let history = importHistory
        let importer = RecordImporter(book.snapshot, into: self, at: book.moment, undone: history.undone)
        let id = setup.newID(book.moment.now)
        let keep = { @Sendable added in
          await self.keep(PastImport(id: id, at: book.moment.now, name: name, added: added))
        }
        let run = await ImportRun(importer, path: path, name: name).run(engine, tell: tell, keep: keep)
        var summary = run.summary
        if !run.added.isEmpty { summary.id = id }
        tell(run.stopped ?? .done(summary))
      } catch {
        tell(.stopped(words: error.sentence, detail: error.advice))
      }
    }
  }

  /// The imports of the last time, the latest first.
  public func pastImports() -> [PastImport] { importHistory.imports.reversed() }

  /// Deletes again what the latest import added and nobody changed since; nil: there is no import to undo. Throws where
  /// the folder refuses; what was deleted until then stays so, and undoing again goes on from there.
  public func undoLastImport() async throws(EngineError) -> ImportUndo? {
    try await inTurn(.importing) { () async throws(EngineError) in
      var history = importHistory
      guard var entry = history.last else { return nil }
      var undo = ImportUndo(removed: 0, kept: 0)
      wrote()
      try await refresh()
      defer { wrote() }
      for record in entry.added { undo.count(try await takeBack(record)) }
      entry.undoneAt = setup.engine.now()
      history.keep(entry)
      return undo
    }
  }

  /// Whether a record was deleted; nil: it was gone already.
  private func takeBack(_ added: AddedRecord) async throws(EngineError) -> Bool? {
    switch added.name.kind {
    case .session: try await takeBack(SessionDocument.self, added)
    case .workout: try await takeBack(WorkoutDocument.self, added)
    default: nil
    }
  }

  private func takeBack<Document: SnapshotDocument>(
    _ type: Document.Type, _ added: AddedRecord
  ) async throws(EngineError) -> Bool? {
    switch try await delete(type, id: added.name.id, added.version, undoesImport: true) {
    case .deleted: true
    case .stale: false
    case .absent: nil
    }
  }

  private func keep(_ entry: PastImport) {
    var history = importHistory
    history.keep(entry)
  }

  private var importHistory: ImportHistory { ImportHistory(path: setup.engine.state?.imports) }
}

/// What undoing an import came to.
public struct ImportUndo: Hashable, Sendable {
  /// Records that were deleted again.
  public private(set) var removed: Int
  /// Records that stay, since somebody changed them after the import.
  public private(set) var kept: Int

  mutating func count(_ wasRemoved: Bool?) {
    if wasRemoved == true { removed += 1 }
    if wasRemoved == false { kept += 1 }
  }
}
