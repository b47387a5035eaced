import Foundation
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct PruneTests {
  let folder: TemporaryFolder
  static let stubPath = Scenario.stubPath
  static let deletedAt = Instant(iso8601: "2026-05-20T00:00:00Z") ?? Scenario.june
  static let grace: Int64 = 30 * 86_400

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func prune(
    now: Instant, newest: Instant? = Instant(seconds: .max), exempting: @Sendable (String) -> Bool = { _ in false },
    keepsStub: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> PruneReport {
    try await folder.store(calls: SystemCalls(), lock: nil, keepsStub: keepsStub)
      .prune(now: now, newest: newest, exempting: exempting)
  }

  @Test func aStubStaysForThirtyDaysToTheSecond() async throws {
    try folder.plant(Self.stubPath, stub())
    #expect(try await prune(now: Self.deletedAt + Self.grace).removed.isEmpty)
    #expect(folder.files() == [Self.stubPath])
    #expect(try await prune(now: Self.deletedAt + (Self.grace + 1)).removed.map(\.id) == [ID.a])
    #expect(folder.files().isEmpty)
    #expect(try await prune(now: Self.deletedAt + (Self.grace + 1)).removed.isEmpty, "twice is once")
  }

  @Test func theFilesOwnDateSaysNothing() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.setAge(Self.stubPath, seconds: 400 * 86_400)
    #expect(try await prune(now: Self.deletedAt + 1).removed.isEmpty)
  }

  @Test func aClockThatIsAYearAheadForgetsNothing() async throws {
    try folder.plant(Self.stubPath, stub())
    let ahead = Self.deletedAt + 365 * 86_400
    #expect(try await prune(now: ahead, newest: Self.deletedAt + 5).removed.isEmpty)
    let report = try await prune(now: ahead, newest: nil)
    #expect(report.isPostponed && report.removed.isEmpty)
    #expect(try await prune(now: Self.deletedAt + 5, newest: ahead).removed.isEmpty)
    #expect(folder.files() == [Self.stubPath])
  }

  @Test func importedRecordsSeedsAndExemptedOnesStay() async throws {
    let now = Self.deletedAt + 10 * Self.grace
    try folder.plant(Self.stubPath, stub(isImported: true))
    try await prune(now: now)
    try folder.plant(Self.stubPath, stub())
    try await prune(now: now, exempting: { $0 == ID.a })
    try await prune(now: now, keepsStub: { $0 == ID.a })
    #expect(folder.files() == [Self.stubPath])
  }

  @Test func allFilesOfOneStubCountTogether() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.plant("Stubs/\(ID.a).json", stub(deletedAt: "2026-06-30T00:00:00Z"))
    #expect(try await prune(now: Self.deletedAt + (Self.grace + 1)).removed.isEmpty)
    #expect(folder.files() == ["Stubs/\(ID.a).json", Self.stubPath])
  }

  @Test func whileTheFileIsStillHereItsStubStays() async throws {
    try folder.plant(Self.stubPath, stub())
    for path in [Scenario.path, Scenario.copyPath, "Workouts/2026/05/.\(ID.a).json.icloud"] {
      try folder.plant(path, workout(["a"]))
      #expect(try await prune(now: Self.deletedAt + 2 * Self.grace).removed.isEmpty, "\(path)")
      try folder.remove(path)
    }
    #expect(try await prune(now: Self.deletedAt + 2 * Self.grace).removed.count == 1)
  }

  @Test func nothingIsForgottenWhileAFolderCannotBeListed() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.link("Splits", to: folder.full("nowhere"))
    #expect(try await prune(now: Self.deletedAt + 2 * Self.grace).isPostponed)
    #expect(folder.files().contains(Self.stubPath))
  }

  @Test func aStubThatCannotBeUnderstoodStays() async throws {
    try folder.plant(Self.stubPath, "{}")
    try await prune(now: Self.deletedAt + 2 * Self.grace)
    #expect(folder.text(Self.stubPath) == "{}")
  }

  @Test func aRecordThatWasDeletedAgainMeanwhileKeepsItsStub() async throws {
    try folder.plant(Self.stubPath, stub())
    let target = folder.full(Self.stubPath)
    let newer = stub(deletedAt: "2026-07-30T00:00:00Z")
    // The listing has read the old stub when the new one comes.
    let calls = FaultyCalls { call, name, number in
      if call == .statusOfName { try? newer.write(toFile: target, atomically: false, encoding: .utf8) }
      return nil
    }
    let report = try await folder.store(calls: calls)
      .prune(now: Self.deletedAt + 2 * Self.grace, newest: Instant(seconds: .max)) { _ in false }
    #expect(report.removed.isEmpty)
    #expect(folder.text(Self.stubPath) == newer)
  }
}
