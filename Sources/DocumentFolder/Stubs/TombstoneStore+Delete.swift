import CanonicalJSON
import struct TrainingModel.Instant

extension TombstoneStore {
  /// Writes the stub and only then removes the file: whatever fails in between, the record is there or deleted.
  func delete(_ deletion: Deletion, at place: DocumentPlace) throws(FolderError) -> DeleteResult {
    let live = try writer.liveFile(at: place)
    // What older programs wrote is not written to, so it is not in the way.
    let earlier = try stubs(of: place, alsoAt: []) { path, _ in path != place.stubPath }
    if case .absent = live, earlier.stub?.covers(updatedAt: deletion.seenUpdatedAt) == true {
      for file in earlier.files { try confirmDurable(file) }
      return .alreadyDeleted
    }
    try put(stubText(deletion, place, live, earlier), over: earlier)
    switch live {
    case .absent: return .deleted
    case .unreadable(let reason): return .fileKept(reason)
    case .document(_, let content):
      try writer.remove(at: place.path, id: place.id, ifStill: content)
      return .deleted
    }
  }

  private func stubText(
    _ deletion: Deletion, _ place: DocumentPlace, _ live: LiveFile, _ earlier: PlacedStubs
  ) -> StubText {
    // Later than anything its author could have seen, whatever the clock says.
    let stamps: [Instant?] = [
      deletion.at, deletion.seenUpdatedAt, live.document?.updatedAt, earlier.stub?.deletedAt,
      earlier.stub?.restoredAt.map { Instant(seconds: $0.seconds + 1) },
    ]
    // A revived record keeps what its earlier stub alone knows.
    let whole = live.document.flatMap { try? JSONText(revived($0.bytes, from: earlier)) } ?? live.document?.text
    return StubText(
      id: place.id, kind: place.layout.kind, deletedAt: stamps.compactMap { $0 }.max() ?? deletion.at,
      isImported: deletion.isImported || earlier.stub?.isImported == true, restoredAt: nil,
      record: deletion.form == .full ? whole ?? earlier.files.first(where: \.stub.isFull)?.text : nil)
  }
}

extension FolderWriter {
  /// Removes the file at `path`, provided that it still is what it was when read.
  func remove(at path: String, id: String, ifStill content: FileContent) throws(FolderError) {
    try inDirectory(of: path) { (directory) throws(FolderError) in
      try remove(FileTarget(directory: directory, id: id, path: path), ifStill: content)
    }
  }
}
