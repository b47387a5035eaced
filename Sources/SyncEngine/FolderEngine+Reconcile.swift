import DocumentFolder
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Compares the folder with the cache and brings the cache, and where it has to the folder, up to date.
  ///
  /// Throws `folder` if the folder itself cannot be listed.
  func reconcile() async throws(EngineError) {
    try await inTurn { () async throws(EngineError) in
      try await look()
      try await announce()
    }
  }

  /// Fills an empty cache from the folder; called in the turn of whoever found it empty.
  func fill() async throws(EngineError) {
    try await list()
    let plan = ReconcilePlan(listing: listing, known: [], scannedAt: scanTime)
    try await take(plan.reads, known: [])
  }

  private func look() async throws(EngineError) {
    try await list()
    try await settleAge()
    var known = try await asking { cache throws(CacheError) in try await cache.files() }
    var plan = self.plan(known)
    try await settleStatus(plan)
    guard status.allowsWriting else { return try await takeIn(plan, known) }
    if try await tidy() {
      try await list()
      plan = self.plan(known)
    }
    if !plan.missing.isEmpty, watching == nil {
      // A service that replaces a file takes it away for a moment.
      await setup.wait(.milliseconds(100))
      try await list()
      known = try await asking { cache throws(CacheError) in try await cache.files() }
      plan = self.plan(known)
      try await settleStatus(plan)
    }
    try await takeIn(plan, known)
    if status.allowsWriting {
      try await forget(plan.missing)
      try await settleJournal()
    }
    if status == .checking { status = .ready }
    guard status == .ready else { return }
    try await noteLook()
    try await pruneIfDue()
  }

  /// A device that has not looked for 30 days may know what the others have forgotten on purpose: what it knows is a
  /// backup then, and joins nothing into the files.
  private func settleAge() async throws(EngineError) {
    let last = try await asking { cache throws(CacheError) in try await cache.meta(.lastScan) }
    isStale = last.flatMap { Int64($0) }.map { setup.now().seconds - $0 > Self.longestAbsence } ?? false
  }

  private func noteLook() async throws(EngineError) {
    let now = setup.now().seconds
    if lastNoted.map({ now - $0 < 3600 && now >= $0 }) ?? false { return }
    lastNoted = now
    try await asking { cache throws(CacheError) in try await cache.apply([.meta(.lastScan, String(now))]) }
  }

  /// Seconds after which tombstones may be gone: 30 days.
  private static let longestAbsence: Int64 = 30 * 86_400

  private var scanTime: Int64 { setup.now().seconds &* 1_000_000_000 }

  private func plan(_ known: [CachedFile]) -> ReconcilePlan {
    var plan = ReconcilePlan(listing: listing, known: known, scannedAt: scanTime)
    if plan.missing.isEmpty { return plan }
    let here = Set(listing.documents.map { DocumentKey($0.kind, $0.id) })
    // A file at another path is the same document, and a deleted one is meant to be away.
    plan.missing.removeAll {
      here.contains(DocumentKey($0.kind.rawValue, $0.id)) || stubs[$0.id]?.isInForce == true
    }
    return plan
  }

  private func list() async throws(EngineError) {
    do throws(FolderError) {
      listing = try store.list(withStamps: true)
    } catch {
      throw .folder(error)
    }
    stubs = await store.readStubs(listing)
  }

  /// What is to be thought of the folder after this look.
  private func settleStatus(_ plan: ReconcilePlan) async throws(EngineError) {
    let markerSeen = try await asking { cache throws(CacheError) in try await cache.meta(.markerSeen) } != nil
    if listing.hasMarker, !markerSeen {
      try await asking { cache throws(CacheError) in try await cache.apply([.meta(.markerSeen, "yes")]) }
    }
    let verdict = VanishGuard.verdict(
      known: plan.knownCount, missing: plan.missing.count, folderExists: listing.folderExists, markerSeen: markerSeen,
      hasMarker: listing.hasMarker)
    switch verdict {
    case .fine: if !isReadOnly { status = .ready }
    case .incomplete(let missing, let known): status = .incomplete(missing: missing, of: known)
    case .markerGone: status = .unmarked
    case .rootGone: status = .unavailable
    }
  }

  private var isReadOnly: Bool {
    if case .readOnly = status { return true }
    return false
  }

  /// Joins copies, and deletes again what a service brought back. Whether the folder has to be listed anew.
  private func tidy() async throws(EngineError) -> Bool {
    let reports = await store.ingestCopies(listing)
    copies = copies.filter { $0.isDone } + reports
    if reports.contains(where: { $0.isDone }) { try await list() }
    let reaped = await store.reap(listing, stubs)
    return reports.contains { $0.isDone } || reaped.contains { $0.outcome == .deleted || $0.outcome == .revived }
  }

  /// Forgets what is really gone: missed by two looks, ten seconds apart while watching.
  private func forget(_ missing: [CachedFile]) async throws(EngineError) {
    let now = setup.now()
    let paths = Set(missing.map { $0.path })
    missedSince = missedSince.filter { paths.contains($0.key) }
    var gone: [CachedFile] = []
    for file in missing {
      let since = missedSince[file.path] ?? now
      missedSince[file.path] = since
      if watching == nil || now - since >= Self.patience { gone.append(file) }
    }
    try await remove(gone)
  }

  /// Seconds for which a document must be missing before it counts as gone.
  static let patience: Int64 = 10

  /// Takes documents out of the cache.
  func remove(_ files: [CachedFile]) async throws(EngineError) {
    if files.isEmpty { return }
    try await asking { cache throws(CacheError) in try await cache.apply(files.map { .remove(path: $0.path) }) }
    for file in files { missedSince[file.path] = nil }
  }

  private func takeIn(_ plan: ReconcilePlan, _ known: [CachedFile]) async throws(EngineError) {
    try await take(plan.reads, known: known)
    try await asking { cache throws(CacheError) in
      try await cache.apply(plan.evicted.map { .placeholder(path: $0.path, kind: $0.kind, id: $0.id) })
    }
    try await removeDeleted(known)
    try await takeInStubs()
  }

  /// Records that a stub deletes and that no file brings back.
  private func removeDeleted(_ known: [CachedFile]) async throws(EngineError) {
    if stubs.stubs.isEmpty { return }
    let here = Set(listing.documents.map { $0.path })
    try await remove(known.filter { !here.contains($0.path) && stubs[$0.id]?.isInForce == true })
  }
}

/// What makes two files one document.
struct DocumentKey: Hashable {
  let kind: String
  let id: String

  init(_ kind: String, _ id: String) { (self.kind, self.id) = (kind, id) }
}
