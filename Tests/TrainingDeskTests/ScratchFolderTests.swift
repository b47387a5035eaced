import Foundation
import Testing
import TrainingModel

@testable import TrainingDesk

@Suite struct ScratchFolderTests {
  @Test func whatNobodyWroteToForAWhileIsRemovedAndNothingElse() throws {
    let root = NSTemporaryDirectory() + "loadbook-scratch-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root + "/folder", withIntermediateDirectories: true)
    for (name, seconds) in [("old.upload", 1_000.0), ("old.zip", 1_999), ("young.upload", 2_000), ("folder", 1_000)] {
      let path = root + "/" + name
      if name != "folder" { try Data([1]).write(to: URL(filePath: path)) }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }
    ScratchFolder.removeFiles(in: root, unchangedSince: Instant(seconds: 2_000))
    #expect(try FileManager.default.contentsOfDirectory(atPath: root).sorted() == ["folder", "young.upload"])
    ScratchFolder.removeFiles(in: root + "/nowhere", unchangedSince: Instant(seconds: 2_000))
  }
}
