import CanonicalJSON
import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

/// A part of a list: how many from where on.
struct DocumentPage: Sendable {
  /// The identifier that the page comes after; nil: the first page.
  let after: String?
  /// 1…200.
  let limit: Int

  /// The most and the usual number on a page.
  static let (maximum, standard) = (200, 50)

  static let parameters = [
    Operation.Parameter(
      name: "after", summary: "The “next” of the page before.",
      schema: #"{"type":"string","minLength":1,"maxLength":64}"#),
    Operation.Parameter(
      name: "limit", summary: "How many at most.",
      schema: #"{"type":"integer","minimum":1,"maximum":200,"default":50}"#),
  ]

  /// What the query asks for. Throws 400 where it asks for what there is not.
  init(_ target: HTTPTarget) throws(Problem) {
    after = target["after"]
    if let after, !(1...64).contains(after.unicodeScalars.count) {
      throw Problem(.badRequest, "“after” must be the “next” of another page.")
    }
    guard let text = target["limit"] else {
      limit = Self.standard
      return
    }
    guard let number = Int(text), (1...Self.maximum).contains(number), text.allSatisfy({ $0.isNumber }) else {
      throw Problem(.badRequest, "“limit” must be a whole number from 1 to \(Self.maximum).")
    }
    limit = number
  }

  /// The page of these records: the documents, their versions in the same order, and where the next page begins.
  func bytes<Document: TrainingDocument>(of records: [Record<Document>]) -> [UInt8] {
    let ids = records.indices.map { (id: records[$0].document.identifier, index: $0) }
      .filter { entry in after.map { entry.id < $0 } ?? true }
      .sorted { $1.id < $0.id }
    let page = ids.prefix(limit).map { records[$0.index] }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("items", page.map { $0.document })
      writer.member("next") { writer in
        if ids.count > limit, let last = page.last { writer.string(last.document.identifier) } else { writer.null() }
      }
      writer.member("versions", page.map { VersionTag(of: $0.bytes).etag })
    }
    return writer.bytes
  }
}
