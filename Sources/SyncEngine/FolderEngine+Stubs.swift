import DocumentFolder
import TrainingCache

extension FolderEngine {
  /// Brings the cache's list of deleted records up to date.
  func takeInStubs() async throws(EngineError) {
    let known = try await asking { cache throws(CacheError) in try await cache.stubs() }
    let now = stubs.stubs.map { CachedStub($0) }
    if Set(known) == Set(now) { return }
    let paths = Set(now.map { $0.path })
    let changes =
      known.filter { !paths.contains($0.path) }.map { CacheChange.removeStub(path: $0.path) } + now.map { .stub($0) }
    try await asking { cache throws(CacheError) in try await cache.apply(changes) }
  }
}

extension CachedStub {
  init(_ stub: Stub) {
    self.init(path: stub.path, id: stub.id, kind: stub.kind, deletedAt: stub.deletedAt)
    (name, restoredAt, isImported, isFull) = (stub.name, stub.restoredAt, stub.isImported, stub.isFull)
  }
}
