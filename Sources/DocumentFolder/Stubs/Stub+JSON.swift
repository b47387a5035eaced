import CanonicalJSON
import struct TrainingModel.Instant

extension Stub {
  /// The stub that the file at `path` holds.
  init(_ text: JSONText, path: String) throws(QuarantineReason) {
    do { try self.init(members: text.root, path: path) } catch { throw .noStub(error) }
  }

  /// Reads in the order of the names, which is the fastest. In a full stub, members that are not of a stub's own type
  /// belong to the record.
  private init(members node: JSONNode, path: String) throws(JSONError) {
    var object = try node.object()
    deletedAt = try object.value("deletedAt")
    id = try object.value("id")
    isImported = (try? object.node("imported")?.bool()) == true
    kind = try? object.node("kind")?.string()
    name = try? object.node("name")?.string()
    restoredAt = try object.optional("restoredAt")
    isFull = object.node("schemaVersion") != nil
    self.path = path
    allPaths = [path]
  }

  /// This stub, joined with another one of the same record: the later deletion, and whatever either keeps for good.
  func joined(with other: Stub) -> Stub {
    let isOlder = (deletedAt, other.path) < (other.deletedAt, path)
    let (later, earlier) = isOlder ? (other, self) : (self, other)
    return Stub(
      id: id, path: later.path, deletedAt: later.deletedAt, kind: later.kind ?? earlier.kind,
      name: later.name ?? earlier.name, isImported: isImported || other.isImported, isFull: isFull || other.isFull,
      restoredAt: [restoredAt, other.restoredAt].compactMap { $0 }.max(),
      allPaths: Set(allPaths + other.allPaths).sorted())
  }
}
