public import CanonicalJSON
public import SyncEngine
public import TrainingModel

/// A record that an import added, as it was then: an undo leaves it where it is another by now.
public struct AddedRecord: Hashable, Sendable {
  /// Which one.
  public let name: DocumentName
  /// The version that was written.
  public let version: VersionTag

  /// The record as it was saved.
  public init<Document: TrainingDocument>(_ record: Record<Document>) {
    name = DocumentName(Document.kind, record.document.identifier)
    version = VersionTag(of: record.bytes)
  }
}

extension AddedRecord: JSONObjectValue {
  /// Reads it. Throws where a member is missing or means nothing.
  public init(json: inout JSONObject) throws(JSONError) {
    let id: String = try json.value("id")
    let kind: String = try json.value("kind")
    version = VersionTag(text: try json.value("version"))
    guard let kind = DocumentKind(rawValue: kind) else {
      throw json.node("kind")?.error(.invalidText) ?? JSONError(kind: .invalidText, offset: 0, path: "kind")
    }
    name = DocumentName(kind, id)
  }

  /// Writes it.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", name.id)
      writer.member("kind", name.kind.rawValue)
      writer.member("version", version.text)
    }
  }
}
