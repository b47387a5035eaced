import Foundation

@testable import ZipArchive

/// A folder of its own for one test's archives.
final class ArchiveFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "zip-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The names in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: name))) }

  /// Puts a file there and gives its path.
  func put(_ bytes: [UInt8], as name: String = "a.zip") throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// Everything in the archive of these bytes.
  func read(_ bytes: [UInt8], limits: ZipLimits = .standard) throws -> [ZipEntry] {
    try Self.read(put(bytes), limits: limits)
  }

  /// Everything in the archive at `path`.
  static func read(_ path: String, limits: ZipLimits = .standard) throws(ZipError) -> [ZipEntry] {
    let reader = try ZipReader(path: path, limits: limits)
    var entries: [ZipEntry] = []
    for index in reader.paths.indices { entries.append(try reader.entry(at: index)) }
    return entries
  }
}
