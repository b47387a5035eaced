import struct TrainingModel.Instant

extension TombstoneStore {
  /// Lets the later one stay of a live file and its stub: sync services bring back either. Nil if there is nothing to do.
  func reap(_ place: DocumentPlace, _ stub: Stub) throws(FolderError) -> ReapReport.Outcome? {
    let stubs = try stubs(over: place, alsoAt: stub.allPaths)
    guard let stub = stubs.stub, stub.isInForce else { return nil }
    switch try live(at: place) {
    case .absent: return nil
    case .unreadable(let reason): return .left(reason)
    case .document(let document, let content):
      if stub.covers(updatedAt: document.updatedAt) {
        try keep(document.bytes, in: stubs)
        try writer.remove(at: place.path, id: place.id, ifStill: content)
        return .deleted
      }
      try revive(document, content, stubs)
      return .revived
    }
  }

  private func live(at place: DocumentPlace) throws(FolderError) -> LiveFile {
    do { return try writer.liveFile(at: place) } catch {
      guard case .quarantined(_, let reason) = error else { throw error }
      return .unreadable(reason)
    }
  }

  private func revive(
    _ document: StoredDocument, _ content: FileContent, _ stubs: PlacedStubs
  ) throws(FolderError) {
    let whole = try revived(document.bytes, from: stubs)
    try writer.inDirectory(of: document.path) { (directory) throws(FolderError) in
      let target = FileTarget(directory: directory, id: document.id, path: document.path)
      if whole == document.bytes { return try writer.confirmDurable(target) }
      _ = try admitted(whole, at: stubs.place)
      try writer.put(whole, as: target, over: content)
    }
    try supersede(stubs, livesSince: document.updatedAt ?? Instant(seconds: 0))
  }
}
