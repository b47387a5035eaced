import Foundation
import TestSupport
import Testing
import TrainingModel

@testable import TrainingCache

/// Several connections to one file, and files that go while somebody reads them.
struct SharingTests {
  private func races(_ range: Range<UInt64>) -> [CacheChange] {
    range.map { number in
      let race = RaceDocument(
        id: ULID(high: 7, low: number), name: "Race \(number)", day: Day(number: 20_000),
        shape: RaceShape(kind: .backyard), createdAt: Instant(seconds: 5))
      return .document(DocumentSample.of(.race(race)).entry)
    }
  }

  @Test func aReaderSeesWholeBatchesWhileAnotherConnectionWrites() async throws {
    let files = TemporaryCache()
    let (writer, reader) = (try files.open(), try files.open())
    #expect(!reader.wasRebuilt)
    async let written: Void = {
      for batch in 0..<40 as Range<UInt64> { try await writer.apply(races(batch * 10..<batch * 10 + 10)) }
    }()
    var counts: Set<Int> = []
    while counts.max() ?? 0 < 400 { counts.insert(try await reader.races().count) }
    try await written
    #expect(counts.allSatisfy { $0 % 10 == 0 }, "\(counts.sorted())")
  }

  @Test func twoWritersTakeTurns() async throws {
    let files = TemporaryCache()
    let (one, other) = (try files.open(), try files.open())
    async let first: Void = { for n in 0..<50 as Range<UInt64> { try await one.apply(races(n..<n + 1)) } }()
    async let second: Void = { for n in 50..<100 as Range<UInt64> { try await other.apply(races(n..<n + 1)) } }()
    _ = try await (first, second)
    #expect(try await one.races().count == 100)
    #expect(try await other.races() == one.races())
  }

  @Test func aFileThatIsDeletedWhileOpenIsSurvived() async throws {
    let files = TemporaryCache()
    let cache = try files.open()
    try await cache.apply(races(0..<20))
    try FileManager.default.removeItem(at: files.directory)
    do throws(CacheError) {
      try await cache.apply(races(20..<40))
      #expect(try await cache.races().count == 40)
    } catch {
      #expect(error.code.number != 0)
    }
    let next = try files.open()
    #expect(next.wasRebuilt)
    #expect(next.storage == .file)
    try await next.apply(races(0..<5))
    try await cache.wipe()
    #expect(try await cache.races().count == 5, "the file that another connection began is kept")
  }

  @Test func wipingLeavesAnotherConnectionToItsOldFile() async throws {
    let files = TemporaryCache()
    let (one, other) = (try files.open(), try files.open())
    try await one.apply(races(0..<20))
    try await one.wipe()
    #expect(try await one.races().isEmpty)
    #expect(try await other.races().count == 20)
    try await one.apply(races(0..<3))
    try await other.wipe()
    #expect(try await other.races().count == 3)
  }

  @Test func anOldConnectionThatClosesLeavesTheNewFilesLogAlone() async throws {
    let files = TemporaryCache()
    var old: TrainingCache? = try files.open()
    try await old?.apply(races(0..<20))
    let new = try files.open()
    try await new.wipe()
    try await new.apply(races(0..<3))
    old = nil
    #expect(old == nil && FileManager.default.fileExists(atPath: files.path + "-wal"))
    #expect(try await files.open().races().count == 3)
  }

  @Test func whatIsDeletedTakesItsRowsAlong() async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    let samples = try FullDocuments.all()
    try await cache.apply(samples.map { .document($0.entry) })
    try await cache.apply(samples.map { .remove(path: $0.entry.path) })
    for (table, _) in try RowTables.all() + [("content", [])] {
      #expect(try await cache.count(table) == ["0"], "\(table)")
    }
  }
}

extension TrainingCache {
  fileprivate func count(_ table: String) throws(CacheError) -> [String] {
    try connection.query("SELECT count(*) FROM \"\(table)\"")
  }

  /// No more than so many pages are allowed.
  func refuseToGrow(beyond pages: Int) throws(CacheError) {
    _ = try connection.query("PRAGMA max_page_count = \(pages)")
  }
}
