import CanonicalJSON
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// All records, as the cache has them after the last look.
  func snapshot() async throws(EngineError) -> FolderSnapshot {
    var snapshot = FolderSnapshot(listing: listing, stubs: stubs, copies: copies, status: status)
    // One kind is parsed while the next is fetched.
    var parsing: [Task<[AnyRecord?], Never>] = []
    for kind in DocumentKind.allCases {
      let files = try await asking { cache throws(CacheError) in try await cache.bytes(of: kind) }
      parsing.append(Task { await Self.records(kind, files) })
    }
    for records in parsing {
      for record in await records.value {
        if let record { snapshot.add(record) }
      }
    }
    snapshot.quarantined = try await quarantined()
    return snapshot
  }

  /// The files that are set aside, in ascending order of the paths.
  func quarantined() async throws(EngineError) -> [QuarantinedFile] {
    let setAside = try await asking { cache throws(CacheError) in try await cache.quarantined() }
    return setAside.compactMap { file in
      guard case .quarantined(let text) = file.state else { return nil }
      return QuarantinedFile(path: file.path, cacheText: text)
    }
  }

  /// Reads on all cores; in the order of the files. Bytes that were readable when they came into the cache still are.
  private static func records(_ kind: DocumentKind, _ files: [CachedBytes]) async -> [AnyRecord?] {
    let size = 256
    return await withTaskGroup(of: (Int, [AnyRecord?]).self) { group in
      for start in stride(from: 0, to: files.count, by: size) {
        group.addTask { (start, files[start..<min(start + size, files.count)].map { record(kind, $0) }) }
      }
      var slices: [(Int, [AnyRecord?])] = []
      for await slice in group { slices.append(slice) }
      return slices.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
    }
  }

  private static func record(_ kind: DocumentKind, _ file: CachedBytes) -> AnyRecord? {
    guard let text = try? JSONText(file.bytes) else { return nil }
    return try? AnyRecord(kind: kind, path: file.path, bytes: file.bytes, text: text)
  }
}
