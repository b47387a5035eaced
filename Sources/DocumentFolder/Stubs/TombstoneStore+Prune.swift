import struct TrainingModel.Instant

extension TombstoneStore {
  /// Seconds for which a stub stays, so that devices that were away hear of the deletion: 30 days.
  static let grace: Int64 = 30 * 86_400

  /// Whether the stub has done its work, by what stands in it: a file's own dates mean nothing in a synced folder.
  func isExpired(_ stub: Stub, now: Instant) -> Bool {
    let decided = max(stub.deletedAt, stub.restoredAt ?? stub.deletedAt)
    return !stays(stub) && decided.seconds < now.seconds - Self.grace
  }

  /// Removes every file of the stub, unless one of them says something newer by now. Returns whether it did.
  func prune(_ stub: Stub, now: Instant) throws(FolderError) -> Bool {
    var files: [StubFile] = []
    for path in stub.allPaths {
      if let file = try file(at: path, id: stub.id) { files.append(file) }
    }
    guard files.allSatisfy({ isExpired($0.stub, now: now) }) else { return false }
    for file in files { try writer.remove(at: file.path, id: stub.id, ifStill: file.content) }
    return !files.isEmpty
  }
}
