import HTTPServer

/// One file of the screens, ready to be sent.
struct Asset: Sendable {
  /// As in an address: `/core/start.js`.
  let path: String
  let contentType: String
  let bytes: [UInt8]
  /// The same compressed; nil where that would not be shorter.
  let gzip: [UInt8]?
  /// A hash of `bytes` in quotes.
  let entityTag: String

  init(path: String, contentType: String, bytes: [UInt8]) {
    (self.path, self.contentType, self.bytes) = (path, contentType, bytes)
    let short = AssetKind.isText(contentType) ? Gzip.compress(bytes, level: 9) : nil
    gzip = short.flatMap { $0.count < bytes.count ? $0 : nil }
    entityTag = "\"\(ContentHash.hexDigits(of: bytes))\""
  }

  /// Whether its name changes with its content, as a bundler's pieces do: then a browser may keep it for good.
  var isNamedByContent: Bool { path.hasPrefix("/chunks/") }

  /// The answer to a request for it: 304 where the browser has it already.
  func response(to request: HTTPRequest, status: HTTPStatus = .ok) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": contentType, "ETag": entityTag, "Vary": "Accept-Encoding",
      "Cache-Control": isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if status == .ok, Preconditions.names(entityTag, in: request.headers.values("If-None-Match")) {
      headers["Content-Type"] = nil
      return HTTPResponse(.notModified, headers: headers)
    }
    guard let gzip, Preconditions.takesGzip(request.headers.values("Accept-Encoding")) else {
      return HTTPResponse(status, headers: headers, body: .bytes(bytes))
    }
    headers["Content-Encoding"] = "gzip"
    return HTTPResponse(status, headers: headers, body: .bytes(gzip))
  }
}
