import CanonicalJSON
import Foundation
import TrainingCache
import TrainingModel

/// Filling a fresh cache from the folder, in each of the ways that are compared.
struct Rebuild {
  let folder: String
  let cachePath: String

  /// A cache that begins empty.
  private func fresh() throws -> TrainingCache {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: cachePath + suffix) }
    return try TrainingCache(path: cachePath, folder: folder)
  }

  private func paths() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// From the files, reading on two tasks beside the writer. Seconds.
  func cold(read: @escaping @Sendable (DocumentKind, [UInt8]) throws -> DocumentContent) async throws -> Double {
    let (cache, paths, folder) = (try fresh(), paths(), folder)
    return try await seconds {
      try await cache.load(paths, width: 2) { path in Self.entry(path, in: folder, read: read) }
    }
  }

  /// The same rows from memory, nothing but the insertions. Seconds.
  func inserts() async throws -> Double {
    let (cache, paths, folder) = (try fresh(), paths(), folder)
    let changes = paths.flatMap { Self.entry($0, in: folder) { try DocumentContent(kind: $0, bytes: $1) } }
    return try await seconds {
      for start in stride(from: 0, to: changes.count, by: 128) {
        try await cache.apply(Array(changes[start..<min(start + 128, changes.count)]))
      }
    }
  }

  /// What the cache answers: file rows, all workouts, one month, one history. Milliseconds each.
  func queries() async throws -> [(String, Double)] {
    let cache = try TrainingCache(path: cachePath, folder: folder)
    var lines: [(String, Double)] = []
    func time(_ name: String, _ body: () async throws -> Int) async throws {
      var (count, best) = (0, Double.infinity)
      for _ in 0..<5 { best = min(best, try await seconds { count = try await body() }) }
      lines.append(("\(name) (\(count))", best * 1_000))
    }
    let start = Instant(seconds: 1_300_000_000)
    try await time("all file rows") { try await cache.files().count }
    try await time("all workouts") { try await cache.workouts().count }
    try await time("all sessions") { try await cache.sessions().count }
    try await time("workouts of one month") {
      try await cache.workouts(startedIn: start + 86_400 * 365..<start + 86_400 * 395).count
    }
    try await time("months") { try await cache.workoutMonths(home: .fixed(offset: 0)).count }
    try await time("history of one exercise") {
      try await cache.history(of: "Back Squat", weightsIn: .kg).performances.count
    }
    try await time("names of exercises") { try await cache.exerciseNames().count }
    return lines
  }

  private static func entry(
    _ path: String, in folder: String, read: (DocumentKind, [UInt8]) throws -> DocumentContent
  ) -> [CacheChange] {
    guard let (bytes, stamp) = file(folder + "/" + path), let kind = kind(path) else { return [] }
    do {
      return [.document(DocumentEntry(path: path, stamp: stamp, bytes: bytes, content: try read(kind, bytes)))]
    } catch {
      print("\(path): \(error)")
      exit(1)
    }
  }

  private static func kind(_ path: String) -> DocumentKind? {
    DocumentKind.allCases.first { kind in kind.directory.map { path.hasPrefix($0 + "/") } ?? false }
  }

  private static func file(_ path: String) -> ([UInt8], CachedStamp)? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
    }
    let nanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    return (bytes, CachedStamp(size: Int64(bytes.count), mtimeNanoseconds: nanoseconds, inode: UInt64(status.st_ino)))
  }
}

func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let time = try await clock.measure(body)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}
