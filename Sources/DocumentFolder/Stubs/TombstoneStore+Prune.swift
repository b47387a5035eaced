import struct TrainingModel.Instant

extension TombstoneStore {
  /// Seconds for which a stub stays, so that devices that were away hear of the deletion: 30 days.
  static let grace: Int64 = 30 * 86_400

  /// Whether the stub has done its work, by what stands in it: a file's own dates mean nothing in a synced folder.
  func isExpired(_ stub: Stub, now: Instant) -> Bool { !stays(stub) && isOld(stub, now: now) }

  /// Whether the stub stays and what it keeps of its record need not: an imported record that was deleted so long ago
  /// must not come in again, and nobody restores it any more.
  func keepsTooMuch(_ stub: Stub, now: Instant) -> Bool {
    stub.isImported && stub.isFull && !keepsStub(stub.id) && isOld(stub, now: now)
  }

  private func isOld(_ stub: Stub, now: Instant) -> Bool {
    max(stub.deletedAt, stub.restoredAt ?? stub.deletedAt).seconds < now.seconds - Self.grace
  }

  /// Makes every file of the stub a minimal one, unless one of them says something newer by now. Returns whether it did.
  func shorten(_ stub: Stub, now: Instant) throws(FolderError) -> Bool {
    let files = try files(of: stub)
    guard files.allSatisfy({ isOld($0.stub, now: now) }) else { return false }
    for file in files where file.stub.isFull {
      let text = StubText(
        id: stub.id, kind: file.stub.kind, deletedAt: file.stub.deletedAt, isImported: file.stub.isImported,
        restoredAt: file.stub.restoredAt, record: nil)
      try put(text.bytes, at: file.path, id: stub.id, over: file.content)
    }
    return !files.isEmpty
  }

  private func files(of stub: Stub) throws(FolderError) -> [StubFile] {
    var files: [StubFile] = []
    for path in stub.allPaths {
      if let file = try file(at: path, id: stub.id) { files.append(file) }
    }
    return files
  }

  /// Removes every file of the stub, unless one of them says something newer by now. Returns whether it did.
  func prune(_ stub: Stub, now: Instant) throws(FolderError) -> Bool {
    let files = try files(of: stub)
    guard files.allSatisfy({ isExpired($0.stub, now: now) }) else { return false }
    for file in files { try writer.remove(at: file.path, id: stub.id, ifStill: file.content) }
    return !files.isEmpty
  }
}
