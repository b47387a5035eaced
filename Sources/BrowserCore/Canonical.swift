import CanonicalJSON
import TrainingModel

/// Reads a document and writes it as this version would: newest schema, sorted members, unknown members kept.
///
/// `kind` is the raw text of a `DocumentKind`, or `tombstone`, in UTF-8; `document` is the content of a file. A document
/// that no file of this version could hold is refused with the byte and the member.
public func canonical(kind: [UInt8], document: [UInt8]) -> BrowserAnswer {
  let name = String(decoding: kind, as: UTF8.self)
  if name == "tombstone" { return rewritten(Tombstone.self, document) }
  switch DocumentKind(rawValue: name) {
  case .split: return rewritten(SplitDocument.self, document)
  case .workout: return rewritten(WorkoutDocument.self, document)
  case .session: return rewritten(SessionDocument.self, document)
  case .day: return rewritten(DayDocument.self, document)
  case .race: return rewritten(RaceDocument.self, document)
  case .schedule: return rewritten(ScheduleDocument.self, document)
  case .athlete: return rewritten(AthleteDocument.self, document)
  case nil: return Refusal.unknownKind.answer
  }
}

private func rewritten<Document: JSONObjectValue>(_ type: Document.Type, _ bytes: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in try Document(bytes: bytes).canonicalBytes() }
}
