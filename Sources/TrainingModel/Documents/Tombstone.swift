public import CanonicalJSON

/// What a stub says: which record was deleted, when, and of what kind. A full stub holds the record's members, too.
public struct Tombstone: Hashable, Sendable {
  /// The identifier of the deleted record.
  public var id: String
  /// When it was deleted.
  public var deletedAt: Instant
  /// The record's kind; nil where the stub does not say it.
  public var kind: String?
  /// Whether the record came from an import; such a stub is never pruned, so that the same import brings nothing back.
  public var imported: Bool?
  /// When the record was brought back although its stub has to stay; it is deleted only if `deletedAt` is later.
  public var restoredAt: Instant?
  /// The record's own members in a full stub.
  public var unknown = UnknownMembers()

  /// Whether the stub still says that the record is deleted.
  public var isInForce: Bool { restoredAt.map { $0 < deletedAt } ?? true }

  /// A minimal stub.
  public init(id: String, deletedAt: Instant, kind: String?) {
    (self.id, self.deletedAt, self.kind) = (id, deletedAt, kind)
  }
}

extension Tombstone: JSONObjectValue {
  /// Reads a stub.
  public init(json: inout JSONObject) throws(JSONError) {
    deletedAt = try json.value("deletedAt")
    id = try json.value("id")
    imported = try json.optional("imported")
    kind = try json.optional("kind")
    restoredAt = try json.optional("restoredAt")
    unknown = json.unclaimed()
  }

  /// Writes the stub.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("deletedAt", deletedAt)
      writer.member("id", id)
      writer.member("imported", imported)
      writer.member("kind", kind)
      writer.member("restoredAt", restoredAt)
    }
  }
}
