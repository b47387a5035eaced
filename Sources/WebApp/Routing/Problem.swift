import CanonicalJSON
public import HTTPServer

/// Why a request was not done, as `application/problem+json` (RFC 9457).
public struct Problem: Error, Hashable, Sendable {
  /// The status of the answer.
  public var status: HTTPStatus
  /// What happened, in one short sentence.
  public var title: String
  /// What to do about it; nil: the title says it.
  public var detail: String?

  /// A problem.
  public init(_ status: HTTPStatus, _ title: String, detail: String? = nil) {
    (self.status, self.title, self.detail) = (status, title, detail)
  }

  /// The answer that tells of it.
  public var response: HTTPResponse {
    var writer = JSONWriter()
    writer.object { writer in
      if let detail { writer.member("detail", detail) }
      writer.member("status", Int64(status.rawValue))
      writer.member("title", title)
    }
    return HTTPResponse(
      status, headers: ["Content-Type": "application/problem+json", "Cache-Control": "no-store"],
      body: .bytes(writer.bytes + [0x0A]))
  }
}
