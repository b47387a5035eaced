import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

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

  /// Prunes when a stub looks as if its time had come; a stub that has to stay as it is never does.
  func pruneIfDue() async throws(EngineError) {
    let limit = setup.now().seconds - Self.grace
    let isDue = stubs.stubs.contains { stub in
      stub.deletedAt.seconds < limit && !StarterRoutines.contains(id: stub.id) && (!stub.isImported || stub.isFull)
    }
    guard isDue else { return }
    do throws(EngineError) {
      _ = try await prune(now: setup.now())
    } catch {
      // It has time until the next look; nothing depends on it.
      return
    }
  }

  /// Seconds for which a stub stays: 30 days.
  private static let grace: Int64 = 30 * 86_400

  /// Lets go of stubs that every device has seen by now: older than 30 days, by their content.
  func prune(now: Instant) async throws(EngineError) -> PruneReport {
    let newest = try await snapshot().newestUpdate
    return try await writing { () async throws(FolderError) in
      try await store.prune(now: now, newest: newest, exempting: StarterRoutines.contains(id:))
    }
  }
}

extension CachedStub {
  init(_ stub: Stub) {
    self.init(path: stub.path, id: stub.id, kind: stub.kind, deletedAt: stub.deletedAt)
    (name, restoredAt, isImported, isFull) = (stub.name, stub.restoredAt, stub.isImported, stub.isFull)
  }
}
