import struct TrainingModel.Instant

/// One write of a document: joined with whatever lies there, never in its place.
struct JoiningWrite {
  let writer: FolderWriter
  let tombstones: TombstoneStore
  let place: DocumentPlace
  /// What is to be in the folder afterwards.
  let content: [UInt8]
  /// The bytes that the content was made from: where these lie, nothing has to be joined. Nil for a new document.
  let basis: [UInt8]?
  /// Whether the content is kept in a file of its own where it cannot be brought in.
  let keepsContent: Bool

  /// How often another writer may come in between.
  private static let rounds = 3

  func run() throws(FolderError) -> SavedDocument {
    let directory = try writer.openDirectory(place.directory)
    defer { writer.calls.release(directory) }
    let target = FileTarget(directory: directory, id: place.id, path: place.path)
    var round = 1
    while true {
      do throws(FolderError) {
        return try attempt(target)
      } catch {
        switch error {
        case .changed(_, let found, _):
          if round == Self.rounds { throw .changed(path: place.path, found: found, keptAt: kept(target)) }
          round += 1
        case .unjoinable(let path, let refusal, _): throw .unjoinable(path: path, refusal, keptAt: kept(target))
        default: throw error
        }
      }
    }
  }

  private func attempt(_ target: FileTarget) throws(FolderError) -> SavedDocument {
    let old = try writer.content(of: target)
    if let old { try require(old.bytes) { .quarantined(path: place.path, $0) } }
    let stubs = try tombstones.stubs(over: place, alsoAt: [])
    let whole = try tombstones.revived(joined(with: old?.bytes), from: stubs)
    let document = try require(whole) { .unacceptable(path: place.path, $0) }
    if let stub = stubs.stub, stub.covers(updatedAt: document.updatedAt) {
      try tombstones.keep(whole, in: stubs)
      throw .deletedElsewhere(path: place.path, at: stub.deletedAt)
    }
    if old?.bytes == whole {
      try writer.confirmDurable(target)
    } else {
      try writer.put(whole, as: target, over: old)
    }
    // The record is later than its stub and counts as live: a stub that could not be removed now goes at the next look.
    if let updatedAt = document.updatedAt { try? tombstones.supersede(stubs, livesSince: updatedAt) }
    return SavedDocument(
      path: place.path, bytes: whole,
      outcome: old?.bytes == whole ? .unchanged : whole == content ? .written : .joined)
  }

  private func joined(with old: [UInt8]?) throws(FolderError) -> [UInt8] {
    guard let old, old != basis, old != content else { return content }
    return try tombstones.join(place.layout.kind, old, content, path: place.path)
  }

  @discardableResult
  private func require(
    _ bytes: [UInt8], _ error: (QuarantineReason) -> FolderError
  ) throws(FolderError) -> StoredDocument {
    do { return try place.gate.admit(bytes) } catch let reason { throw error(reason) }
  }

  private func kept(_ target: FileTarget) -> String? {
    keepsContent ? try? writer.keepAside(content, beside: target) : nil
  }
}
