import DocumentFolder
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Tells listeners how the cache differs from what they were told last, whoever brought it there: another program of
  /// this machine may share the cache and have looked first.
  func announce() async throws(EngineError) {
    defer { (merged, hasLooked) = ([], true) }
    guard !hub.isEmpty else { return announced = nil }
    let files = try await asking { cache throws(CacheError) in try await cache.files() }
    if let announced { hub.send(changes(from: announced, to: files)) }
    announced = files
  }

  private func changes(from earlier: [CachedFile], to files: [CachedFile]) -> [DocumentChange] {
    let before = Dictionary(earlier.map { (DocumentKey($0.kind.rawValue, $0.id), $0) }) { $1 }
    var gone = before
    var changes: [DocumentChange] = []
    for file in files {
      let key = DocumentKey(file.kind.rawValue, file.id)
      gone[key] = nil
      guard let event = event(of: file, before: before[key], key) else { continue }
      changes.append(DocumentChange(kind: file.kind, id: file.id, path: file.path, event: event))
    }
    let removed = gone.values.sorted { $0.path < $1.path }
    return changes
      + removed.map { file in
        let isDeleted = stubs[file.id]?.isInForce == true
        return DocumentChange(kind: file.kind, id: file.id, path: file.path, event: isDeleted ? .deleted : .removed)
      }
  }

  private func event(of file: CachedFile, before: CachedFile?, _ key: DocumentKey) -> DocumentChange.Event? {
    switch file.state {
    case .quarantined: return before?.state == file.state ? nil : .setAside
    case .placeholder: return before == nil ? .evicted : nil
    case .document: break
    }
    guard let before, before.state == .document else { return .added }
    if before.isHere, !file.isHere { return .evicted }
    if before.hash == file.hash, before.path == file.path { return nil }
    return merged.contains(key) ? .merged : .changed
  }
}
