import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

extension FolderEngine {
  /// What became of one record of a backup.
  private enum Arrival { case added, merged, unchanged, keptDeleted, revived, refused(String) }

  /// Joins a backup into the folder. Nothing that is there is replaced or removed, and doing it twice changes nothing.
  ///
  /// A record that was deleted here stays deleted unless `reviving`; `now` is then the time of its last change. Throws
  /// `notWritable`, and `folder` where the disk fails; what was brought in until then stays.
  func bringIn(
    _ backup: BackupContents, reviving: Bool, home: ZoneRules, now: Instant
  ) async throws(EngineError) -> RestoreReport {
    guard status.allowsWriting else { throw .notWritable(status) }
    var report = RestoreReport()
    (report.refused, report.ignored) = (backup.refused, backup.ignored)
    // Those that a sync service holds back count as being here.
    let here = Set(listing.documents.map { $0.path } + listing.placeholders.map { $0.path })
    for record in backup.records {
      switch try await arrival(of: record, among: here, reviving: reviving, home: home, now: now) {
      case .added: report.added.append(record.path)
      case .merged: report.merged.append(record.path)
      case .unchanged: report.unchanged.append(record.path)
      case .keptDeleted: report.keptDeleted.append(record.path)
      case .revived: report.revived.append(record.path)
      case .refused(let reason): report.refused.append(RefusedFile(path: record.path, reason: reason))
      }
    }
    try await bringIn(backup.stubs, &report)
    return report
  }

  private func arrival(
    of record: BackupRecord, among here: Set<String>, reviving: Bool, home: ZoneRules, now: Instant
  ) async throws(EngineError) -> Arrival {
    do throws(EngineError) {
      if let path = try await path(of: record.kind, id: record.id) {
        return try await join(record, at: path, among: here)
      }
      if let reason = reasonToLeave(record) { return .refused(reason) }
      guard let stub = stubs[record.id], stub.covers(updatedAt: record.updatedAt) else {
        return try await put(record, home: home)
      }
      guard reviving else { return .keptDeleted }
      return try await revive(record, home: home, at: max(now, stub.deletedAt + 1))
    } catch {
      guard case .folder(let error) = error, error.isOfOneFile else { throw error }
      return .refused(error.sentence)
    }
  }

  /// A file of the record that is there and cannot be read must not get a second one beside it.
  private func reasonToLeave(_ record: BackupRecord) -> String? {
    let isSame = { (kind: String, id: String) in kind == record.kind.rawValue && id == record.id }
    if listing.placeholders.contains(where: { isSame($0.kind, $0.id) }) {
      return "Its file in the folder is not downloaded yet."
    }
    if listing.documents.contains(where: { isSame($0.kind, $0.id) }) { return "Its file in the folder is set aside." }
    return nil
  }

  private func join(_ record: BackupRecord, at path: String, among here: Set<String>) async throws(EngineError)
    -> Arrival
  {
    let known = try await asking { cache throws(CacheError) in try await cache.bytes(of: path) }
    // What is known of a file that is gone is no file: a backup is the way to get it back.
    guard here.contains(path) else { return try await putBack(record, path) }
    guard let known, known != record.bytes, !StarterRoutines.contains(id: record.id) else { return .unchanged }
    let kind = record.kind.rawValue
    let joined: [UInt8]
    do throws(JoinRefusal) {
      joined = try joiner.join(kind: kind, known, record.bytes)
    } catch {
      return .refused(error.sentence)
    }
    guard joiner.adds(kind: kind, joined, to: known) else { return .unchanged }
    let saved = try await writing { () async throws(FolderError) in
      try await store.writeBack(joined, to: path, over: known)
    }
    return saved.outcome == .unchanged ? .unchanged : .merged
  }

  private func putBack(_ record: BackupRecord, _ path: String) async throws(EngineError) -> Arrival {
    _ = try await writing { () async throws(FolderError) in
      try await store.save(record.bytes, to: path, before: nil, isKnown: true)
    }
    return .added
  }

  private func put(_ record: BackupRecord, home: ZoneRules) async throws(EngineError) -> Arrival {
    let usual = record.usualPath(home: home) ?? record.path
    let path = store.mayHoldNew(record.path) ? record.path : usual
    _ = try await writing { () async throws(FolderError) in
      try await store.put(exactly: record.bytes, to: path, over: nil)
    }
    return .added
  }

  private func revive(_ record: BackupRecord, home: ZoneRules, at moment: Instant) async throws(EngineError) -> Arrival
  {
    let path = record.usualPath(home: home) ?? record.path
    let bytes: [UInt8]
    do throws(JSONError) { bytes = try record.changed(at: moment) } catch { throw .unacceptable(path: path, error) }
    _ = try await writing { () async throws(FolderError) in try await store.save(bytes, to: path, before: nil) }
    return .revived
  }

  /// A stub of the backup deletes nothing: it is kept where the record is not here and was never deleted here.
  private func bringIn(_ files: [BackupContents.StubFile], _ report: inout RestoreReport) async throws(EngineError) {
    let here = Set(listing.documents.map { $0.id } + listing.placeholders.map { $0.id })
    for file in files where stubs[file.tombstone.id] == nil && !here.contains(file.tombstone.id) {
      do throws(EngineError) {
        let isNew = try await writing { () async throws(FolderError) in
          try await store.put(stub: file.bytes, from: file.path)
        }
        if isNew { report.deletions.append(file.path) }
      } catch {
        guard case .folder(let error) = error, error.isOfOneFile else { throw error }
        report.refused.append(RefusedFile(path: file.path, reason: error.sentence))
      }
    }
  }
}

extension FolderError {
  /// Whether only this one file cannot be written, so that the others can go on.
  fileprivate var isOfOneFile: Bool {
    switch self {
    case .notADocumentPath, .unacceptable, .changed, .unjoinable, .deletedElsewhere, .notRestorable, .quarantined: true
    case .locked, .failed, .notDurable: false
    }
  }
}
