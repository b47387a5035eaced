import SyncEngine
import TrainingCache
import TrainingModel

/// What was written by this desk and no look has found yet.
struct OwnWrite: Sendable {
  /// The record, of the type that its kind says; nil: it was deleted.
  let record: (any Sendable)?
  /// When it last changed, or was deleted.
  let at: Instant
  /// Its bytes; empty for a deletion.
  let bytes: [UInt8]
  /// Whether a look has found it, so that it may go once it is in the snapshot.
  var isSeen = false
  private let put: @Sendable (inout FolderSnapshot) -> Void

  init<Document: SnapshotDocument>(_ record: Record<Document>) {
    (self.record, bytes, at) = (record, record.bytes, record.document.updatedAt)
    put = { $0.put(record) }
  }

  init<Document: SnapshotDocument>(deletionOf type: Document.Type, id: String, at: Instant) {
    (record, bytes, self.at) = (nil, [], at)
    put = { $0.remove(type, id: id) }
  }

  /// The hash of its bytes.
  var hash: ContentHash { ContentHash(of: bytes) }

  /// Puts it upon what a look found.
  func apply(to snapshot: inout FolderSnapshot) { put(&snapshot) }

  /// Whether what a look found, `bytes` of the time `updatedAt`, knows of this write. Nil: it found no such document,
  /// and `isDeleted` says whether it found its deletion.
  func isKnown(by found: (bytes: [UInt8], updatedAt: Instant)?, isDeleted: Bool, kind: DocumentKind) -> Bool {
    guard let found else { return record == nil ? isDeleted : isDeleted && !bytes.isEmpty }
    if record == nil { return found.updatedAt > at }
    if found.bytes == bytes { return true }
    do throws(MergeRefusal) {
      let joined = try DocumentMergePlanner.merge(kind, found.bytes, bytes)
      return try !DocumentMergePlanner.adds(kind, joined, to: found.bytes)
    } catch {
      return found.updatedAt >= at
    }
  }
}
