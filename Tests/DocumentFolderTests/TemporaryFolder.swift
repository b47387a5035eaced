import Foundation

@testable import DocumentFolder

/// A real folder on the disk that goes away with the test.
final class TemporaryFolder: TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "loadbook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func store() -> DocumentFileStore { store(calls: SystemCalls()) }

  func store(calls: any FileCalls) -> DocumentFileStore { store(calls: calls, lock: nil) }

  func store(
    calls: any FileCalls, lock: WriterLock?, keepsStub: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> DocumentFileStore {
    DocumentFileStore(
      access: FolderAccess(root: path, calls: calls), layouts: .all, mark: .test, joiner: SetJoiner(), lock: lock,
      keepsStub: keepsStub)
  }

  func full(_ relative: String) -> String { path + "/" + relative }

  /// Puts a file there as a sync service would, without the store.
  func plant(_ relative: String, _ bytes: [UInt8]) throws {
    let directory = (full(relative) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: full(relative)))
  }

  func makeDirectory(_ relative: String) throws {
    try FileManager.default.createDirectory(atPath: full(relative), withIntermediateDirectories: true)
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: full(relative), withDestinationPath: target)
  }

  /// Nil if there is no file.
  func bytes(_ relative: String) -> [UInt8]? { FileManager.default.contents(atPath: full(relative)).map { Array($0) } }

  func text(_ relative: String) -> String? { bytes(relative).map { String(decoding: $0, as: UTF8.self) } }

  /// Every file below the folder but the marker, sorted.
  func files() -> [String] {
    let all = FileManager.default.subpaths(atPath: path) ?? []
    return all.filter { name in
      if DocumentPath.name(of: name) == FolderMarker.name { return false }
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: full(name), isDirectory: &isDirectory) && !isDirectory.boolValue
    }.sorted()
  }

  func content() -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files().map { ($0, bytes($0) ?? []) })
  }

  func setAge(_ relative: String, seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: full(relative))
  }
}

extension WriterMark {
  static let test = WriterMark(hostName: "test-host", process: 4711)
}
