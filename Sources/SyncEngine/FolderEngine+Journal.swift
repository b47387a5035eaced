import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Keeps what was just saved until the folder has been seen to keep it.
  ///
  /// The save itself has succeeded: where the journal cannot be written, only this second net is missing.
  func remember(path: String, bytes: [UInt8], kind: DocumentKind, id: String) async {
    if StarterRoutines.contains(id: id) { return }
    let all = await withPending(bytes, kind: kind, id: id)
    try? await journal.keep(JournalEntry(kind: kind, id: id, path: path, bytes: all, keptAt: setup.now()))
  }

  /// A second save must not let go of the first: a service may have written old content over it in between.
  private func withPending(_ bytes: [UInt8], kind: DocumentKind, id: String) async -> [UInt8] {
    guard let pending = try? await journal.entry(of: kind, id: id) else { return bytes }
    return (try? joiner.join(kind: kind.rawValue, pending.bytes, bytes)) ?? bytes
  }

  /// Brings back what another writer has written over since it was saved here, and lets go of what has stayed.
  func settleJournal() async throws(EngineError) {
    guard let entries = try? await journal.entries(), !entries.isEmpty else { return }
    let here = Set(listing.documents.map { DocumentKey($0.kind, $0.id) })
    for entry in entries {
      let isHere = here.contains(DocumentKey(entry.kind.rawValue, entry.id))
      if try await !isPending(entry, isHere: isHere) { try? await journal.drop(entry) }
    }
  }

  /// Seconds for which the folder must have shown a saved document.
  private static let settlingTime: Int64 = 10

  /// Seconds after which an entry whose file is away says nothing any more: its stub may be gone.
  private static let longestWait: Int64 = 30 * 86_400

  private func isPending(_ entry: JournalEntry, isHere: Bool) async throws(EngineError) -> Bool {
    if isStale { return true }
    let row = try await row(of: entry)
    if !isHere, stubs[entry.id]?.isInForce == true { return try await !settle(entry) }
    if !isHere, setup.now() - entry.keptAt > Self.longestWait { return false }
    if let row, isHere || row.isAway {
      let isThere = joiner.whatIsMissing(of: entry.bytes, in: row.bytes, kind: entry.kind) == nil
      // A row that could not be written back yet says nothing of the file.
      if isThere { return row.isUnwritten || abs(setup.now() - entry.keptAt) < Self.settlingTime }
    }
    await bringBack(entry, with: row?.bytes)
    return true
  }

  /// What the cache holds of a document.
  private struct Row {
    let bytes: [UInt8]
    /// Whether a service has taken the content away and will bring it back.
    let isAway: Bool
    /// Whether the file says less.
    let isUnwritten: Bool
  }

  private func row(of entry: JournalEntry) async throws(EngineError) -> Row? {
    try await asking { cache throws(CacheError) in
      guard let file = try await cache.file(of: entry.kind, id: entry.id),
        let bytes = try await cache.bytes(of: file.path)
      else { return nil }
      return Row(bytes: bytes, isAway: !file.isHere, isUnwritten: file.stamp == .unwritten)
    }
  }

  /// A file that is set aside, or a folder that cannot be written, keeps the entry waiting.
  private func bringBack(_ entry: JournalEntry, with row: [UInt8]?) async {
    let bytes = row.flatMap { try? joiner.join(kind: entry.kind.rawValue, entry.bytes, $0) } ?? entry.bytes
    guard status.allowsWriting, budget.take(entry.id, at: setup.now()),
      let saved = try? await store.save(bytes, to: entry.path, before: nil, isKnown: true),
      let written = DocumentEntry(path: saved.path, bytes: saved.bytes, kind: entry.kind)
    else { return }
    _ = try? await asking { cache throws(CacheError) in try await cache.apply([.document(written)]) }
    merged.insert(DocumentKey(entry.kind.rawValue, entry.id))
  }
}
