import Foundation
import TestSupport
import Testing

@testable import ZipArchive

struct ZipWriterTests {
  private let folder: ArchiveFolder

  init() throws { folder = try ArchiveFolder() }

  private func entries(_ generator: inout SeededGenerator, count: Int) -> [ZipEntry] {
    (0..<count).map { index in
      let bytes = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in
        UInt8.random(in: 0...9, using: &generator)
      }
      return ZipEntry(path: "folder \(index % 7)/é\(index).json", bytes: bytes)
    }
  }

  @Test("what was written comes back byte for byte, in the order of the paths", arguments: [UInt64(1), 2, 3])
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let entries = entries(&generator, count: 200)
    try ZipWriter(path: folder.path("a.zip")).write(entries, replacing: false)
    let read = try ArchiveFolder.read(folder.path("a.zip"))
    #expect(Set(read) == Set(entries), "seed \(seed)")
    #expect(
      read.map { Array($0.path.utf8) } == read.map { Array($0.path.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(try folder.names == ["a.zip"])
  }

  @Test("the same entries make the same bytes in whatever order and at whatever time")
  func deterministic() throws {
    var generator = SeededGenerator(seed: 4)
    let entries = entries(&generator, count: 50)
    try ZipWriter(path: folder.path("a.zip")).write(entries, replacing: false)
    // Two seconds are what the format's clock tells apart.
    Thread.sleep(forTimeInterval: 2.1)
    try ZipWriter(path: folder.path("b.zip")).write(entries.shuffled(using: &generator), replacing: false)
    #expect(try folder.bytes(of: "a.zip") == folder.bytes(of: "b.zip"))
  }

  @Test("text shrinks")
  func deflates() throws {
    let text = Array(String(repeating: "{ \"reps\" : 5 }\n", count: 1000).utf8)
    try ZipWriter(path: folder.path("a.zip")).write([ZipEntry(path: "a.json", bytes: text)], replacing: false)
    #expect(try folder.bytes(of: "a.zip").count < text.count / 10)
  }

  @Test("an archive of nothing can be read")
  func empty() throws {
    try ZipWriter(path: folder.path("a.zip")).write([], replacing: false)
    #expect(try ArchiveFolder.read(folder.path("a.zip")) == [])
  }

  @Test("an archive that is there stays unless it is to be replaced")
  func replacing() throws {
    let writer = ZipWriter(path: try folder.put([1, 2, 3]))
    #expect(throws: ZipError.exists) { try writer.write([], replacing: false) }
    #expect(try folder.bytes(of: "a.zip") == [1, 2, 3])
    try writer.write([ZipEntry(path: "a", bytes: [4])], replacing: true)
    #expect(try ArchiveFolder.read(folder.path("a.zip")) == [ZipEntry(path: "a", bytes: [4])])
    #expect(try folder.names == ["a.zip"])
  }

  @Test("an archive that came meanwhile is found by the system, not by a look before")
  func exclusive() throws {
    let path = folder.path("a.zip")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    #expect(throws: ZipError.exists) { try ZipWriter(path: path).write([], replacing: false) }
    #expect(try folder.names == ["a.zip"])
  }

  @Test("only an ordinary file is replaced: no device, no pipe, no link")
  func replacesFilesOnly() throws {
    mkfifo(folder.path("pipe"), 0o644)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "pipe")
    for name in ["pipe", "link"] {
      #expect(throws: ZipError.notAFile) { try ZipWriter(path: folder.path(name)).write([], replacing: true) }
    }
    #expect(try folder.names == ["link", "pipe"])
  }

  @Test("a folder that is not there, or stands in the archive's place, is named by the system's reason")
  func failures() throws {
    let missing = ZipWriter(path: folder.path("not/a.zip"))
    #expect(throws: ZipError.system(.write, code: ENOENT)) { try missing.write([], replacing: false) }
    let directory = folder.path("full")
    try FileManager.default.createDirectory(atPath: directory + "/x", withIntermediateDirectories: true)
    #expect(throws: ZipError.self) { try ZipWriter(path: directory).write([], replacing: true) }
    #expect(try folder.names == ["full"])
  }

  @Test("two entries of one path, and paths that no reader takes, are refused before anything is written")
  func badEntries() throws {
    let writer = ZipWriter(path: folder.path("a.zip"))
    let twice = [ZipEntry(path: "a", bytes: [1]), ZipEntry(path: "a", bytes: [2])]
    #expect(throws: ZipError.entry("a", .duplicate)) { try writer.write(twice, replacing: false) }
    for path in ["", "/a", "a//b", "../a", "a/..", "a\\b", "a\nb", "C:a"] {
      #expect(throws: ZipError.entry(path, .path)) {
        try writer.write([ZipEntry(path: path, bytes: [])], replacing: false)
      }
    }
    #expect(try folder.names == [])
  }
}
