import CanonicalJSON
import struct TrainingModel.Instant

/// Brings one conflict copy of a stub into the stub, and only then removes it.
struct StubCopyIngest {
  let tombstones: TombstoneStore
  let copyPath: String
  /// The identifier in the copy's name.
  let id: String

  private var stubPath: String { DocumentPath.sibling(of: copyPath, named: id + ".json") }

  func run() -> CopyReport {
    CopyReport(kind: nil, id: id, path: copyPath, documentPath: stubPath, outcome: outcome())
  }

  private func outcome() -> CopyOutcome {
    do throws(FolderError) {
      guard let copy = try tombstones.file(at: copyPath, id: id) else { return .contained }
      let outcome = try bringIn(copy)
      try tombstones.writer.remove(at: copyPath, id: id, ifStill: copy.content)
      return outcome
    } catch {
      switch error {
      case .quarantined(copyPath, let reason): return .left(reason)
      case .quarantined(_, let reason): return .documentLeft(reason)
      case .unjoinable(_, let refusal, _): return .unjoinable(refusal)
      default: return .failed(error)
      }
    }
  }

  private func bringIn(_ copy: StubFile) throws(FolderError) -> CopyOutcome {
    guard let stub = try tombstones.file(at: stubPath, id: id) else {
      try tombstones.put(copy.content.bytes, at: stubPath, id: id, over: nil)
      return .recreated
    }
    let joined = try joined(stub, copy)
    try tombstones.put(joined, at: stubPath, id: id, over: stub.content)
    return joined == stub.content.bytes ? .contained : .joined
  }

  /// The same bytes on every device that joins these two.
  private func joined(_ a: StubFile, _ b: StubFile) throws(FolderError) -> [UInt8] {
    let stub = a.stub.joined(with: b.stub)
    let kind = [a.stub.kind, b.stub.kind].compactMap { $0 }.max()
    var record: [UInt8]?
    for known in [a, b].compactMap({ $0.text.record(ofKind: kind ?? "") }) {
      record =
        try record.map { (earlier) throws(FolderError) in
          try tombstones.join(kind ?? "", earlier, known, path: stubPath)
        } ?? known
    }
    return StubText(
      id: id, kind: kind, deletedAt: stub.deletedAt, isImported: stub.isImported, restoredAt: stub.restoredAt,
      record: record.flatMap { try? JSONText($0) }
    ).bytes
  }
}
