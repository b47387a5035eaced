/// Collects findings until they have been quiet for a while, or have waited long enough. It owns no clock: times are
/// distances from some fixed moment.
struct Debouncer {
  private let quiet: Duration
  private let longestWait: Duration
  private var paths: Set<String> = []
  private var needsScan = false
  private var firstAt: Duration?
  private var lastAt: Duration = .zero

  init(times: ObserverTimes) {
    quiet = times.quiet
    longestWait = times.longestWait
  }

  /// When the findings are to be told; nil if there are none.
  var dueAt: Duration? { firstAt.map { min(lastAt + quiet, $0 + longestWait) } }

  mutating func add(path: String, at now: Duration) {
    paths.insert(path)
    note(now)
  }

  mutating func addScan(at now: Duration) {
    needsScan = true
    note(now)
  }

  /// The findings, once they are due.
  mutating func take(at now: Duration) -> FolderBatch? {
    guard let dueAt, now >= dueAt else { return nil }
    return takeAll()
  }

  /// The findings, due or not; an empty batch if there are none.
  mutating func takeAll() -> FolderBatch {
    defer {
      paths = []
      needsScan = false
      firstAt = nil
    }
    return FolderBatch(paths: paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, needsScan: needsScan)
  }

  private mutating func note(_ now: Duration) {
    firstAt = firstAt ?? now
    lastAt = now
  }
}
