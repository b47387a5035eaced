import CanonicalJSON
import TrainingModel

/// Reads a document and writes it as this version would: newest schema, sorted members, unknown members kept.
///
/// `kind` is the raw text of a `DocumentKind`, or `tombstone`, in UTF-8; `document` is the content of a file. A document
/// that no file of this version could hold is refused with the byte and the member.
public func canonical(kind: [UInt8], document: [UInt8]) -> BrowserAnswer {
  let name = String(decoding: kind, as: UTF8.self)
  if name == "tombstone" { return rewritten(Tombstone.self, document) }
  guard let kind = DocumentKind(rawValue: name) else { return Refusal.unknownKind.answer }
  return answered { () throws(JSONError) in try kind.rewriting(document) }
}

private func rewritten<Document: JSONObjectValue>(_ type: Document.Type, _ bytes: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in try Document(bytes: bytes).canonicalBytes() }
}
