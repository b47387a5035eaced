public import CanonicalJSON

/// What a stub says: which record was deleted, when, and of what kind. A full stub holds the record's members, too.
public struct Tombstone: Hashable, Sendable {
  /// The identifier of the deleted record.
  public var id: String
  /// When it was deleted.
  public var deletedAt: Instant
  /// The record's kind; nil where the stub does not say it.
  public var kind: String?
  /// The record's own members in a full stub.
  public var unknown = UnknownMembers()

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
    kind = try json.optional("kind")
    unknown = json.unclaimed()
  }

  /// Writes the stub.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("deletedAt", deletedAt)
      writer.member("id", id)
      writer.member("kind", kind)
    }
  }
}
