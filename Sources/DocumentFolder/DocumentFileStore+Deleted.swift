public import struct TrainingModel.Instant

extension DocumentFileStore {
  /// Brings a deleted record back from its full stub. Its file is on the disk before the stub goes; the stub of an
  /// imported record, and of one that comes with the program, stays and says since when the record lives again.
  ///
  /// The record's `updatedAt` becomes the later of `now` and a second after the deletion. Throws `notRestorable` for a
  /// minimal stub, and otherwise as `save`.
  public func restore(_ stub: Stub, now: Instant) async throws(FolderError) -> RestoredDocument {
    guard let place = DocumentPlace(of: stub, layouts: layouts) else { throw .notRestorable(path: stub.path) }
    let restored = try await exclusively { () throws(FolderError) in
      try tombstones.restore(stub, to: place, now: now)
    }
    settle(after: restored.path)
    return restored
  }

  /// Brings a record back that comes with the program, to the byte. Its stubs stay and say since when.
  ///
  /// Throws `changed` if the record is there and is another than `bytes`, and otherwise as `put`.
  public func restore(
    exactly bytes: [UInt8], to path: String, now: Instant
  ) async throws(FolderError) -> RestoredDocument {
    let place = try place(of: path, isNew: true)
    try requireAcceptable(bytes, at: place)
    let restored = try await exclusively { () throws(FolderError) in
      try tombstones.restore(exactly: bytes, at: place, now: now)
    }
    settle(after: restored.path)
    return restored
  }

  /// Removes stubs whose work is done: 30 days after the deletion, by what stands in them. Those of imported records stay
  /// and lose what they keep of the record.
  ///
  /// - Parameters:
  ///   - now: by this device's clock.
  ///   - newest: the latest `updatedAt` of any document; nil where there is none, and then nothing is removed. The
  ///     earlier of the two counts, so that a clock that is wrong forgets no deletion.
  ///   - exempting: identifiers whose stubs stay besides those of imported records and those that the store keeps.
  /// - Throws: what the first stub that could not be removed failed with. Pruning again goes on from there.
  public func prune(
    now: Instant, newest: Instant?, exempting: @Sendable (String) -> Bool
  ) async throws(FolderError) -> PruneReport {
    let listing = try list()
    guard let newest, listing.unreadableDirectories.isEmpty else {
      return PruneReport(removed: [], shortened: [], isPostponed: true)
    }
    let time = min(now, newest)
    let present = listing.presentIDs
    var report = PruneReport(removed: [], shortened: [], isPostponed: false)
    for stub in await readStubs(listing).stubs where !exempting(stub.id) {
      if tombstones.keepsTooMuch(stub, now: time) {
        let isShort = try await exclusively { () throws(FolderError) in try tombstones.shorten(stub, now: time) }
        if isShort { report.shortened.append(stub) }
      }
      // Without its stub, a file that is still there would be a record again.
      guard tombstones.isExpired(stub, now: time), !(stub.isInForce && present.contains(stub.id)) else { continue }
      let isGone = try await exclusively { () throws(FolderError) in try tombstones.prune(stub, now: time) }
      if isGone { report.removed.append(stub) }
    }
    return report
  }

  /// Deletes again what a sync service brought back after its deletion, and takes stubs away that a later edit
  /// overruled. A stub of a record that is not here needs nothing.
  ///
  /// Returns one report for each live file that has a stub in force, in the order of the paths. Join the copies first:
  /// an edit that only a conflict copy holds counts, too.
  public func reap(_ listing: FolderListing, _ stubs: StubIndex) async -> [ReapReport] {
    if stubs.stubs.isEmpty { return [] }
    var reports: [ReapReport] = []
    for document in listing.documents + listing.duplicates.map(\.document) {
      guard let stub = stubs[document.id], stub.isInForce,
        let place = DocumentPlace(path: document.path, layouts: layouts)
      else { continue }
      let outcome: ReapReport.Outcome?
      do throws(FolderError) {
        outcome = try await exclusively { () throws(FolderError) in try tombstones.reap(place, stub) }
      } catch {
        outcome = .failed(error)
      }
      guard let outcome else { continue }
      reports.append(ReapReport(kind: document.kind, id: document.id, path: document.path, outcome: outcome))
    }
    return reports
  }
}

extension FolderListing {
  /// Identifiers of everything that is here, or that a sync service says exists.
  fileprivate var presentIDs: Set<String> {
    Set(documents.map(\.id)).union(placeholders.map(\.id)).union(candidates.map(\.id))
  }
}
