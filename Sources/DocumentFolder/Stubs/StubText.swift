import CanonicalJSON
import struct TrainingModel.Instant

/// What a stub is to say.
struct StubText {
  let id: String
  /// Nil where the stub is not to say it.
  let kind: String?
  let deletedAt: Instant
  let isImported: Bool
  let restoredAt: Instant?
  /// The record, or an earlier full stub of it; nil for a minimal stub.
  let record: JSONText?

  /// The record's members as they are, with their very digits, and the stub's own among them, in canonical layout.
  var bytes: [UInt8] {
    var (members, recordKind) = (UnknownMembers(), RawJSON?.none)
    if let record, var object = try? record.root.object() {
      recordKind = object.node("kind")?.raw
      for name: StaticString in ["deletedAt", "id", "restoredAt"] { _ = object.node(name) }
      if isImported { _ = object.node("imported") }
      members = object.unclaimed()
    }
    var writer = JSONWriter()
    writer.object(members) { writer in
      writer.member("deletedAt", deletedAt)
      writer.member("id", id)
      if isImported { writer.member("imported", true) }
      if let recordKind { writer.member("kind", raw: recordKind) } else { writer.member("kind", kind) }
      writer.member("restoredAt", restoredAt)
    }
    return writer.bytes
  }
}
