import CanonicalJSON
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct DeletedTests {
  let folder: TemporaryFolder
  static let path = Scenario.path
  static let stubPath = Scenario.stubPath
  static let june = Scenario.june

  init() throws { folder = try TemporaryFolder() }

  private func stubs() async throws -> StubIndex {
    let store = folder.store()
    return await store.readStubs(try store.list())
  }

  private func reap(keepsStub: @escaping @Sendable (String) -> Bool = { _ in false }) async throws -> [ReapReport] {
    let store = folder.store(calls: SystemCalls(), lock: nil, keepsStub: keepsStub)
    let listing = try store.list()
    return await store.reap(listing, await store.readStubs(listing))
  }

  // MARK: Restoring

  @Test func aRecordComesBackFromItsStubAndBeatsAStubThatIsDeliveredAgain() async throws {
    try folder.plant(Self.stubPath, stub(workout(["a"])))
    let delivered = try #require(folder.bytes(Self.stubPath))
    let restored = try await folder.store().restore(try #require(try await stubs()[ID.a]), now: Self.june)
    #expect(restored.path == Self.path)
    #expect(SetJoiner.State(restored.bytes)?.updatedAt == "2026-06-01T00:00:00Z")
    #expect(folder.bytes(Self.path) == restored.bytes)
    #expect(folder.files() == [Self.path])
    try folder.plant(Self.stubPath, delivered)
    #expect(try await reap().map(\.outcome) == [.revived])
    #expect(folder.files() == [Self.path])
    #expect(folder.allSets() == ["a"])
  }

  @Test func aClockThatIsSlowStillRestoresAfterTheDeletion() async throws {
    try folder.plant(Self.stubPath, stub(workout(["a"])))
    let stub = try #require(try await stubs()[ID.a])
    let restored = try await folder.store().restore(stub, now: Instant(seconds: 0))
    #expect(SetJoiner.State(restored.bytes)?.updatedAt == "2026-05-20T00:00:01Z")
  }

  @Test func whatWasUndatedBeforeTheDeletionComesBackToo() async throws {
    try folder.plant(Self.stubPath, stub(#"{"id":"\#(ID.a)","schemaVersion":5,"sets":["a"]}"#))
    _ = try await folder.store().restore(try #require(try await stubs()[ID.a]), now: Self.june)
    #expect(folder.allSets() == ["a"])
    #expect(folder.files() == [Self.path])
  }

  @Test func deletingAndRestoringGivesEveryMemberBackToTheDigit() async throws {
    let record =
      #"{"id":"\#(ID.a)","kind":"theirs","imported":"yes","schemaVersion":5,"updatedAt":"2026-05-01T10:00:00Z","weight":2.50}"#
    try folder.plant(Self.path, record)
    _ = try await folder.store().delete(
      Deletion(path: Self.path, at: Self.june, seenUpdatedAt: nil, form: .full, isImported: false))
    let kept = try #require(try await stubs()[ID.a])
    let bytes = try #require(folder.bytes(kept.path))
    let back = try #require(try JSONText(checking: bytes).record(ofKind: "workout"))
    #expect(
      String(decoding: back, as: UTF8.self) == """
        {
          "id" : "\(ID.a)",
          "imported" : "yes",
          "kind" : "theirs",
          "schemaVersion" : 5,
          "updatedAt" : "2026-05-01T10:00:00Z",
          "weight" : 2.50
        }
        """)
  }

  @Test func aMinimalStubCannotBeRestored() async throws {
    try folder.plant(Self.stubPath, stub())
    let kept = try #require(try await stubs()[ID.a])
    #expect(!kept.isFull)
    let error = await #expect(throws: FolderError.notRestorable(path: Self.stubPath)) {
      try await folder.store().restore(kept, now: Self.june)
    }
    #expect(error?.sentence.contains("only the date") == true)
    #expect(folder.files() == [Self.stubPath])
  }

  @Test func aStubOfOlderProgramsIsRestoredIntoTheMonthOfItsIdentifier() async throws {
    try folder.plant("Stubs/\(ID.a).json", stub(workout(["a"])))
    let restored = try await folder.store().restore(try #require(try await stubs()[ID.a]), now: Self.june)
    #expect(restored.path == "Workouts/2023/11/\(ID.a).json")
    #expect(folder.files() == [restored.path])
  }

  @Test func aDayOfOlderProgramsGoesIntoItsOwnMonth() async throws {
    let day = #"{"deletedAt":"2026-05-20T00:00:00Z","id":"2026-04-30","kind":"day","schemaVersion":1,"sets":["a"]}"#
    try folder.plant("Stubs/2026-04-30.json", day)
    let restored = try await folder.store().restore(try #require(try await stubs()["2026-04-30"]), now: Self.june)
    #expect(restored.path == "Days/2026/04/2026-04-30.json")
  }

  @Test func theStubOfARestoredImportStaysAndSaysSo() async throws {
    try folder.plant(Self.stubPath, stub(workout(["a"]), isImported: true))
    _ = try await folder.store().restore(try #require(try await stubs()[ID.a]), now: Self.june)
    #expect(folder.files() == [Self.stubPath, Self.path])
    let kept = try #require(try await stubs()[ID.a])
    #expect(kept.restoredAt == Self.june && kept.isFull && kept.isImported)
    #expect(try await stubs().deletedIDs.isEmpty)
    #expect(try await reap().isEmpty)
  }

  @Test func aSeedComesBackToTheByteAndItsStubStays() async throws {
    let seed = document(ID.a, version: 5, updatedAt: "2020-01-01T00:00:00Z")
    try folder.plant(Self.stubPath, stub(workout(["edited"])))
    let store = folder.store(calls: SystemCalls(), lock: nil) { $0 == ID.a }
    _ = try await store.restore(exactly: Array(seed.utf8), to: Self.path, now: Self.june)
    #expect(folder.text(Self.path) == seed)
    #expect(try await stubs()[ID.a]?.restoredAt == Self.june)
    #expect(try await reap { $0 == ID.a }.isEmpty, "the stub is no longer in force")
    #expect(folder.text(Self.path) == seed)
    #expect(folder.allSets() == ["edited"], "what was edited before stays in the stub")
  }

  @Test func aSeedThatLivesChangedIsNotOverwritten() async throws {
    let live = workout(["mine"], updatedAt: "2026-05-21T00:00:00Z")
    try folder.plant(Self.path, live)
    try folder.plant(Self.stubPath, stub())
    await #expect(throws: FolderError.changed(path: Self.path, found: Array(live.utf8), keptAt: nil)) {
      try await folder.store().restore(exactly: Array(workout(["seed"]).utf8), to: Self.path, now: Self.june)
    }
    #expect(folder.text(Self.path) == live)
  }

  @Test func theRecentlyDeletedAreListedWithTheirNames() async throws {
    let split =
      #"{"deletedAt":"2026-05-22T00:00:00Z","id":"\#(ID.b)","kind":"split","name":"Legs","schemaVersion":3}"#
    try folder.plant("Stubs/Splits/\(ID.b).json", split)
    try folder.plant(Self.stubPath, stub())
    try folder.plant(
      "Stubs/\(ID.c).json", #"{"deletedAt":"2026-01-01T00:00:00Z","id":"\#(ID.c)","restoredAt":"2026-02-01T00:00:00Z"}"#
    )
    let index = try await stubs()
    #expect(index.recentlyDeleted.map(\.id) == [ID.b, ID.a])
    #expect(index.recentlyDeleted.map(\.name) == ["Legs", nil])
    #expect(index.recentlyDeleted.map(\.kind) == ["split", "workout"])
    #expect(index.recentlyDeleted.map(\.isFull) == [true, false])
    #expect(index.isVetoed(ID.a) && !index.isVetoed(ID.c) && !index.isVetoed("2026-05-01"))
  }

  // MARK: What sync services bring back

  @Test func whatComesBackAfterItsDeletionIsDeletedAgainAndLosesNothing() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.plant(Self.path, workout(["a"]))
    try folder.plant("Workouts/2026/06/\(ID.a).json", workout(["b"]))
    #expect(try await reap().map(\.outcome) == [.deleted, .deleted])
    #expect(folder.files() == [Self.stubPath])
    #expect(folder.allSets() == ["a", "b"])
  }

  @Test func aFullStubThatKnowsItAllIsNotWrittenAgain() async throws {
    try folder.plant(Self.stubPath, stub(document(ID.a, version: 5)))
    try folder.plant(Self.path, document(ID.a, version: 5))
    let before = folder.bytes(Self.stubPath)
    #expect(try await reap().map(\.outcome) == [.deleted])
    #expect(folder.bytes(Self.stubPath) == before)
  }

  @Test func aLaterEditKeepsTheRecordAndTakesTheStubAway() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.plant("Stubs/\(ID.a).json", stub())
    try folder.plant(Self.path, workout(["a"], updatedAt: "2026-05-20T00:00:01Z"))
    #expect(try await reap().map(\.outcome) == [.revived])
    #expect(folder.files() == [Self.path])
  }

  @Test func aSeedThatComesBackIsDeletedForEver() async throws {
    try folder.plant(Self.stubPath, stub(deletedAt: "2021-01-01T00:00:00Z"))
    for _ in 0..<3 {
      try folder.plant(Self.path, workout(["s"], updatedAt: "2020-01-01T00:00:00Z"))
      #expect(try await reap { $0 == ID.a }.map(\.outcome) == [.deleted])
      #expect(folder.files() == [Self.stubPath])
    }
  }

  @Test func aFileThatCannotBeReadIsNeitherDeletedNorRevived() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.plant(Self.path, document(ID.a, version: 6))
    #expect(try await reap().map(\.outcome) == [.left(.newerSchema(found: 6, known: 5))])
    #expect(folder.files() == [Self.stubPath, Self.path])
  }

  @Test func aStubOfAnUnknownRecordNeedsNothing() async throws {
    try folder.plant(Self.stubPath, stub())
    try folder.plant("Splits/\(ID.b).json", document(ID.b))
    #expect(try await reap().isEmpty)
    #expect(folder.files() == ["Splits/\(ID.b).json", Self.stubPath])
  }
}
