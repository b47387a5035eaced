import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// Gives a folder its starter routines: an empty one gets all of them, after a delay in which a sync service may show
  /// that it is not empty; any other gets what is new and what is out of date. Returns how many were written.
  func seed(after delay: Duration) async throws(EngineError) -> Int {
    if isEmpty {
      await setup.wait(delay)
      try await reconcile()
    }
    guard status == .ready else { return 0 }
    var count = 0
    for starter in StarterRoutines.all where try await plant(starter) { count += 1 }
    if count > 0 { try await reconcile() }
    return count
  }

  /// Whether there is nothing of ours in the folder, nor anything on its way.
  private var isEmpty: Bool {
    listing.documents.isEmpty && listing.placeholders.isEmpty && listing.candidates.isEmpty && stubs.stubs.isEmpty
      && listing.unreadableDirectories.isEmpty
  }

  /// Does what is to be done about one starter, planned anew right before it; whether its bytes were written.
  private func plant(_ starter: StarterRoutine) async throws(EngineError) -> Bool {
    let folder = try await routineFolder()
    let path = Self.path(of: starter)
    switch SeedReconcilePlanner.step(for: starter, in: folder) {
    case .leave, .skip: return false
    case .write: return try await put(starter, over: nil)
    case .overwrite:
      return try await put(
        starter, over: asking { cache throws(CacheError) in try await cache.bytes(of: path) })
    case .retire:
      let seen = folder[starter.id]?.updatedAt
      _ = try await delete(
        Deletion(path: path, at: setup.now(), seenUpdatedAt: seen, form: .full, isImported: false))
      return false
    }
  }

  /// A folder that has changed since the plan keeps what it has.
  private func put(_ starter: StarterRoutine, over expected: [UInt8]?) async throws(EngineError) -> Bool {
    do throws(EngineError) {
      let saved = try await writing { () async throws(FolderError) in
        try await store.put(exactly: starter.bytes, to: Self.path(of: starter), over: expected)
      }
      return saved.outcome == .written
    } catch {
      switch error {
      case .folder(.changed), .folder(.deletedElsewhere), .folder(.quarantined): return false
      default: throw error
      }
    }
  }

  /// Brings deleted starters back, the only way in which one comes back: today's bytes, never those of the stub. One that
  /// lives, or whose name another routine has, is left. Returns how many came back.
  func restoreStarters(now: Instant) async throws(EngineError) -> Int {
    try await reconcile()
    var count = 0
    for starter in StarterRoutines.all {
      switch SeedReconcilePlanner.restorations(of: [starter], in: try await routineFolder()).first {
      case .restore(liftsVeto: true):
        _ = try await writing { () async throws(FolderError) in
          try await store.restore(exactly: starter.bytes, to: Self.path(of: starter), now: now)
        }
        count += 1
      case .restore(liftsVeto: false): if try await put(starter, over: nil) { count += 1 }
      case .skip, nil: break
      }
    }
    if count > 0 { try await reconcile() }
    return count
  }

  /// Saves an edited routine. A starter becomes a routine of its own, and is then deleted for good.
  func saveRoutine(_ edit: RoutineEdit, home: ZoneRules) async throws(EngineError) -> Record<SplitDocument> {
    let fork = StarterFork(
      of: edit.record.document, edited: edit.edited, at: edit.now, fresh: edit.freshID, isTaken: isTaken)
    guard let fork else {
      if edit.edited == edit.record.document { return edit.record }
      return try await save(edit.edited, over: edit.record, home: home)
    }
    let path = fork.document.newRelativePath(home: home)
    let base = Record(document: fork.base, path: path, bytes: fork.base.canonicalBytes())
    let saved = try await save(fork.document, over: base, home: home)
    if fork.document.id != fork.starterID.forkOfStarter {
      // Nothing leads from the starter to a fresh identifier, so its schedules go along.
      try await moveSchedules(from: fork.starterID, to: saved.document, at: edit.now, home: home)
    }
    _ = try await delete(Deletion(edit.record, at: edit.now))
    return saved
  }

  private func moveSchedules(
    from starter: ULID, to routine: SplitDocument, at now: Instant, home: ZoneRules
  ) async throws(EngineError) {
    for record in try await snapshot().schedules where record.document.splitID == starter {
      var schedule = record.document
      (schedule.splitID, schedule.splitName) = (routine.id, routine.name)
      schedule.updatedAt = .stamp(now: now, over: schedule.updatedAt)
      _ = try await save(schedule, over: record, home: home)
    }
  }

  /// Whether a record of that identifier is here in any form, or was deleted here.
  private func isTaken(_ id: ULID) -> Bool {
    stubs[id.text] != nil || listing.documents.contains { $0.id == id.text }
      || listing.placeholders.contains { $0.id == id.text }
  }

  /// What the folder holds of routines as of now: the cache for what lives, the folder itself for what was deleted.
  private func routineFolder() async throws(EngineError) -> RoutineFolder {
    let live = try await asking { cache throws(CacheError) in try await cache.bytes(of: .split) }
      .compactMap { try? SplitDocument(bytes: $0.bytes) }
      .filter { split in !(stubs[split.id.text]?.covers(updatedAt: split.updatedAt) ?? false) }
    let known = Set(live.map { $0.id.text })
    let here = listing.documents.filter { $0.kind == DocumentKind.split.rawValue }.map { $0.id }
    let away = listing.placeholders.filter { $0.kind == DocumentKind.split.rawValue }.map { $0.id }
    return RoutineFolder(
      live: live, setAside: (here + away).filter { !known.contains($0) }.compactMap { ULID($0) },
      deleted: stubs.stubs.filter { $0.isInForce }.compactMap { ULID($0.id) },
      restored: stubs.stubs.filter { !$0.isInForce }.compactMap { ULID($0.id) })
  }

  private static func path(of starter: StarterRoutine) -> String {
    starter.document.newRelativePath(home: .fixed(offset: 0))
  }
}
