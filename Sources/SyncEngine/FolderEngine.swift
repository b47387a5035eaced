import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

/// One folder and one device's cache of it. What may be done with them is decided by the role that hands it out.
///
/// Data flows one way: a save writes a file and nothing else; the cache learns of it as it learns of what other devices
/// write, by looking at the folder.
actor FolderEngine {
  let setup: EngineSetup
  let store: DocumentFileStore
  var cache: TrainingCache
  let journal: EditJournal
  let joiner = MergingJoiner()
  var status: EngineStatus = .checking
  /// What the last look found.
  var listing = FolderListing()
  var stubs = StubIndex()
  /// Copies that the last looks joined or left, in order.
  var copies: [CopyReport] = []
  var budget = WriteBackBudget()
  var hub = ChangeHub()
  var hasLooked = false
  /// What listeners have been told of; nil while there are none.
  var announced: [CachedFile]?
  /// Documents that were joined and written again since the last announcement.
  var merged: Set<DocumentKey> = []
  /// Whether this device was away for so long that the files alone count.
  var isStale = false
  var lastNoted: Int64?
  /// Documents that a look missed, and when it first did; nil until the cache was asked.
  var missedSince: [String: Instant]?
  /// When the last listing began, in nanoseconds since 1970.
  var scanBegan: Int64 = 0
  private var isLooking = false
  var watching: Watching?
  var isLookingAgain = false
  var isAboutToLook = false
  var savesUnderWay = 0
  var flushing: [CheckedContinuation<Void, Never>] = []
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Opens the cache; looks at nothing yet. Throws `cache` where there is not even memory for it.
  init(_ setup: EngineSetup) throws(EngineError) {
    try self.init(
      setup,
      store: DocumentFileStore(
        path: setup.folder, layouts: DocumentKind.layouts, mark: setup.mark, joiner: MergingJoiner(),
        lock: setup.state.map { WriterLock(path: $0.lock) }, keepsStub: StarterRoutines.contains(id:)))
  }

  init(_ setup: EngineSetup, store: DocumentFileStore) throws(EngineError) {
    (self.setup, self.store) = (setup, store)
    journal = EditJournal(path: setup.state?.journal)
    do throws(CacheError) {
      cache = try TrainingCache(path: setup.state?.cache, folder: setup.state?.folder ?? setup.folder)
    } catch {
      throw .cache(error)
    }
  }

  /// Runs `body` when nobody else compares folder and cache: two who did so at once would undo each other's findings.
  func inTurn<Value>(_ body: () async throws(EngineError) -> Value) async throws(EngineError) -> Value {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }

  /// Asks the cache. One that is damaged, full or locked for ever is begun anew, in memory where there is no other way,
  /// and filled from the folder: a cache never keeps anybody from their records.
  func asking<Value: Sendable>(
    _ ask: @Sendable (TrainingCache) async throws(CacheError) -> Value
  ) async throws(EngineError) -> Value {
    do throws(CacheError) {
      return try await ask(cache)
    } catch {
      // A look begins anew by itself.
      if isLooking { throw .cache(error) }
      try await replaceCache(after: error)
      try await reconcile()
    }
    do throws(CacheError) { return try await ask(cache) } catch { throw .cache(error) }
  }

  /// Runs a look, and once more from the beginning where the cache turns out to be of no use. Whatever asks the cache in
  /// a turn of its own goes through here: a question that began a second look would wait for that turn for ever.
  func looking(_ look: () async throws(EngineError) -> Void) async throws(EngineError) {
    isLooking = true
    defer { isLooking = false }
    do throws(EngineError) {
      try await look()
    } catch {
      guard case .cache(let cause) = error else { throw error }
      try await replaceCache(after: cause)
      try await look()
    }
  }

  private func replaceCache(after error: CacheError) async throws(EngineError) {
    missedSince = nil
    do throws(CacheError) {
      if case .damaged = error {
        try await cache.wipe()
      } else {
        cache = try TrainingCache(path: nil, folder: setup.folder)
      }
    } catch {
      throw .cache(error)
    }
  }

  /// Everything that changes from now on, as the cache takes it in.
  func changes() async -> AsyncStream<[DocumentChange]> {
    let stream = hub.listen { [weak self] number in
      Task { await self?.forgetListener(number) }
    }
    // What the first look finds is no change; after it, everything is that the cache does not hold by now.
    if hasLooked, announced == nil {
      let files = try? await asking { cache throws(CacheError) in try await cache.files() }
      if announced == nil { announced = files }
    }
    return stream
  }

  private func forgetListener(_ number: Int) { hub.forget(number) }
}
