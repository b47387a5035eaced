import CanonicalJSON
import Foundation
import Testing
import TrainingModel

@testable import TrainingCache

struct FileRowsTests {
  private let race = RaceDocument(
    id: ULID(high: 1, low: 2), name: "Lake", day: Day(number: 20_000), shape: RaceShape(kind: .backyard),
    createdAt: Instant(seconds: 5))

  private func entry(at path: String) -> DocumentEntry {
    DocumentEntry(path: path, stamp: .some, bytes: race.canonicalBytes(), content: .race(race))
  }

  @Test func aDocumentComesBackWithItsBytesAfterTheFileIsOpenedAgain() async throws {
    let files = TemporaryCache()
    let entry = entry(at: "Races/a.json")
    do {
      let cache = try files.open()
      #expect(cache.wasRebuilt)
      #expect(cache.storage == .file)
      try await cache.apply([.document(entry), .meta(.markerSeen, "yes")])
    }
    let cache = try files.open()
    #expect(!cache.wasRebuilt)
    #expect(try await cache.bytes(of: entry.path) == entry.bytes)
    #expect(try await cache.meta(.markerSeen) == "yes")
    let expected = CachedFile(
      path: entry.path, kind: .race, id: race.id.text, stamp: .some, hash: entry.hash, state: .document)
    #expect(try await cache.files() == [expected])
  }

  @Test func aDocumentThatMovesKeepsOneRow() async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.apply([.document(entry(at: "Races/a.json")), .document(entry(at: "Races/b.json"))])
    #expect(try await cache.files().map { $0.path } == ["Races/b.json"])
  }

  @Test func aChangeThatFailsTakesBackTheOnesBeforeIt() async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.refuseToGrow(beyond: 45)
    let tooLong = String(repeating: "x", count: 100_000)
    await #expect(throws: CacheError.full(SQLiteCode(13))) {
      try await cache.apply([.document(entry(at: "Races/a.json")), .meta(.markerSeen, tooLong)])
    }
    #expect(try await cache.files().isEmpty)
  }

  @Test func anEvictedDocumentStaysKnown() async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.apply([
      .document(entry(at: "Races/a.json")), .placeholder(path: "Races/a.json", kind: .race, id: race.id.text),
      .placeholder(path: "Races/b.json", kind: .race, id: "B"),
    ])
    let files = try await cache.files()
    #expect(files.map { $0.state } == [.document, .placeholder])
    #expect(files.map { $0.isHere } == [false, false])
    #expect(try await cache.bytes(of: "Races/a.json") != nil)
    #expect(try await cache.placeholders().map { $0.path } == ["Races/b.json"])
  }

  @Test func theFileIsItsOwnersAlone() throws {
    let files = TemporaryCache()
    let cache = try files.open()
    for (path, mode) in [(files.path, 0o600), (files.path + "-wal", 0o600), (files.directory.path + "/deep", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
    #expect(cache.wasRebuilt)
  }
}
