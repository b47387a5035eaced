import Foundation

/// Two copies of one document and their join: the files `a.json`, `b.json` and `joined.json` of a folder of
/// `Golden/merges`, whose name begins with the kind of document.
struct MergeGolden: CustomStringConvertible, Sendable {
  var name: String

  var description: String { "merges/\(name)" }
  var kind: String { String(name.prefix { $0 != "-" }) }

  func file(_ part: String) -> GoldenFile { GoldenFile(folder: "merges/\(name)", name: "\(part).json") }
  func bytes(_ part: String) throws -> [UInt8] { try file(part).bytes() }

  /// All of them by name; empty, which the tests refuse, where the folder cannot be listed.
  static func all() -> [MergeGolden] {
    let folder = GoldenFile.root.appending(path: "merges")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().map { MergeGolden(name: $0) }
  }
}
