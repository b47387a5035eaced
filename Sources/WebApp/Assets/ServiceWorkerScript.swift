import CanonicalJSON

/// The service worker is told which screens it belongs to, so that its text changes whenever any of them does: only
/// then does a browser take the new one.
enum ServiceWorkerScript {
  static let path = "/service-worker.js"

  /// The content of a file as it is served: the service worker's with the list of all files before it, others as they
  /// are.
  static func completed(_ path: String, _ bytes: [UInt8], files: [String], version: String) -> [UInt8] {
    guard path == Self.path else { return bytes }
    let kept = files.filter { $0 != Self.path }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("files") { writer in writer.array(count: kept.count) { $0.string(kept[$1]) } }
      writer.member("version", version)
    }
    let list = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").joined()
    return Array("const shell = \(list);\n".utf8) + bytes
  }
}
