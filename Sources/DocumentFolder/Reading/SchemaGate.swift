import CanonicalJSON

/// Decides whether the bytes at a document's path are that document, in a schema that the program knows.
struct SchemaGate {
  let layout: DocumentLayout
  let id: String
  let path: String

  /// The document that `bytes` hold, or why they are set aside.
  func admit(_ bytes: [UInt8]) throws(QuarantineReason) -> StoredDocument {
    let text = try JSONText(checking: bytes)
    let (found, version) = try header(of: text)
    guard found == id else { throw .otherIdentifier(found: found) }
    guard version <= layout.currentSchemaVersion else {
      throw .newerSchema(found: version, known: layout.currentSchemaVersion)
    }
    return StoredDocument(
      kind: layout.kind, id: id, path: path, bytes: bytes, text: text, schemaVersion: version)
  }

  private func header(of text: JSONText) throws(QuarantineReason) -> (id: String?, version: Int64) {
    do throws(JSONError) {
      var object = try text.root.object()
      let id = try? object.node("id")?.string()
      let version: Int64 = try object.value("schemaVersion")
      guard version > 0 else { throw (object.node("schemaVersion") ?? object.node).error(.outOfRange) }
      return (id, version)
    } catch {
      throw .noSchema(error)
    }
  }
}
