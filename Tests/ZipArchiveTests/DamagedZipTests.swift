import Foundation
import TestSupport
import Testing

@testable import ZipArchive

/// Honest archives that a bad disk or a broken copy changed.
struct DamagedZipTests {
  private let folder: ArchiveFolder
  private let entries = (0..<5).map { number in
    ZipEntry(path: "Workouts/2026/11/\(number).json", bytes: Array(String(repeating: "set \(number) ", count: 30).utf8))
  }
  private let archive: [UInt8]

  init() throws {
    folder = try ArchiveFolder()
    try ZipWriter(path: folder.path("whole.zip")).write(entries, replacing: false)
    archive = try folder.bytes(of: "whole.zip")
  }

  @Test("no part of an archive is taken for the whole")
  func truncated() throws {
    for length in 0..<archive.count {
      #expect(throws: ZipError.self, "\(length) of \(archive.count) bytes") {
        try folder.read(Array(archive[..<length]))
      }
    }
  }

  @Test("a changed byte never gives an entry other content than it had")
  func flipped() throws {
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.bytes, $0.path) })
    var generator = SeededGenerator(seed: 21)
    var refused = 0
    for _ in 0..<2000 {
      var bytes = archive
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
      let path = try folder.put(bytes)
      guard let read = try? ArchiveFolder.read(path) else {
        refused += 1
        continue
      }
      for entry in read { #expect(known[entry.bytes] != nil || entry.bytes.isEmpty, "seed 21, byte \(place)") }
    }
    #expect(refused > 500)
  }
}
