extension TrainingCache {
  /// Fills the cache from many sources: `read` turns each into its changes on `width` tasks at once, and one writer
  /// takes what they give, a chunk in one transaction. Only a few chunks are in memory at any time.
  ///
  /// Throws the first error of the writer; the chunks before it stay applied.
  public nonisolated func load<Source: Sendable>(
    _ sources: [Source], width: Int, read: @escaping @Sendable (Source) async -> [CacheChange]
  ) async throws(CacheError) {
    var chunks = stride(from: 0, to: sources.count, by: Self.chunk)
      .map { sources[$0..<min($0 + Self.chunk, sources.count)] }[...]
    let failure = await withTaskGroup(of: [CacheChange].self) { group -> CacheError? in
      func readNext() {
        guard let chunk = chunks.popFirst() else { return }
        group.addTask {
          var changes: [CacheChange] = []
          for source in chunk { changes += await read(source) }
          return changes
        }
      }
      // One chunk more than there are tasks, so that the writer always finds one ready.
      for _ in 0...max(width, 1) { readNext() }
      while let changes = await group.next() {
        readNext()
        if let failure = await self.failure(applying: changes) { return failure }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Documents in one transaction of a load.
  private static let chunk = 128

  private func failure(applying changes: [CacheChange]) -> CacheError? {
    do throws(CacheError) {
      try apply(changes)
      return nil
    } catch {
      return error
    }
  }
}
