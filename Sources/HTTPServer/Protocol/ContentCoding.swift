/// When an answer is sent compressed (RFC 9110 §8.4, §12.5.3).
enum ContentCoding {
  /// Below this many bytes it is not worth the trouble.
  static let threshold = 1024

  /// Whether what the client accepts includes gzip.
  static func acceptsGzip(_ fields: [String]) -> Bool {
    var accepts: (gzip: Bool?, any: Bool?) = (nil, nil)
    for part in fields.joined(separator: ",").split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let name = pieces.first else { continue }
      let isWanted = !pieces.dropFirst().contains { $0.hasPrefix("q=") && (Double($0.dropFirst(2)) ?? 0) <= 0 }
      if name == "gzip" || name == "x-gzip" { accepts.gzip = isWanted }
      if name == "*" { accepts.any = isWanted }
    }
    return accepts.gzip ?? accepts.any ?? false
  }

  /// Whether content of that type becomes smaller: text, in all its forms.
  static func isText(_ type: String?) -> Bool {
    guard let type = type?.split(separator: ";").first?.lowercased() else { return false }
    let name = String(type.filter { $0 != " " })
    return name.hasPrefix("text/") && name != "text/event-stream" || name.hasSuffix("+json") || name.hasSuffix("+xml")
      || ["application/json", "application/javascript", "application/wasm", "application/xml"].contains(name)
  }
}

extension HTTPResponse {
  /// The response, compressed where it is text of some length, has no coding yet and the client takes gzip. One that sets
  /// a cookie is not: its length would tell of the secret. Its tag is kept, since it names the document.
  func coded(for request: HTTPHeaders) -> HTTPResponse {
    guard case .bytes(let bytes) = body, bytes.count > ContentCoding.threshold, headers["Content-Encoding"] == nil,
      headers["Set-Cookie"] == nil, ContentCoding.isText(headers["Content-Type"])
    else { return self }
    var coded = self
    if !headers.values("Vary").contains(where: { $0.lowercased().contains("accept-encoding") }) {
      coded.headers.add("Vary", "Accept-Encoding")
    }
    guard ContentCoding.acceptsGzip(request.values("Accept-Encoding")), let smaller = Gzip.compress(bytes) else {
      return coded
    }
    coded.body = .bytes(smaller)
    coded.headers["Content-Encoding"] = "gzip"
    return coded
  }
}
