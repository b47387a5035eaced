import CanonicalJSON
import Testing
import TrainingModel

@testable import TrainingCache

/// A document of any kind as an entry for the cache.
struct DocumentSample: Sendable, CustomTestStringConvertible {
  let entry: DocumentEntry

  var content: DocumentContent { entry.content }
  var testDescription: String { entry.path }

  static func of(_ content: DocumentContent, path: String? = nil) -> DocumentSample {
    let path = path ?? "\(content.kind.directory ?? ".")/\(content.id).json"
    return DocumentSample(
      entry: DocumentEntry(path: path, stamp: .some, bytes: content.canonicalBytes, content: content))
  }
}

extension DocumentContent {
  var canonicalBytes: [UInt8] {
    switch self {
    case .split(let document): document.canonicalBytes()
    case .workout(let document): document.canonicalBytes()
    case .session(let document): document.canonicalBytes()
    case .day(let document): document.canonicalBytes()
    case .race(let document): document.canonicalBytes()
    case .schedule(let document): document.canonicalBytes()
    case .athlete(let document): document.canonicalBytes()
    }
  }

  /// The document inside.
  var value: Any {
    switch self {
    case .split(let document): document
    case .workout(let document): document
    case .session(let document): document
    case .day(let document): document
    case .race(let document): document
    case .schedule(let document): document
    case .athlete(let document): document
    }
  }
}

extension TrainingCache {
  /// Every document of every kind, in the order of the queries.
  func allContents() throws(CacheError) -> [DocumentContent] {
    try splits().map { .split($0.document) } + workouts().map { .workout($0.document) }
      + sessions().map { .session($0.document) } + days().map { .day($0.document) }
      + races().map { .race($0.document) } + schedules().map { .schedule($0.document) }
      + (athlete().map { [.athlete($0.document)] } ?? [])
  }
}
