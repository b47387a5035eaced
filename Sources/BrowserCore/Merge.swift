import CanonicalJSON
import TrainingModel

/// Joins two copies of one document; see `DocumentMergePlanner.merge`.
///
/// `kind` is the raw text of a `DocumentKind` in UTF-8; `base` is a version that both descend from, empty where none is
/// known. Copies of different documents and of a newer schema are refused as such.
public func merge(kind: [UInt8], a: [UInt8], b: [UInt8], base: [UInt8]) -> BrowserAnswer {
  guard let kind = DocumentKind(rawValue: String(decoding: kind, as: UTF8.self)) else {
    return Refusal.unknownKind.answer
  }
  do throws(MergeRefusal) {
    return .accepted(try DocumentMergePlanner.merge(kind, a, b, base: base.isEmpty ? nil : base))
  } catch {
    return Refusal(error).answer
  }
}

extension Refusal {
  fileprivate init(_ refusal: MergeRefusal) {
    switch refusal {
    case .notAcceptable(let error): self.init(error)
    case .differentDocuments: self.init(kind: "differentDocuments", offset: 0, path: "id")
    case .newerSchema: self.init(kind: "newerSchema", offset: 0, path: "schemaVersion")
    }
  }
}
