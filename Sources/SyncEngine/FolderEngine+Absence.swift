import DocumentFolder
import TrainingCache
import TrainingModel

/// What becomes of documents that the folder does not have any more.
extension FolderEngine {
  /// Seconds for which a document must be missing before it counts as gone.
  static let patience: Int64 = 10

  /// Forgets what is really gone: missed by two looks at least ten seconds apart, of this program or of two.
  func forget(_ missing: [CachedFile]) async throws(EngineError) {
    let now = setup.now()
    let before = try await missedBefore()
    if missing.isEmpty, before.isEmpty { return }
    var since: [String: Instant] = [:]
    var gone: [CachedFile] = []
    for file in missing {
      let first = min(before[file.path] ?? now, now)
      if now - first >= Self.patience { gone.append(file) } else { since[file.path] = first }
    }
    try await remove(gone)
    if since != before { try await noteMissed(since) }
    missedSince = since
  }

  /// Takes documents out of the cache.
  private func remove(_ files: [CachedFile]) async throws(EngineError) {
    if files.isEmpty { return }
    try await asking { cache throws(CacheError) in try await cache.apply(files.map { .remove(path: $0.path) }) }
  }

  private func missedBefore() async throws(EngineError) -> [String: Instant] {
    if let missedSince { return missedSince }
    let text = try await asking { cache throws(CacheError) in try await cache.meta(.missed) } ?? ""
    var missed: [String: Instant] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let seconds = Int64(parts[0]) { missed[String(parts[1])] = Instant(seconds: seconds) }
    }
    return missed
  }

  private func noteMissed(_ since: [String: Instant]) async throws(EngineError) {
    let lines = since.sorted { $0.key < $1.key }.map { "\($0.value.seconds) \($0.key)" }
    let text = lines.isEmpty ? nil : lines.joined(separator: "\n")
    try await asking { cache throws(CacheError) in try await cache.apply([.meta(.missed, text)]) }
  }

  /// Records whose stub arrived and whose file is away. What this device knows of one is later than the stub: then it
  /// lives, and its file is written again. Or it is not: then the stub takes in what it lacks, and the cache lets go.
  func removeDeleted(_ known: [CachedFile]) async throws(EngineError) {
    if stubs.stubs.isEmpty { return }
    let here = Set(listing.documents.map { DocumentKey($0.kind, $0.id) })
    for file in known where !here.contains(DocumentKey(file.kind.rawValue, file.id)) {
      guard stubs[file.id]?.isInForce == true else { continue }
      if file.state == .document, let bytes = try await bytes(of: file) {
        let entry = JournalEntry(kind: file.kind, id: file.id, path: file.path, bytes: bytes, keptAt: setup.now())
        if try await !settle(entry) { continue }
      }
      try await remove([file])
    }
  }

  private func bytes(of file: CachedFile) async throws(EngineError) -> [UInt8]? {
    try await asking { cache throws(CacheError) in try await cache.bytes(of: file.path) }
  }

  /// Writes a deleted record as this device knows it: the folder decides whether it is later than its stub. Returns
  /// whether the deletion stands and nothing of the record is left to be kept.
  func settle(_ entry: JournalEntry) async throws(EngineError) -> Bool {
    let saved: SavedDocument
    do throws(FolderError) {
      saved = try await store.save(entry.bytes, to: entry.path, before: nil, isKnown: true)
    } catch {
      if case .deletedElsewhere = error { return true }
      return false
    }
    if let written = DocumentEntry(path: saved.path, bytes: saved.bytes, kind: entry.kind) {
      try await asking { cache throws(CacheError) in try await cache.apply([.document(written)]) }
    }
    return false
  }

  /// Deletes again what came back together with the loss of its stub, as when somebody puts an old state of the whole
  /// folder in place: this device has seen the stub. Whether it did anything.
  func deleteAgain() async throws(EngineError) -> Bool {
    let seen = try await asking { cache throws(CacheError) in try await cache.recentlyDeleted() }
    let lost = seen.filter { stubs[$0.id] == nil && !isStale }
    if lost.isEmpty { return false }
    let documents = Dictionary(listing.documents.map { ($0.id, $0) }) { first, _ in first }
    var didDelete = false
    for stub in lost {
      guard let document = documents[stub.id], let live = store.read(document).document else { continue }
      if let updatedAt = live.updatedAt, updatedAt > stub.deletedAt { continue }
      let deletion = Deletion(
        path: document.path, at: stub.deletedAt, seenUpdatedAt: live.updatedAt, form: .full,
        isImported: stub.isImported)
      do throws(EngineError) { _ = try await delete(deletion) } catch { continue }
      didDelete = true
    }
    if didDelete { try await list() }
    return didDelete
  }
}
