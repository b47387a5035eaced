public import CanonicalJSON
public import TrainingModel

/// An import that was made: what it added, so that it can be undone.
public struct PastImport: Hashable, Sendable {
  /// Its own identifier.
  public let id: ULID
  /// When it was made.
  public let at: Instant
  /// What the file was called.
  public let name: String
  /// What it added.
  public let added: [AddedRecord]
  /// When it was undone; nil: it was not.
  public var undoneAt: Instant?

  init(id: ULID, at: Instant, name: String, added: [AddedRecord]) {
    (self.id, self.at, self.name, self.added) = (id, at, name, added)
  }
}

extension PastImport: JSONObjectValue {
  /// Reads it. Throws where a member is missing or means nothing.
  public init(json: inout JSONObject) throws(JSONError) {
    added = try json.objects("added")
    at = try json.value("at")
    id = try json.value("id")
    name = try json.value("name")
    undoneAt = try json.optional("undoneAt")
  }

  /// Writes it.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("added", added)
      writer.member("at", at)
      writer.member("id", id)
      writer.member("name", name)
      writer.member("undoneAt", undoneAt)
    }
  }
}
