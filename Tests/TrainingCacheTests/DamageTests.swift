import Foundation
import TestSupport
import Testing
import TrainingModel

@testable import TrainingCache

/// Whatever happened to the file: the cache opens, and answers what is true or says that it is damaged.
struct DamageTests {
  /// Enough documents for a hundred pages.
  private static func entries(seed: UInt64) throws -> [DocumentSample] {
    var dice = DocumentDice(seed: seed)
    let days = Set((0..<40).map { _ in dice.dayDocument().day }).sorted()
    return (0..<60).map { _ in .of(.workout(dice.workout())) } + (0..<20).map { _ in .of(.split(dice.split())) }
      + days.map { .of(.day(DayDocument(day: $0, createdAt: Instant(seconds: 1)))) }
  }

  /// What the cache says of everything; nil: it found that it is damaged.
  private static func answers(of cache: TrainingCache) async throws -> Set<DocumentContent>? {
    do throws(CacheError) {
      let contents = Set(try await cache.allContents())
      for kind in DocumentKind.allCases { _ = try await cache.bytes(of: kind) }
      _ = try await cache.files()
      for name in try await cache.exerciseNames() { _ = try await cache.history(of: name, weightsIn: .kg) }
      return contents
    } catch {
      guard case .damaged = error else { throw error }
      return nil
    }
  }

  @Test(arguments: Damage.allCases)
  func aDamagedCacheOpensAndIsFilledAgain(damage: Damage) async throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let (files, samples) = (TemporaryCache(), try Self.entries(seed: seed))
      let truth = Set(samples.map { $0.content })
      try await files.open().apply(samples.map { .document($0.entry) })
      try damage.inflict(on: files.path, seed: seed)

      let cache = try files.open()
      let found = try await Self.answers(of: cache)
      let message: Comment = "\(damage), seed \(seed)"
      if cache.wasRebuilt { #expect(found == [], message) } else { #expect(found == nil || found == truth, message) }
      if damage.isSeenAtOnce { #expect(cache.wasRebuilt, message) }

      if found == nil { try await cache.wipe() }
      try await cache.apply(samples.map { .document($0.entry) })
      #expect(try await Self.answers(of: cache) == truth, message)
      guard cache.storage == .file else { continue }
      #expect(try await Self.answers(of: files.open()) == truth, message)
    }
  }

  @Test(arguments: ["exercise", "workout_log", "set_entry", "workout_metrics"])
  func partsThatAreMissingAreNoticed(table: String) async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.apply(FullDocuments.all().map { .document($0.entry) })
    #expect(try await Self.answers(of: cache) != nil)
    try await cache.empty(table)
    #expect(try await Self.answers(of: cache) == nil)
  }

  @Test func noFlippedBitIsEverTakenForAnAnswer() async throws {
    let (files, samples) = (TemporaryCache(), try Self.entries(seed: 4))
    let truth = Set(samples.map { $0.content })
    try await files.open().apply(samples.map { .document($0.entry) })
    let sound = try Data(contentsOf: URL(fileURLWithPath: files.path))
    var (random, seen) = (SeededGenerator(seed: 5), 0)
    for round in 0..<60 {
      var data = sound
      let place = Int.random(in: 100..<data.count, using: &random)
      data[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try data.write(to: URL(fileURLWithPath: files.path))
      let cache = try files.open()
      let found = try await Self.answers(of: cache)
      if cache.wasRebuilt || found == nil {
        seen += 1
      } else {
        #expect(found == truth, "round \(round), byte \(place)")
      }
    }
    #expect(seen > 20, "most of the file is content")
  }

  @Test func aDirectoryWithSomebodysFilesIsLeftAlone() async throws {
    let files = TemporaryCache()
    _ = try files.open()
    try Damage.fullDirectoryInItsPlace.inflict(on: files.path, seed: 1)
    let cache = try files.open()
    guard case .memoryInstead = cache.storage else { throw CacheError.impossibleRow }
    #expect(FileManager.default.fileExists(atPath: files.path + "/mine"))
  }

  @Test func aPlaceWhereNoFileCanBeMeansMemory() async throws {
    let cache = try TrainingCache(path: "/dev/null/cache/here.sqlite", folder: "/folder")
    guard case .memoryInstead(.notAllowed) = cache.storage else { throw CacheError.impossibleRow }
    try await cache.apply([.meta(.lastScan, "5")])
    #expect(try await cache.meta(.lastScan) == "5")
  }

  @Test func anotherFolderMeansAnEmptyCache() async throws {
    let files = TemporaryCache()
    try await files.open().apply([.meta(.lastScan, "5")])
    let other = try files.open(folder: "/other")
    #expect(other.wasRebuilt)
    #expect(try await other.meta(.lastScan) == nil)
  }
}

extension TrainingCache {
  fileprivate func empty(_ table: String) throws(CacheError) { _ = try connection.query("DELETE FROM \(table)") }
}
