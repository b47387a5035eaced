import TrainingCache

extension FolderEngine {
  /// Throws the cache away and fills it from the folder; returns how many documents it holds then.
  func rebuild() async throws(EngineError) -> Int {
    try await inTurn { () async throws(EngineError) in
      do throws(CacheError) { try await cache.wipe() } catch { throw .cache(error) }
      try await fill()
      return try await documentCount()
    }
  }

  /// Forgets every document that is missing, however many: somebody said that they really are gone.
  func acceptMissing() async throws(EngineError) -> Int {
    let before = try await documentCount()
    let after = try await rebuild()
    status = .ready
    return max(0, before - after)
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
