import struct TrainingModel.Instant

extension FolderWriter {
  /// Writes the stub and only then removes the file: whatever fails in between, the record is there or deleted.
  mutating func delete(_ deletion: Deletion, at place: DocumentPlace) throws(FolderError) -> DeleteResult {
    let live = try liveFile(at: place)
    let earlier = try earlierStub(of: place)
    if case .absent = live, let earlier, earlier.stub.covers(updatedAt: deletion.seenUpdatedAt) {
      try confirmDurable(earlier)
      return .alreadyDeleted
    }
    try putStub(stubText(deletion, place, live, earlier).bytes, at: place, over: earlier)
    switch live {
    case .absent: return .deleted
    case .unreadable(let reason): return .fileKept(reason)
    case .document(_, let content):
      try removeFile(at: place, ifStill: content)
      return .deleted
    }
  }

  private func stubText(
    _ deletion: Deletion, _ place: DocumentPlace, _ live: LiveFile, _ earlier: EarlierStub?
  ) -> StubText {
    // Later than anything its author could have seen, whatever the clock says.
    let stamps = [
      deletion.at, deletion.seenUpdatedAt, live.document?.updatedAt, earlier?.stub.deletedAt,
      earlier?.stub.restoredAt.map { Instant(seconds: $0.seconds + 1) },
    ]
    return StubText(
      id: place.id, kind: place.layout.kind, deletedAt: stamps.compactMap { $0 }.max() ?? deletion.at,
      isImported: deletion.isImported || earlier?.stub.isImported == true,
      record: deletion.form == .full ? live.document?.text ?? earlier?.text : nil)
  }

  private mutating func putStub(
    _ bytes: [UInt8], at place: DocumentPlace, over earlier: EarlierStub?
  ) throws(FolderError) {
    let directory = try openDirectory(String(DocumentPath.directory(of: place.stubPath)))
    defer { calls.release(directory) }
    let target = FileTarget(directory: directory, id: place.id, path: place.stubPath)
    let old = earlier?.path == place.stubPath ? earlier?.content : nil
    if old?.bytes == bytes { return try confirmDurable(target) }
    try put(bytes, as: target, over: old)
  }

  private func removeFile(at place: DocumentPlace, ifStill content: FileContent) throws(FolderError) {
    try inDirectory(of: place.path) { (directory) throws(FolderError) in
      try remove(FileTarget(directory: directory, id: place.id, path: place.path), ifStill: content)
    }
  }

  private func confirmDurable(_ stub: EarlierStub) throws(FolderError) {
    try inDirectory(of: stub.path) { (directory) throws(FolderError) in
      try confirmDurable(FileTarget(directory: directory, id: stub.stub.id, path: stub.path))
    }
  }
}
