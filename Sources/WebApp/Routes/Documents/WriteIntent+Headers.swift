import CanonicalJSON
import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

extension VersionTag {
  /// As a header field says it (RFC 9110 §8.8.3).
  var etag: String { "\"\(text)\"" }

  /// The version in an `If-Match` field; nil: it is none of ours.
  init?(etag: String) {
    let inner = etag.dropFirst().dropLast()
    guard etag.hasPrefix("\""), etag.hasSuffix("\""), etag.utf8.count == 18, !inner.contains("\"") else { return nil }
    self.init(text: String(inner))
  }

  /// The version that a deletion means. Throws 428 where none is said, and 400 where it is none.
  init(toDelete headers: HTTPHeaders) throws(Problem) {
    guard case .change(let version) = try WriteIntent(headers) else { throw Problem.versionNeeded }
    self = version
  }
}

extension WriteIntent {
  /// What a write says that it was made from. Throws 428 where it says nothing, and 400 where it says what it cannot.
  init(_ headers: HTTPHeaders) throws(Problem) {
    let (match, noneMatch) = (headers.values("If-Match"), headers.values("If-None-Match"))
    switch (match.count, noneMatch.count) {
    case (0, 0): throw Problem.versionNeeded
    case (0, 1) where noneMatch[0] == "*": self = .create
    case (1, 0):
      guard let version = VersionTag(etag: match[0]) else {
        // Nothing that was ever answered here: the version is not the current one, whatever that is.
        guard match[0].hasPrefix("\""), match[0].hasSuffix("\""), match[0].utf8.count >= 2 else {
          throw Problem(.badRequest, "If-Match must name one version, as ETag gave it.")
        }
        self = .change(VersionTag(text: ""))
        return
      }
      self = .change(version)
    default: throw Problem(.badRequest, "Say either If-Match with one version, or If-None-Match: *.")
    }
  }
}

extension Problem {
  /// A write that does not say what it was made from.
  static let versionNeeded = Problem(
    .preconditionRequired, "Say which version this was made from.",
    detail: "Send If-Match with the ETag of what you read, or If-None-Match: * for a new record.")

  /// A write that was made from another version than `record`, which comes along.
  init<Document: TrainingDocument>(staleAgainst record: Record<Document>) {
    self.init(
      .preconditionFailed, "Somebody changed this meanwhile.",
      detail: "What is there now comes with this answer: make your change once more from it.")
    current = try? RawJSON(parsing: record.document.canonicalBytes())
    headers["ETag"] = VersionTag(of: record.bytes).etag
  }
}
