import DocumentFolder
import TrainingCache
import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension FolderEngine {
  /// Compares the folder with the cache and brings the cache, and where it has to the folder, up to date.
  ///
  /// Throws `folder` if the folder itself cannot be listed.
  func reconcile() async throws(EngineError) {
    try await inTurn { () async throws(EngineError) in
      // Whoever writes from here on wants another look; all who wrote while this one waited for its turn share it.
      isAboutToLook = false
      try await looking { () async throws(EngineError) in
        try await look()
        try await announce()
      }
    }
  }

  /// Fills an empty cache from the folder, whatever may be missing from it.
  func fill() async throws(EngineError) {
    try await list()
    try await takeIn(ReconcilePlan(listing: listing, known: [], readsAll: true), [])
  }

  private func look() async throws(EngineError) {
    // The cache is asked first: what another program brings there meanwhile is in the listing, too.
    var known = try await files()
    try await list()
    try await settleAge()
    let sweeps = try await isSweepDue()
    var plan = self.plan(known, readsAll: sweeps)
    try await settleStatus(plan)
    guard status.allowsWriting else { return try await takeIn(plan, known) }
    if try await tidy() {
      known = try await files()
      try await list()
      plan = self.plan(known, readsAll: sweeps)
    }
    try await takeIn(plan, known)
    try await settleJournal()
    try await forget(plan.missing)
    try await noteLook(swept: sweeps)
    try await pruneIfDue()
  }

  private func files() async throws(EngineError) -> [CachedFile] {
    try await asking { cache throws(CacheError) in try await cache.files() }
  }

  private func plan(_ known: [CachedFile], readsAll: Bool) -> ReconcilePlan {
    var plan = ReconcilePlan(listing: listing, known: known, readsAll: readsAll)
    if plan.missing.isEmpty { return plan }
    let here =
      Set(listing.documents.map { DocumentKey($0.kind, $0.id) })
      .union(listing.candidates.map { DocumentKey($0.kind, $0.id) })
    // A file at another path is the same document, a copy will be, and a deleted one is meant to be away.
    plan.missing.removeAll {
      here.contains(DocumentKey($0.kind.rawValue, $0.id)) || stubs[$0.id]?.isInForce == true
    }
    return plan
  }

  /// A device that has not looked for 30 days may know what the others have forgotten on purpose: what it knows is a
  /// backup then, and joins nothing into the files.
  private func settleAge() async throws(EngineError) {
    isStale = try await age(of: .lastScan).map { $0 > Self.longestAbsence } ?? false
  }

  /// Once a week every file is read, whatever its stamp: some services and disks keep size and time.
  private func isSweepDue() async throws(EngineError) -> Bool {
    try await age(of: .lastHashSweep).map { $0 > Self.sweepInterval || $0 < 0 } ?? true
  }

  private func age(of meta: CacheMeta) async throws(EngineError) -> Int64? {
    let text = try await asking { cache throws(CacheError) in try await cache.meta(meta) }
    return text.flatMap { Int64($0) }.map { setup.now().seconds - $0 }
  }

  private func noteLook(swept: Bool) async throws(EngineError) {
    let now = setup.now().seconds
    if !swept, lastNoted.map({ now - $0 < 3600 && now >= $0 }) ?? false { return }
    lastNoted = now
    let sweep = swept ? [CacheChange.meta(.lastHashSweep, String(now))] : []
    try await asking { cache throws(CacheError) in try await cache.apply([.meta(.lastScan, String(now))] + sweep) }
  }

  /// Seconds after which tombstones may be gone: 30 days.
  private static let longestAbsence: Int64 = 30 * 86_400
  /// Seconds between two readings of everything: a week.
  private static let sweepInterval: Int64 = 7 * 86_400

  func list() async throws(EngineError) {
    scanBegan = setup.now().seconds &* 1_000_000_000
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
      known: plan.knownCount, missing: plan.missingCount, folderExists: listing.folderExists, markerSeen: markerSeen,
      hasMarker: listing.hasMarker)
    switch verdict {
    // Whether it can be written by now, the next write finds out.
    case .fine: status = accessRefusal.map { .readOnly($0) } ?? .ready
    case .incomplete(let missing, let known): status = .incomplete(missing: missing, of: known)
    case .markerGone: status = .unmarked
    case .rootGone: status = .unavailable
    }
  }

  /// Why the folder cannot be written, as far as the system tells without a try; nil: it can, or it is not there yet.
  private var accessRefusal: SystemError? {
    guard listing.folderExists, access(setup.folder, W_OK) != 0 else { return nil }
    let error = SystemError(code: errno)
    return error == .notPermitted || error == .readOnlyDisk ? error : nil
  }

  /// Joins copies, and deletes again what a service brought back. Whether the folder has to be listed anew.
  private func tidy() async throws(EngineError) -> Bool {
    let reports = await store.ingestCopies(listing)
    copies = copies.filter { $0.isDone } + reports
    if reports.contains(where: { $0.isDone }) { try await list() }
    let returned = try await deleteAgain()
    let reaped = await store.reap(listing, stubs)
    return returned || reports.contains { $0.isDone }
      || reaped.contains { $0.outcome == .deleted || $0.outcome == .revived }
  }

  private func takeIn(_ plan: ReconcilePlan, _ known: [CachedFile]) async throws(EngineError) {
    try await take(plan.reads, known: known)
    try await asking { cache throws(CacheError) in
      try await cache.apply(plan.evicted.map { .placeholder(path: $0.path, kind: $0.kind, id: $0.id) })
    }
    if status.allowsWriting { try await removeDeleted(known) }
    try await takeInStubs()
  }
}

/// What makes two files one document.
struct DocumentKey: Hashable {
  let kind: String
  let id: String

  init(_ kind: String, _ id: String) { (self.kind, self.id) = (kind, id) }
}
