/// Why a request is answered before the handler sees it.
enum Refusal: Error, Hashable, Sendable, CaseIterable {
  case version, method, methodUnknown, methodNotAllowed, target, field, host, twoLengths, coding, expectation
  case headTooLarge, bodyTooLarge, stopping

  var status: HTTPStatus {
    switch self {
    case .version: .versionNotSupported
    case .method, .target, .field, .host, .twoLengths: .badRequest
    case .methodUnknown, .coding: .notImplemented
    case .methodNotAllowed: .methodNotAllowed
    case .expectation: .expectationFailed
    case .headTooLarge: .headTooLarge
    case .bodyTooLarge: .contentTooLarge
    case .stopping: .unavailable
    }
  }

  /// What is wrong, as a sentence.
  var sentence: String {
    switch self {
    case .version: "This server speaks HTTP/1.1."
    case .method: "The request's method is no word."
    case .methodUnknown: "This server does not know that method."
    case .methodNotAllowed: "That method is allowed nowhere here."
    case .target: "The address of the request is damaged."
    case .field: "A header field of the request is damaged."
    case .host: "The request has to name one host."
    case .twoLengths: "The length of the request's body is unclear."
    case .coding: "The request's body is coded in a way that this server does not know."
    case .expectation: "The request expects what this server cannot do."
    case .headTooLarge: "The head of the request is too large."
    case .bodyTooLarge: "The request's body is too large."
    case .stopping: "The server is stopping. Try again in a moment."
    }
  }

  /// The answer, with `fields` in front; the connection ends with it, since nobody knows where the next request would
  /// begin.
  func response(_ fields: HTTPHeaders) -> HTTPResponse {
    let json = "{\"status\":\(status.rawValue),\"title\":\"Not understood\",\"detail\":\"\(sentence)\"}"
    var headers = fields
    let own: HTTPHeaders = [
      "Content-Type": "application/problem+json", "Cache-Control": "no-store", "Connection": "close",
      "X-Content-Type-Options": "nosniff",
    ]
    for field in own.fields { headers[field.name] = field.value }
    if self == .methodNotAllowed { headers["Allow"] = HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ") }
    return HTTPResponse(status, headers: headers, body: .bytes(Array(json.utf8)))
  }
}
