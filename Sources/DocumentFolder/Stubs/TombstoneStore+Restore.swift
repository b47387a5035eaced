import CanonicalJSON
import struct TrainingModel.Instant

extension TombstoneStore {
  /// Brings a record back from its full stub: its file is on the disk before the stub goes.
  func restore(_ stub: Stub, to place: DocumentPlace, now: Instant) throws(FolderError) -> RestoredDocument {
    let stubs = try stubs(over: place, alsoAt: stub.allPaths)
    guard let found = stubs.stub, let record = try record(in: stubs) else { throw .notRestorable(path: stub.path) }
    let document = try admitted(record, at: place)
    // Later than the deletion, so that the stub loses if a sync service brings it again.
    let stamp = max(now, Instant(seconds: found.deletedAt.seconds + 1), document.updatedAt ?? now)
    guard let restamped = document.text.stamped(stamp) else { throw .notRestorable(path: stub.path) }
    let write = JoiningWrite(
      writer: writer, tombstones: self, place: place, content: edited(restamped, from: record, at: place), basis: nil,
      keepsContent: false)
    let saved = try write.run()
    // The write has seen to the stubs at the usual paths, and the record is later than those that lie elsewhere.
    let usual = [place.stubPath, place.olderStubPath]
    let others = PlacedStubs(place: place, files: stubs.files.filter { !usual.contains($0.path) })
    try? supersede(others, livesSince: stamp)
    return RestoredDocument(path: saved.path, bytes: saved.bytes)
  }

  /// Puts a record that comes with the program back, to the byte, although its stub stays: the stub says since when.
  func restore(
    exactly bytes: [UInt8], at place: DocumentPlace, now: Instant
  ) throws(FolderError) -> RestoredDocument {
    let stubs = try stubs(over: place, alsoAt: [])
    // A sync service may be about to put it there: it would delete again what it did not hear of.
    if stubs.files.isEmpty { throw .changed(path: place.stubPath, found: nil, keptAt: nil) }
    let live = try writer.liveFile(at: place).document
    if let live, live.bytes != bytes, let stub = stubs.stub, stub.covers(updatedAt: live.updatedAt) {
      try keep(live.bytes, in: stubs)
      _ = try writer.put(exactly: bytes, at: place, over: live.bytes)
    } else {
      _ = try writer.put(exactly: bytes, at: place, over: nil)
    }
    for file in try self.stubs(over: place, alsoAt: []).files {
      if file.stub.isInForce {
        try lift(file, of: place, at: max(now, file.stub.deletedAt))
      } else {
        try confirmDurable(file)
      }
    }
    return RestoredDocument(path: place.path, bytes: bytes)
  }

  private func record(in stubs: PlacedStubs) throws(FolderError) -> [UInt8]? {
    var whole: [UInt8]?
    for record in stubs.records {
      whole =
        try whole.map { (known) throws(FolderError) in
          try join(stubs.place.layout.kind, known, record, path: stubs.place.stubPath)
        } ?? record
    }
    return whole
  }

  /// A record that its joiner does not understand is restored all the same, with one stamp for everything.
  private func edited(_ restamped: [UInt8], from record: [UInt8], at place: DocumentPlace) -> [UInt8] {
    (try? joiner.edit(kind: place.layout.kind, before: record, after: restamped)) ?? restamped
  }
}
