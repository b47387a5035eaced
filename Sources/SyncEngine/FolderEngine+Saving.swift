import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Saves a document that is new (`record` nil) or was read as `record`, and returns what lies on the disk then: joined
  /// with what another device wrote meanwhile.
  func save<Document: TrainingDocument>(
    _ document: Document, over record: Record<Document>?, home: ZoneRules
  ) async throws(EngineError) -> Record<Document> {
    let path = record?.path ?? document.newRelativePath(home: home)
    let bytes = try Self.bytes(document, path: path)
    if Document.kind == .split, StarterRoutines.contains(id: document.identifier) { throw .starterIsFixed(path: path) }
    let saved = try await writing { () async throws(FolderError) in
      try await store.save(bytes, to: path, before: record?.bytes)
    }
    await remember(path: path, bytes: saved.bytes, kind: Document.kind, id: document.identifier)
    do throws(JSONError) {
      return Record(document: try Document(bytes: saved.bytes), path: path, bytes: saved.bytes)
    } catch {
      throw .unacceptable(path: path, error)
    }
  }

  /// Takes in a workout from a device without a folder: joined with the file, written, and in the cache at once, since
  /// the sender waits for what came of it.
  func ingest(_ bytes: [UInt8], home: ZoneRules) async throws(EngineError) -> Record<WorkoutDocument> {
    let workout = try Self.document(WorkoutDocument.self, bytes, path: "the workout received")
    let path = try await path(of: .workout, id: workout.identifier) ?? workout.newRelativePath(home: home)
    let before = try await asking { cache throws(CacheError) in try await cache.bytes(of: path) }
    let joined = before.flatMap { try? joiner.join(kind: DocumentKind.workout.rawValue, $0, bytes) } ?? bytes
    let saved = try await writing { () async throws(FolderError) in
      try await store.save(joined, to: path, before: nil, isKnown: true)
    }
    await remember(path: path, bytes: saved.bytes, kind: .workout, id: workout.identifier)
    if let entry = DocumentEntry(path: path, bytes: saved.bytes, kind: .workout) {
      try await inTurn { () async throws(EngineError) in
        try await looking { () async throws(EngineError) in
          try await asking { cache throws(CacheError) in try await cache.apply([.document(entry)]) }
          try await announce()
        }
      }
    }
    return Record(
      document: try Self.document(WorkoutDocument.self, saved.bytes, path: path), path: path, bytes: saved.bytes)
  }

  /// Deletes a record: its stub is durable before its file goes.
  func delete(_ deletion: Deletion) async throws(EngineError) -> DeleteResult {
    try await writing { () async throws(FolderError) in try await store.delete(deletion) }
  }

  /// Brings a deleted record back. Throws `notDeleted` where none of this identifier is.
  func restore(id: String, now: Instant) async throws(EngineError) -> RestoredDocument {
    guard let stub = stubs[id], stub.isInForce else { throw .notDeleted(id: id) }
    return try await writing { () async throws(FolderError) in try await store.restore(stub, now: now) }
  }

  /// Does what writes, unless nothing may be written now. A disk that turns out to be read-only is remembered.
  func writing<Value: Sendable>(
    _ write: () async throws(FolderError) -> Value
  ) async throws(EngineError) -> Value {
    guard status.allowsWriting else { throw .notWritable(status) }
    savesUnderWay += 1
    defer { endSave() }
    do throws(FolderError) {
      let value = try await write()
      lookAfterWrite()
      return value
    } catch {
      if case .failed(_, _, .readOnlyDisk) = error { status = .readOnly(.readOnlyDisk) }
      throw .folder(error)
    }
  }

  /// The path at which a document is known to lie.
  func path(of kind: DocumentKind, id: String) async throws(EngineError) -> String? {
    try await asking { cache throws(CacheError) in try await cache.path(of: kind, id: id) }
  }

  private static func bytes<Document: TrainingDocument>(
    _ document: Document, path: String
  ) throws(EngineError) -> [UInt8] {
    do { return try document.checkedBytes() } catch { throw .unacceptable(path: path, error) }
  }

  private static func document<Document: TrainingDocument>(
    _ type: Document.Type, _ bytes: [UInt8], path: String
  ) throws(EngineError) -> Document {
    do { return try Document(bytes: bytes) } catch { throw .unacceptable(path: path, error) }
  }
}
