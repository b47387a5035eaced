import Foundation
import SyncEngine
import Testing
import TestSupport
import TrainingModel

@Suite struct CacheLossTests {
  @Test func theCacheMayBeDeletedAtAnyMomentAndAnswersStayTheSame() async throws {
    let shared = try SharedFolder()
    var random = SeededGenerator(seed: 4)
    for number in 1...50 {
      let phone = try await shared.device("phone")
      _ = try await phone.save(shared.session(UInt64(number), minutes: 30), over: nil, home: ID.zone)
      if Bool.random(using: &random) { try await phone.connect() }
      try lose(shared, &random)
      let with = try await shared.device("phone").snapshot().sessions.map { $0.bytes }
      let without = try await shared.device("fresh\(number)").snapshot().sessions.map { $0.bytes }
      #expect(with == without, "after \(number) saves, seed 4")
      #expect(with.count == number)
    }
  }

  @Test func aDamagedCacheIsMadeAnew() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    for number: UInt64 in 1...40 {
      _ = try await phone.save(shared.session(number, minutes: 30), over: nil, home: ID.zone)
    }
    try await phone.connect()
    let want = try await phone.snapshot().sessions.map { $0.bytes }
    for seed: UInt64 in 1...20 {
      var random = SeededGenerator(seed: seed)
      var bytes = try #require(FileManager.default.contents(atPath: shared.cachePath("phone")))
      for _ in 0..<200 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if seed % 5 == 0 { bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)) }
      try bytes.write(to: URL(fileURLWithPath: shared.cachePath("phone")))
      let again = try await shared.device("phone")
      #expect(try await again.snapshot().sessions.map { $0.bytes } == want, "seed \(seed)")
    }
  }

  private func lose(_ shared: SharedFolder, _ random: inout SeededGenerator) throws {
    for end in ["", "-wal", "-shm"] where Bool.random(using: &random) || end.isEmpty {
      try? FileManager.default.removeItem(atPath: shared.cachePath("phone") + end)
    }
  }
}
