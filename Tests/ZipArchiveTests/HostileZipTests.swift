import Foundation
import TestSupport
import Testing

@testable import ZipArchive

/// Archives that lie, are damaged, or want to fill the memory.
struct HostileZipTests {
  private let folder: ArchiveFolder

  init() throws { folder = try ArchiveFolder() }

  private func expect(_ error: ZipError, from entries: [HandmadeZip.Entry], limits: ZipLimits = .standard) {
    #expect(throws: error) { try folder.read(HandmadeZip(entries: entries).bytes, limits: limits) }
  }

  @Test("an archive made by hand reads as one made here")
  func handmade() throws {
    var directory = HandmadeZip.Entry("b/", [])
    directory.mode = 0o040_755
    let read = try folder.read(HandmadeZip(entries: [.init("b/c.json"), directory, .init("a", [])]).bytes)
    #expect(read == [ZipEntry(path: "a", bytes: []), ZipEntry(path: "b/c.json", bytes: Array("content".utf8))])
  }

  @Test(
    "a path that leads out of the archive or drives a terminal is refused",
    arguments: [
      "/etc/passwd", "../a", "a/../../b", "a/..", "./a", "a/./b", "a//b", "..\\a", "a\\b", "C:/a", "a\u{1B}[2J", "a\nb",
      "\u{7F}", "a\u{9B}", "../", "/",
    ])
  func paths(path: String) {
    var entry = HandmadeZip.Entry(path)
    // Without the flag that promises text: with it the library itself refuses control characters.
    entry.flags = 0
    expect(.entry(path, .path), from: [.init("fine"), entry])
  }

  @Test("a path that is no text is refused")
  func notText() {
    var entry = HandmadeZip.Entry("x")
    (entry.name, entry.flags) = ([0x61, 0xFF], 0)
    expect(.entry("a\u{FFFD}", .path), from: [entry])
  }

  @Test("a path with a NUL is cut there and leads nowhere")
  func nul() throws {
    var entry = HandmadeZip.Entry("x")
    entry.name = Array("a\0/../../b".utf8)
    #expect((try? folder.read(HandmadeZip(entries: [entry]).bytes))?.map { $0.path } ?? ["a"] == ["a"])
  }

  @Test(
    "links, pipes and devices are refused", arguments: [UInt32(0o120_777), 0o010_644, 0o020_644, 0o060_644, 0o140_644])
  func notFiles(mode: UInt32) {
    var entry = HandmadeZip.Entry("a.json", Array("/etc/passwd".utf8))
    entry.mode = mode
    expect(.entry("a.json", .notAFile), from: [entry])
  }

  @Test("an entry that does not say what it is counts as a file")
  func noMode() throws {
    var entry = HandmadeZip.Entry("a.json")
    entry.mode = 0
    #expect(try folder.read(HandmadeZip(entries: [entry]).bytes).count == 1)
  }

  @Test("two entries of one path are refused")
  func duplicates() { expect(.entry("a", .duplicate), from: [.init("a"), .init("b"), .init("a", [1])]) }

  @Test("a wrong check sum, a wrong length and content that cannot be unpacked are damage")
  func damage() {
    var (crc, size, packed) = (HandmadeZip.Entry("a"), HandmadeZip.Entry("a"), HandmadeZip.Entry("a"))
    crc.crc = 1
    size.size = 3
    packed.method = 8
    for entry in [crc, size, packed] { expect(.entry("a", .damaged), from: [entry]) }
  }

  @Test("encrypted entries and unknown methods are told apart from damage")
  func unreadable() {
    var (encrypted, unknown) = (HandmadeZip.Entry("a", [UInt8](repeating: 7, count: 40)), HandmadeZip.Entry("a"))
    encrypted.flags |= 1
    unknown.method = 77
    expect(.entry("a", .encrypted), from: [encrypted])
    expect(.entry("a", .unknownMethod), from: [unknown])
  }

  @Test("an entry over the limit is refused by what comes out, whatever its header says", arguments: [UInt32?.none, 5])
  func tooLarge(size: UInt32?) {
    var entry = HandmadeZip.Entry("a", [UInt8](repeating: 65, count: 200_000))
    entry.size = size
    let limits = ZipLimits(entries: 10, entryBytes: 100_000, freeBytes: 1 << 30, ratio: 100)
    #expect(throws: ZipError.entry("a", .tooLarge(limit: 100_000))) {
      try folder.read(HandmadeZip(entries: [entry]).bytes, limits: limits)
    }
  }

  @Test("65 MiB of zeros in 64 KiB are refused")
  func bomb() throws {
    let zeros = [UInt8](repeating: 0, count: 65 << 20)
    try ZipWriter(path: folder.path("a.zip")).write([ZipEntry(path: "a", bytes: zeros)], replacing: false)
    #expect(throws: ZipError.entry("a", .tooLarge(limit: 64 << 20))) { try ArchiveFolder.read(folder.path("a.zip")) }
  }

  @Test("many small bombs are refused together")
  func manyBombs() throws {
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    let entries = (0..<70).map { ZipEntry(path: "\($0)", bytes: zeros) }
    try ZipWriter(path: folder.path("a.zip")).write(entries, replacing: false)
    #expect(throws: ZipError.expandsTooMuch) { try ArchiveFolder.read(folder.path("a.zip")) }
    try ZipWriter(path: folder.path("b.zip")).write(Array(entries.prefix(60)), replacing: false)
    #expect(try ArchiveFolder.read(folder.path("b.zip")).count == 60)
  }

  @Test("entries that share one content count each")
  func overlapping() throws {
    var entries = [HandmadeZip.Entry("0", [UInt8](repeating: 66, count: 10_000))]
    for index in 1..<400 {
      var entry = HandmadeZip.Entry("\(index)", entries[0].stored)
      entry.sharing = 0
      entries.append(entry)
    }
    let limits = ZipLimits(entries: 500, entryBytes: 1 << 20, freeBytes: 100_000, ratio: 100)
    expect(.expandsTooMuch, from: entries, limits: limits)
  }

  @Test("more entries than the limit are refused before any is read")
  func tooMany() {
    let limits = ZipLimits(entries: 3, entryBytes: 10, freeBytes: 10, ratio: 1)
    expect(.tooManyEntries(4, limit: 3), from: (0..<4).map { .init("\($0)") }, limits: limits)
  }

  @Test("a number of entries that is not the truth is no archive", arguments: [UInt16(0), 1, 3, 9, 65_535])
  func wrongCount(count: UInt16) throws {
    var archive = HandmadeZip(entries: [.init("a"), .init("b")])
    archive.count = count
    #expect(throws: ZipError.self) { try folder.read(archive.bytes) }
  }

  @Test("what is no archive, a folder, and a pipe are refused without waiting")
  func notArchives() throws {
    for bytes in [[], [1, 2, 3], Array("PK\u{3}\u{4}".utf8), [UInt8](repeating: 0x50, count: 100_000)] {
      #expect(throws: ZipError.notAnArchive) { try folder.read(bytes) }
    }
    #expect(throws: ZipError.notAFile) { try ArchiveFolder.read(folder.url.path) }
    #expect(throws: ZipError.system(.read, code: ENOENT)) { try ArchiveFolder.read(folder.path("none")) }
    mkfifo(folder.path("pipe"), 0o644)
    #expect(throws: ZipError.notAFile) { try ArchiveFolder.read(folder.path("pipe")) }
  }
}
