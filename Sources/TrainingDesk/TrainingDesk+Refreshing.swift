import DocumentFolder
import SyncEngine
import TrainingModel

extension TrainingDesk {
  /// Brings `base` up to date with what the folder is known to hold: looks first where somebody wrote by the engine.
  func refresh() async throws(EngineError) {
    guard base == nil || needsLook || isLooking || isBehind || isRefreshing else { return }
    try await inTurn(.refresh) { () async throws(EngineError) in
      if needsLook { try await look() }
      guard base == nil || isBehind else { return }
      // What is told of while this is under way makes the next one look again.
      isBehind = false
      isRefreshing = true
      defer { isRefreshing = false }
      do throws(EngineError) {
        let found = if let base { try await engine.snapshot(since: base) } else { try await engine.snapshot() }
        settle(found)
      } catch {
        isBehind = true
        throw error
      }
    }
  }

  /// Says that a look found what is not in `base` yet.
  func fallBehind() { isBehind = true }

  private func look() async throws(EngineError) {
    needsLook = false
    // Whoever asks meanwhile waits for what this look finds.
    isLooking = true
    defer { isLooking = false }
    do throws(EngineError) {
      try await engine.connect()
      isBehind = true
    } catch {
      needsLook = true
      throw error
    }
  }

  /// Takes what a look found, lets go of the writes that it knows of, and puts the others upon it.
  private func settle(_ found: FolderSnapshot) {
    if let base {
      keepVersions(of: WorkoutDocument.self, in: base, replacedBy: found)
      keepVersions(of: SessionDocument.self, in: base, replacedBy: found)
      keepVersions(of: DayDocument.self, in: base, replacedBy: found)
    }
    written = written.filter { name, write in !isKnown(write, name, by: found) }
    (base, unfolded) = (found, Set(written.keys))
    changedAll()
  }

  /// Somebody may still be about to change what they read before another device changed it.
  private func keepVersions<Document: SnapshotDocument>(
    of type: Document.Type, in old: FolderSnapshot, replacedBy new: FolderSnapshot
  ) {
    let found = Dictionary(type.records(in: new).map { ($0.path, $0.bytes) }) { first, _ in first }
    for record in type.records(in: old) {
      guard let bytes = found[record.path], bytes != record.bytes else { continue }
      versions.keep(record.bytes, of: DocumentName(type.kind, record.document.identifier))
    }
  }

  private func isKnown(_ write: OwnWrite, _ name: DocumentName, by found: FolderSnapshot) -> Bool {
    let record = found.version(of: name)
    let isDeleted = found.stubs[name.id].map { $0.covers(updatedAt: write.at) } ?? false
    return write.isKnown(by: record, isDeleted: isDeleted, kind: name.kind)
  }

  /// Puts what was written here into the snapshot, and lets go of what a look has found, too.
  func fold() {
    guard var snapshot = base, !unfolded.isEmpty else { return }
    base = nil
    for name in unfolded {
      guard let write = written[name] else { continue }
      write.apply(to: &snapshot)
      // What is on its way to `base` may have been read before.
      if write.isSeen, !isRefreshing { written[name] = nil }
      changed(name.kind)
    }
    (base, unfolded) = (snapshot, [])
  }
}

extension FolderSnapshot {
  /// The bytes of a document and when it last changed; nil: there is none.
  func version(of name: DocumentName) -> (bytes: [UInt8], updatedAt: Instant)? {
    func found<Document: SnapshotDocument>(_ type: Document.Type) -> (bytes: [UInt8], updatedAt: Instant)? {
      record(type, id: name.id).map { ($0.bytes, $0.document.updatedAt) }
    }
    return switch name.kind {
    case .split: found(SplitDocument.self)
    case .workout: found(WorkoutDocument.self)
    case .session: found(SessionDocument.self)
    case .day: found(DayDocument.self)
    case .race: found(RaceDocument.self)
    case .schedule: found(ScheduleDocument.self)
    case .athlete: found(AthleteDocument.self)
    }
  }
}
