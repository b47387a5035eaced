import CanonicalJSON
import struct TrainingModel.Instant

extension TombstoneStore {
  /// Joins what a deleted record said elsewhere into its stub, so that deleting it lost nothing.
  ///
  /// Throws `unjoinable` if the stub holds something that it cannot be joined with.
  func keep(_ record: [UInt8], in stubs: PlacedStubs) throws(FolderError) {
    guard let stub = stubs.stub else { return }
    let kind = stubs.place.layout.kind
    var whole = try admitted(record, at: stubs.place).text.root.raw.bytes
    for known in stubs.records where known != whole {
      whole = try join(kind, known, whole, path: stubs.place.stubPath)
    }
    if let file = stubs.files.first(where: { says(whole, kind, since: stub.deletedAt, $0) }) {
      return try confirmDurable(file)
    }
    let text = StubText(
      id: stub.id, kind: kind, deletedAt: stub.deletedAt, isImported: stub.isImported, restoredAt: stub.restoredAt,
      record: try admitted(whole, at: stubs.place).text)
    let file = stubs.own
    try put(text.bytes, at: file?.path ?? stubs.place.stubPath, id: stub.id, over: file?.content)
  }

  /// Whether this one file, should it be the only one that a power cut leaves, deletes the record and lacks nothing of it.
  private func says(_ whole: [UInt8], _ kind: String, since deletedAt: Instant, _ file: StubFile) -> Bool {
    file.stub.deletedAt == deletedAt && file.text.record(ofKind: kind) == whole
  }

  /// What a live record and its stub's records say together: a later edit revives the record, and not only the part of
  /// it that the editor knew.
  func revived(_ live: [UInt8], from stubs: PlacedStubs) throws(FolderError) -> [UInt8] {
    guard stubs.stub?.isInForce == true else { return live }
    let kind = stubs.place.layout.kind
    let canonical = try admitted(live, at: stubs.place).text.root.raw.bytes
    var whole = live
    for record in stubs.records where record != canonical {
      whole = try join(kind, whole, record, path: stubs.place.path)
    }
    return whole
  }

  /// Takes the stubs away of a record that lives again since `updatedAt` and is durable; those that must stay say so.
  func supersede(_ stubs: PlacedStubs, livesSince updatedAt: Instant) throws(FolderError) {
    guard let stub = stubs.stub, stub.isInForce else { return }
    for file in stubs.files {
      if stays(stub) {
        try lift(file, of: stubs.place, at: updatedAt)
      } else {
        try writer.remove(at: file.path, id: stub.id, ifStill: file.content)
      }
    }
  }

  /// Notes in a stub that its record was restored at this time.
  func lift(_ file: StubFile, of place: DocumentPlace, at restoredAt: Instant) throws(FolderError) {
    let text = StubText(
      id: place.id, kind: place.layout.kind, deletedAt: file.stub.deletedAt, isImported: file.stub.isImported,
      restoredAt: max(restoredAt, file.stub.restoredAt ?? restoredAt), record: file.text)
    try put(text.bytes, at: file.path, id: place.id, over: file.content)
  }

  func join(_ kind: String, _ a: [UInt8], _ b: [UInt8], path: String) throws(FolderError) -> [UInt8] {
    do { return try joiner.join(kind: kind, a, b) } catch { throw .unjoinable(path: path, error, keptAt: nil) }
  }

  func admitted(_ record: [UInt8], at place: DocumentPlace) throws(FolderError) -> StoredDocument {
    do { return try place.gate.admit(record) } catch { throw .unacceptable(path: place.path, error) }
  }
}
