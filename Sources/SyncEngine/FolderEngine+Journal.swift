import DocumentFolder
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Keeps what was just saved until the folder has been seen to keep it.
  ///
  /// The save itself has succeeded: where the journal cannot be written, only this second net is missing.
  func remember(path: String, bytes: [UInt8], kind: DocumentKind, id: String) async {
    let all = await withPending(bytes, kind: kind, id: id)
    try? await journal.keep(JournalEntry(kind: kind, id: id, path: path, bytes: all, keptAt: setup.now()))
  }

  /// A second save must not let go of the first: a service may have written old content over it in between.
  private func withPending(_ bytes: [UInt8], kind: DocumentKind, id: String) async -> [UInt8] {
    let entries = try? await journal.entries()
    guard let pending = entries?.first(where: { $0.kind == kind && $0.id == id }) else { return bytes }
    return (try? joiner.join(kind: kind.rawValue, pending.bytes, bytes)) ?? bytes
  }

  /// Brings back what another writer has written over since it was saved here, and lets go of what has stayed.
  func settleJournal() async throws(EngineError) {
    guard let entries = try? await journal.entries(), !entries.isEmpty else { return }
    for entry in entries where try await !isPending(entry) { try? await journal.drop(entry) }
  }

  /// Seconds for which the folder must have shown a saved document.
  private static let settlingTime: Int64 = 10

  private func isPending(_ entry: JournalEntry) async throws(EngineError) -> Bool {
    guard !isStale, stubs[entry.id].map({ !$0.isInForce }) ?? true else { return false }
    let disk = try await asking { cache throws(CacheError) in
      guard let path = try await cache.path(of: entry.kind, id: entry.id) else { return [UInt8]?.none }
      return try await cache.bytes(of: path)
    }
    let kind = entry.kind.rawValue
    if let disk {
      guard let joined = try? joiner.join(kind: kind, entry.bytes, disk) else { return true }
      if !joiner.adds(kind: kind, joined, to: disk) { return abs(setup.now() - entry.keptAt) < Self.settlingTime }
    }
    await bringBack(entry)
    return true
  }

  /// A file that is set aside, or a folder that cannot be written, keeps the entry waiting.
  private func bringBack(_ entry: JournalEntry) async {
    guard status.allowsWriting, budget.take(entry.id, at: setup.now()),
      let saved = try? await store.save(entry.bytes, to: entry.path, before: nil),
      let written = DocumentEntry(path: saved.path, bytes: saved.bytes, kind: entry.kind)
    else { return }
    _ = try? await asking { cache throws(CacheError) in try await cache.apply([.document(written)]) }
    merged.insert(DocumentKey(entry.kind.rawValue, entry.id))
  }
}
