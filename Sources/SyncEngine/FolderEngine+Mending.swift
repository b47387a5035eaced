import DocumentFolder
import TrainingCache

extension FolderEngine {
  /// Throws the cache away and fills it from the folder; returns how many documents it holds then.
  ///
  /// Throws `notWritable` where the folder looks incomplete: the cache knows what is missing then.
  func rebuild() async throws(EngineError) -> Int {
    try await reconcile()
    switch status {
    case .incomplete, .unmarked, .unavailable: throw .notWritable(status)
    case .checking, .ready, .readOnly: return try await refill(hasMarker: listing.hasMarker)
    }
  }

  /// Forgets every document that is missing, however many: somebody said that they really are gone.
  func acceptMissing() async throws(EngineError) -> Int {
    let before = try await documentCount()
    let after = try await refill(hasMarker: false)
    try await reconcile()
    return max(0, before - after)
  }

  private func refill(hasMarker: Bool) async throws(EngineError) -> Int {
    try await inTurn { () async throws(EngineError) in
      do throws(CacheError) {
        try await cache.wipe()
        if hasMarker { try await cache.apply([.meta(.markerSeen, "yes")]) }
      } catch {
        throw .cache(error)
      }
      missedSince = nil
      var count = 0
      try await looking { () async throws(EngineError) in
        try await fill()
        count = try await documentCount()
      }
      return count
    }
  }

  private func documentCount() async throws(EngineError) -> Int {
    let files = try await asking { cache throws(CacheError) in try await cache.files() }
    return files.filter { $0.state == .document }.count
  }

  /// Returns once no save is under way: each returns only when it is on the disk.
  func flush() async {
    while savesUnderWay > 0 { await withCheckedContinuation { flushing.append($0) } }
  }

  func endSave() {
    savesUnderWay -= 1
    guard savesUnderWay == 0 else { return }
    let waiting = flushing
    flushing = []
    for continuation in waiting { continuation.resume() }
  }
}
