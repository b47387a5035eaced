import CanonicalJSON
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Records that are read one by one; where more have changed, all are read at once.
  private static let fewChanges = 256

  /// All records, as the cache has them after the last look; those that `earlier` holds with the same bytes are taken
  /// from there.
  func snapshot(since earlier: FolderSnapshot) async throws(EngineError) -> FolderSnapshot {
    let files = try await asking { cache throws(CacheError) in try await cache.files() }
    var refresh = Refresh(
      into: FolderSnapshot(listing: listing, stubs: stubs, copies: copies, status: status), files: files)
    refresh.keep(SplitDocument.self, of: earlier)
    refresh.keep(WorkoutDocument.self, of: earlier)
    refresh.keep(SessionDocument.self, of: earlier)
    refresh.keep(DayDocument.self, of: earlier)
    refresh.keep(RaceDocument.self, of: earlier)
    refresh.keep(ScheduleDocument.self, of: earlier)
    refresh.keep(AthleteDocument.self, of: earlier)
    if refresh.missing.count > Self.fewChanges { return try await snapshot() }
    for file in refresh.missing {
      let bytes = try await asking { cache throws(CacheError) in try await cache.bytes(of: file.path) }
      guard let bytes, let text = try? JSONText(bytes),
        let record = try? AnyRecord(kind: file.kind, path: file.path, bytes: bytes, text: text)
      else { continue }
      refresh.snapshot.insert(record)
    }
    refresh.snapshot.quarantined = try await quarantined()
    return refresh.snapshot
  }
}

/// What is taken from an earlier snapshot, and what has to be read.
private struct Refresh {
  var snapshot: FolderSnapshot
  private(set) var missing: [CachedFile] = []
  private let files: [DocumentKind: [CachedFile]]

  init(into snapshot: FolderSnapshot, files: [CachedFile]) {
    self.snapshot = snapshot
    self.files = Dictionary(grouping: files.filter { $0.state == .document }) { $0.kind }
  }

  mutating func keep<Document: SnapshotDocument>(_ type: Document.Type, of earlier: FolderSnapshot) {
    let records = Document.records(in: earlier)
    let places = Dictionary(records.indices.map { (records[$0].path, $0) }) { $1 }
    var kept: [Record<Document>] = []
    kept.reserveCapacity(records.count)
    for file in files[Document.kind] ?? [] {
      if let place = places[file.path], ContentHash(of: records[place].bytes) == file.hash {
        if snapshot.isLive(records[place]) { kept.append(records[place]) }
      } else {
        missing.append(file)
      }
    }
    Document.set(kept, in: &snapshot)
  }
}
