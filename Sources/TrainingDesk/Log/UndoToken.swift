public import CanonicalJSON
public import TrainingModel

/// What takes an edit back, as long as the app remembers the version before it: the document, and its versions before
/// and after.
public struct UndoToken: Hashable, Sendable {
  /// The document's kind.
  public let kind: DocumentKind
  /// The document.
  public let id: ULID
  /// Its version before the edit.
  public let before: VersionTag
  /// Its version after the edit.
  public let after: VersionTag

  /// A token of an edit of the document `id`.
  public init(kind: DocumentKind, id: ULID, before: VersionTag, after: VersionTag) {
    (self.kind, self.id, self.before, self.after) = (kind, id, before, after)
  }
}

extension UndoToken: JSONObjectValue {
  /// Reads a token.
  public init(json: inout JSONObject) throws(JSONError) {
    after = VersionTag(text: try json.value("after"))
    before = VersionTag(text: try json.value("before"))
    id = try json.value("id")
    let name: String = try json.value("kind")
    guard let kind = DocumentKind(rawValue: name) else { throw json.node.error(.invalidText) }
    self.kind = kind
  }

  /// Writes the token.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("after", after.text)
      writer.member("before", before.text)
      writer.member("id", id)
      writer.member("kind", kind.rawValue)
    }
  }
}
