public import HTTPServer

/// The fields that every answer carries, whatever it is about.
public enum SecurityHeaders {
  /// What a page may load and do: its own files, and nothing written into the page itself.
  static let contentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    + "media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
    + "base-uri 'none'; form-action 'none'"

  /// The fields that do not depend on the answer; also those of what the server answers by itself.
  public static let fields: HTTPHeaders = [
    "Content-Security-Policy": contentPolicy, "X-Content-Type-Options": "nosniff",
    // With no-referrer a browser would hide the origin of our own pages as well.
    "Referrer-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]

  /// Adds them. What says nothing about being kept is kept nowhere.
  static func add(to response: inout HTTPResponse) {
    for field in fields.fields { response.headers[field.name] = field.value }
    if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
    if response.status == .unauthorized { response.headers["WWW-Authenticate"] = "Bearer" }
  }
}
