import CanonicalJSON
import DocumentFolder
import Foundation
import SyncEngine
import TrainingModel

/// A folder of its own that an engine follows, and what is measured in it.
struct FollowedFolder {
  let saves: Int
  private let root = NSTemporaryDirectory() + "loadbook-bench-" + UUID().uuidString
  private var folder: String { root + "/log" }
  private let clock = ContinuousClock()

  init(saves: Int) { self.saves = saves }

  func run() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let engine = try PhoneEngine(
      EngineSetup(
        folder: folder, state: StatePaths(directory: root + "/cache", folder: folder),
        mark: WriterMark(hostName: "bench", process: getpid()),
        now: { Instant(seconds: Int64(Date().timeIntervalSince1970)) }, wait: { try? await Task.sleep(for: $0) }))
    let (clock, begun) = (clock, clock.now)
    try await engine.watch(
      makeFolderObserver(
        path: folder, layouts: DocumentKind.layouts, times: ObserverTimes(scanJitter: 0),
        elapsed: { begun.duration(to: clock.now) }))
    try await oneByOne(engine)
    try await atOnce(engine)
    await engine.stop()
  }

  /// Each save, from the call until the cache has it.
  private func oneByOne(_ engine: PhoneEngine) async throws {
    var changes = await engine.changes().makeAsyncIterator()
    var (all, durable): ([Duration], [Duration]) = ([], [])
    for number in 0..<saves {
      let start = clock.now
      let saved = try await engine.save(session(number), over: nil, home: .fixed(offset: 0))
      durable.append(start.duration(to: clock.now))
      var isSeen = false
      while !isSeen, let batch = await changes.next() {
        isSeen = batch.contains { $0.id == saved.document.identifier }
      }
      all.append(start.duration(to: clock.now))
    }
    let share = milliseconds(all.sorted()[saves / 2]) / milliseconds(durable.sorted()[saves / 2])
    print(
      "one save at a time, \(saves) times: in the cache after \(words(all)); "
        + "on the disk after \(words(durable)); ratio of the medians \(String(format: "%.1f", share))")
  }

  /// As many files at once, as a sync service brings them, until the cache has all.
  private func atOnce(_ engine: PhoneEngine) async throws {
    var changes = await engine.changes().makeAsyncIterator()
    let files = (0..<saves).map { number in
      let document = session(number + saves)
      return (folder + "/" + document.newRelativePath(home: .fixed(offset: 0)), Data(document.canonicalBytes()))
    }
    let start = clock.now
    for (path, data) in files { try data.write(to: URL(fileURLWithPath: path)) }
    let written = start.duration(to: clock.now)
    var left = Set((0..<saves).map { session($0 + saves).identifier })
    while !left.isEmpty, let batch = await changes.next() {
      for change in batch { left.remove(change.id) }
    }
    let quiet = start.duration(to: clock.now)
    print(
      String(
        format: "%d files at once: all in the cache after %.0f ms, of which writing them took %.0f ms", saves,
        milliseconds(quiet), milliseconds(written)))
  }

  private func session(_ number: Int) -> SessionDocument {
    let start = Instant(seconds: 1_795_000_000 + Int64(number))
    let id = ULID(high: UInt64(start.seconds) * 1000 << 16, low: UInt64(number))
    var session = SessionDocument(id: id, activity: .run, start: start, createdAt: start)
    session.minutes = Minutes(40)
    return session
  }

  private func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }

  private func words(_ durations: [Duration]) -> String {
    let sorted = durations.sorted()
    return String(
      format: "%.1f ms (median), %.1f ms (99 of 100)", milliseconds(sorted[sorted.count / 2]),
      milliseconds(sorted[min(sorted.count - 1, sorted.count * 99 / 100)]))
  }
}
