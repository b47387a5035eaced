public import CanonicalJSON
public import HTTPServer

/// Why a request was not done, as `application/problem+json` (RFC 9457).
public struct Problem: Error, Hashable, Sendable {
  /// The status of the answer.
  public var status: HTTPStatus
  /// What happened, in one short sentence.
  public var title: String
  /// What to do about it; nil: the title says it.
  public var detail: String?
  /// The member of the body that is wrong, such as `logs[2].reps`; nil: the problem is not one of the body.
  public var member: String?
  /// The byte of the body at which it is wrong; nil: the problem is not one of the body.
  public var byte: Int?
  /// The document as it is now, where the request was made from another version.
  public var current: RawJSON?
  /// Header fields besides those of every problem.
  public var headers = HTTPHeaders()

  /// A problem.
  public init(_ status: HTTPStatus, _ title: String, detail: String? = nil) {
    (self.status, self.title, self.detail) = (status, title, detail)
  }

  /// The answer that tells of it.
  public var response: HTTPResponse {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("byte", byte.map { Int64($0) })
      if let current { writer.member("current", raw: current) }
      writer.member("detail", detail)
      writer.member("member", member)
      writer.member("status", Int64(status.rawValue))
      writer.member("title", title)
    }
    var headers = headers
    headers["Content-Type"] = "application/problem+json"
    headers["Cache-Control"] = "no-store"
    return HTTPResponse(status, headers: headers, body: .bytes(writer.bytes + [0x0A]))
  }
}
