import CanonicalJSON
import DocumentFolder
import Foundation
import SyncEngine
import TrainingCache
import TrainingModel

/// One folder, and the state that an engine keeps of it.
struct Rebuild {
  let folder: String

  private var state: StatePaths { StatePaths(directory: folder + ".state", folder: folder) }

  private func engine() throws -> PhoneEngine {
    try PhoneEngine(
      EngineSetup(
        folder: folder, state: state, mark: WriterMark(hostName: "bench", process: getpid()),
        now: { Instant(seconds: Int64(Date().timeIntervalSince1970)) }, wait: { try? await Task.sleep(for: $0) }))
  }

  private func paths() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") }.sorted()
  }

  private func forget() { try? FileManager.default.removeItem(atPath: state.directory) }

  /// A start without a cache: the engine lists, reads and fills it. Seconds.
  func cold() async throws -> Double {
    forget()
    return try await seconds { try await engine().connect() }
  }

  /// A start with the cache that `cold` left. Seconds.
  func warm() async throws -> Double {
    try await seconds { try await engine().connect() }
  }

  /// The same rows from memory, nothing but the insertions. Seconds.
  func inserts() async throws -> Double {
    forget()
    let cache = try TrainingCache(path: state.cache, folder: folder)
    let changes = paths().flatMap { Self.entry($0, in: folder) { try DocumentContent(kind: $0, bytes: $1) } }
    return try await seconds {
      for start in stride(from: 0, to: changes.count, by: Self.chunk) {
        try await cache.apply(Array(changes[start..<min(start + Self.chunk, changes.count)]))
      }
    }
  }

  /// As an app without our reader would fill it: Foundation decodes on two tasks beside the writer. Seconds.
  func decoder() async throws -> Double {
    forget()
    let cache = try TrainingCache(path: state.cache, folder: folder)
    return await seconds {
      var paths = paths()[...]
      await withTaskGroup(of: [CacheChange].self) { [folder] group in
        func readNext() {
          let chunk = paths.prefix(Self.chunk)
          paths = paths.dropFirst(chunk.count)
          if chunk.isEmpty { return }
          group.addTask { chunk.flatMap { Self.entry($0, in: folder, read: decoded) } }
        }
        for _ in 0..<3 { readNext() }
        while let changes = await group.next() {
          readNext()
          do { try await cache.apply(changes) } catch { print(error) }
        }
      }
    }
  }

  /// Documents in one transaction.
  private static let chunk = 512

  /// A bare walk: every directory listed, every file asked for its status, nothing kept. Seconds.
  func walk() async -> Double {
    var count = 0
    let time = await seconds { Self.walk(folder, &count) }
    if count == 0 { print("nothing was walked") }
    return time
  }

  private static func walk(_ directory: String, _ count: inout Int) {
    guard let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    while let entry = readdir(stream) {
      let isDirectory = entry.pointee.d_type == UInt8(DT_DIR)
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if name[0] == CChar(UInt8(ascii: ".")) { return }
          if isDirectory { return walk(directory + "/" + String(cString: name), &count) }
          var status = stat()
          if fstatat(descriptor, name, &status, 0) == 0 { count += 1 }
        }
      }
    }
  }

  /// What the cache answers: file rows, all workouts, one month, one history. Milliseconds each.
  func queries() async throws -> [(String, Double)] {
    let cache = try TrainingCache(path: state.cache, folder: state.folder)
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
