import HTTPServer

/// What a request shows to say which device it is.
struct Credential: Hashable, Sendable {
  /// The cookie's name where it came by TLS: the prefix makes the browser refuse one that another host or a page by
  /// plain HTTP set (RFC 6265bis §4.1.3).
  static let secureCookie = "__Host-loadbook"
  /// The cookie's name on this machine itself, where there is no TLS.
  static let localCookie = "loadbook"

  /// Where a token stands.
  enum Source: Hashable, Sendable {
    /// In a field that a browser never fills by itself.
    case bearer
    case cookie(isSecure: Bool)
  }

  /// 64 hexadecimal digits, if it is one.
  let token: String
  let source: Source

  /// The token that a request shows; nil: none.
  init?(_ request: HTTPRequest) {
    if let field = request.headers["Authorization"] {
      guard field.lowercased().hasPrefix("bearer ") else { return nil }
      (token, source) = (String(field.dropFirst(7)), .bearer)
      return
    }
    let isSecure = Self.needsSecureCookie(request)
    let name = isSecure ? Self.secureCookie : Self.localCookie
    guard let found = Self.cookies(request).first(where: { $0.name == name }) else { return nil }
    (token, source) = (found.value, .cookie(isSecure: isSecure))
  }

  /// Whether the browser is to keep the token for TLS alone: everywhere but on this machine itself.
  static func needsSecureCookie(_ request: HTTPRequest) -> Bool {
    let isLoopback = request.headers["Host"].flatMap { HostName($0) }?.isLoopback ?? false
    return request.isEncrypted || !isLoopback
  }

  /// The field that makes a browser keep `token`: out of reach of scripts, sent by our own pages alone.
  static func cookie(_ token: String, isSecure: Bool) -> String {
    let name = isSecure ? secureCookie : localCookie
    // Browsers keep none for longer than 400 days; each day of use begins them anew.
    return "\(name)=\(token); Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The field that lets the browser keep the same token for longer; nil where none keeps it.
  var renewedCookie: String? {
    guard case .cookie(let isSecure) = source else { return nil }
    return Self.cookie(token, isSecure: isSecure)
  }

  private static func cookies(_ request: HTTPRequest) -> [(name: String, value: String)] {
    request.headers.values("Cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let sides = pair.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }
}
