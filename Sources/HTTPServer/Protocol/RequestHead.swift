/// The head of a request as the library shows it.
struct RequestHead: Hashable, Sendable {
  var method: String
  var target: String
  var version: String
  /// Nil: some of it is no text.
  var headers: HTTPHeaders?

  /// What follows a head.
  enum Body: Hashable, Sendable {
    case none
    case length(Int)
    case chunks
  }

  /// What a request asks for, once its head has passed.
  struct Reading: Hashable, Sendable {
    var method: HTTPMethod
    var target: HTTPTarget
    var headers: HTTPHeaders
    var body: Body
    /// Whether the client sends the body only when it is asked to.
    var waitsToContinue: Bool
    /// Whether it speaks HTTP/1.0, as proxies do and browsers no longer.
    var isOld = false

    /// How long the body is by the head; nil: that is not said.
    var announced: Int? {
      guard case .length(let count) = body else { return nil }
      return count
    }

    /// Whether its body may be let in although nobody reads it: the answer then finds a client that has finished sending.
    var mayBeDropped: Bool { !waitsToContinue && (announced ?? 0) <= ExchangeFlow.patience }
  }

  /// Reads the head. Refuses whatever two programs could understand differently (RFC 9112 §3.2, §6.1, §6.3).
  func read(within limits: HTTPLimits) throws(Refusal) -> Reading {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .version }
    guard let headers else { throw .field }
    guard size(headers) <= limits.head else { throw .headTooLarge }
    guard headers.fields.allSatisfy({ FieldText.isName($0.name) && FieldText.isValue($0.value) }) else { throw .field }
    guard FieldText.isName(method) else { throw .method }
    guard let method = HTTPMethod(rawValue: method) else {
      throw ["CONNECT", "TRACE"].contains(method) ? .methodNotAllowed : .methodUnknown
    }
    guard let target = HTTPTarget(target) else { throw .target }
    try checkHost(headers)
    let body = try readBody(headers, limit: limits.body)
    return Reading(
      method: method, target: target, headers: headers, body: body, waitsToContinue: try waits(headers, body),
      isOld: version == "HTTP/1.0")
  }

  private func size(_ headers: HTTPHeaders) -> Int {
    headers.fields.reduce(method.utf8.count + target.utf8.count + version.utf8.count + 6) { size, field in
      size + field.name.utf8.count + field.value.utf8.count + 4
    }
  }

  private func checkHost(_ headers: HTTPHeaders) throws(Refusal) {
    let hosts = headers.values("Host")
    guard hosts.count == 1, let host = hosts.first, !host.isEmpty else { throw .host }
    guard host.utf8.allSatisfy({ FieldText.isHost($0) }) else { throw .host }
  }

  private func readBody(_ headers: HTTPHeaders, limit: Int) throws(Refusal) -> Body {
    let lengths = headers.values("Content-Length")
    let codings = headers.values("Transfer-Encoding")
    if let coding = codings.first {
      guard lengths.isEmpty, version == "HTTP/1.1" else { throw .twoLengths }
      guard codings.count == 1, coding.lowercased() == "chunked" else { throw .coding }
      return .chunks
    }
    guard let text = lengths.first else { return .none }
    guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .twoLengths
    }
    guard let length = Int(text), length <= limit else { throw .bodyTooLarge }
    return length == 0 ? .none : .length(length)
  }

  private func waits(_ headers: HTTPHeaders, _ body: Body) throws(Refusal) -> Bool {
    let expected = headers.values("Expect")
    guard expected.allSatisfy({ $0.lowercased() == "100-continue" }) else { throw .expectation }
    return !expected.isEmpty && body != .none
  }
}
