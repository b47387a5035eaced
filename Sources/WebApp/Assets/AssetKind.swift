/// The kinds of files that the screens are made of. Others in the folder are left alone.
enum AssetKind {
  private static let byEnding = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json", "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml", "png": "image/png", "wasm": "application/wasm", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8",
  ]

  /// The content type of a file; nil where it is no part of the screens.
  static func contentType(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    if name == "LICENSE" { return "text/plain; charset=utf-8" }
    guard !name.hasPrefix("tsconfig"), let ending = name.split(separator: ".").last, ending.count < name.count else {
      return nil
    }
    return byEnding[String(ending)]
  }

  /// Whether content of a type is worth compressing.
  static func isText(_ contentType: String) -> Bool {
    contentType != "image/png"
  }
}
