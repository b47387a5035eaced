import Foundation
import Testing

/// A file of `Tests/Golden`. Its name begins with the kind of document, or says what the request is about.
struct GoldenFile: CustomStringConvertible, Sendable {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  var folder: String
  var name: String

  var description: String { "\(folder)/\(name)" }
  var kind: String { String(name.prefix { $0 != "-" }) }
  var url: URL { Self.root.appending(path: folder).appending(path: name) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// The file of the same name in another folder.
  func counterpart(in folder: String) -> GoldenFile { GoldenFile(folder: folder, name: name) }

  /// Writes the file where recording is asked for, and reports it: a run that records fails.
  func record(_ bytes: [UInt8]) throws {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil else { return }
    try Data(bytes).write(to: url)
    Issue.record("recorded \(self)")
  }

  /// All files of a folder by name. One that cannot be listed is empty, which the tests refuse.
  static func all(in folder: String) -> [GoldenFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { GoldenFile(folder: folder, name: $0) }
  }
}

/// Text of JSON bytes, for messages that a person reads.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
