import CanonicalJSON
import DocumentFolder
import SyncEngine
import TrainingCache
import TrainingModel

extension PhoneEngine {
  /// Where a record is known to lie; nil: none is known.
  func path(of kind: DocumentKind, id: String) async throws(EngineError) -> String? {
    try await ask { cache throws(CacheError) in try await cache.path(of: kind, id: id) }
  }

  /// A record as its file says it at this moment; nil: there is none. `path` is where a new one would lie.
  ///
  /// Throws `folder` where the file cannot be read and `unacceptable` where its members are not those of its kind, so
  /// that nobody writes over what they have not seen.
  func row<Document: TrainingDocument>(
    _ type: Document.Type, id: String, newPath: String
  ) async throws(EngineError) -> Record<Document>? {
    let path = try await path(of: Document.kind, id: id) ?? newPath
    let stored: StoredDocument?
    do throws(FolderError) { stored = try store.document(at: path) } catch { throw .folder(error) }
    guard let stored else { return nil }
    do throws(JSONError) {
      return Record(document: try Document(bytes: stored.bytes), path: path, bytes: stored.bytes)
    } catch {
      throw .unacceptable(path: path, error)
    }
  }
}
