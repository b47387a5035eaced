import HTTPServer

/// The fields that every answer carries, whatever it is about.
enum SecurityHeaders {
  /// What a page may load and do: its own files, and nothing written into the page itself.
  static let contentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    + "media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
    + "base-uri 'none'; form-action 'none'"

  /// Adds them. What says nothing about being kept is kept nowhere.
  static func add(to response: inout HTTPResponse) {
    response.headers["Content-Security-Policy"] = contentPolicy
    response.headers["X-Content-Type-Options"] = "nosniff"
    // With no-referrer a browser would hide the origin of our own pages as well.
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
    if response.status == .unauthorized { response.headers["WWW-Authenticate"] = "Bearer" }
  }
}
