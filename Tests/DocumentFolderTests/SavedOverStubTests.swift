import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct SavedOverStubTests {
  let folder: TemporaryFolder
  static let path = Scenario.path
  static let later = "2026-05-21T00:00:00Z"

  init() throws { folder = try TemporaryFolder() }

  private func save(
    _ sets: Set<String>, updatedAt: String, store: DocumentFileStore? = nil
  ) async throws -> SavedDocument {
    try await (store ?? folder.store()).save(
      Array(workout(sets, updatedAt: updatedAt).utf8), to: Self.path, before: nil)
  }

  private func stubs() async throws -> StubIndex {
    let store = folder.store()
    return await store.readStubs(try store.list())
  }

  @Test func anEditThatIsNotLaterThanTheDeletionIsKeptInTheStub() async throws {
    try folder.plant(Scenario.stubPath, stub(workout(["theirs"])))
    let time = try #require(Instant(iso8601: "2026-05-20T00:00:00Z"))
    await #expect(throws: FolderError.deletedElsewhere(path: Self.path, at: time)) {
      try await save(["mine"], updatedAt: "2026-05-20T00:00:00Z")
    }
    #expect(folder.files() == [Scenario.stubPath])
    #expect(folder.allSets() == ["mine", "theirs"])
    #expect(try await stubs()[ID.a]?.deletedAt == time)
  }

  @Test func anEditAfterTheDeletionRevivesTheRecordWithWhatOnlyTheStubKnows() async throws {
    try folder.plant(Scenario.stubPath, stub(workout(["theirs"])))
    try folder.plant("Stubs/\(ID.a).json", stub(deletedAt: "2026-05-19T00:00:00Z"))
    let saved = try await save(["mine"], updatedAt: Self.later)
    #expect(saved.outcome == .joined)
    #expect(SetJoiner.State(saved.bytes)?.sets == ["mine", "theirs"])
    #expect(folder.files() == [Self.path])
  }

  @Test(arguments: [true, false])
  func theStubOfAnImportedOrFixedRecordStaysAndSaysSinceWhenItLives(isImported: Bool) async throws {
    try folder.plant(Scenario.stubPath, stub(workout(["theirs"]), isImported: isImported))
    let store = folder.store(calls: SystemCalls(), lock: nil) { !isImported && $0 == ID.a }
    _ = try await save(["mine"], updatedAt: Self.later, store: store)
    #expect(folder.files() == [Scenario.stubPath, Self.path])
    let stub = try #require(try await stubs()[ID.a])
    #expect(stub.restoredAt?.iso8601 == Self.later && !stub.isInForce)
    #expect(stub.isImported == isImported && stub.isFull)
  }

  @Test func aDamagedStubKeepsNobodyFromSaving() async throws {
    try folder.plant(Scenario.stubPath, #"{"deletedAt":"#)
    #expect(try await save(["mine"], updatedAt: Self.later).outcome == .written)
    #expect(folder.text(Scenario.stubPath) == #"{"deletedAt":"#)
  }

  @Test func aStubThatTheDiskDoesNotGiveMayDeleteTheRecordSoNothingIsAcknowledged() async throws {
    try folder.plant(Scenario.stubPath, stub())
    let calls = FaultyCalls(failing: { call, _ in call == .readBytes }, with: .inputOutput)
    await #expect(throws: FolderError.quarantined(path: Scenario.stubPath, .unreadable(.inputOutput))) {
      try await save(["mine"], updatedAt: Self.later, store: folder.store(calls: calls))
    }
    #expect(folder.files() == [Scenario.stubPath])
  }

  @Test func aRecordThatLivesAlreadyTakesAnOlderEditToo() async throws {
    try folder.plant(Scenario.stubPath, stub())
    try folder.plant(Self.path, workout(["theirs"], updatedAt: Self.later))
    let saved = try await save(["mine"], updatedAt: "2026-05-10T00:00:00Z")
    #expect(SetJoiner.State(saved.bytes)?.sets == ["mine", "theirs"])
    #expect(folder.files() == [Self.path])
  }

  @Test func deletingARevivedRecordKeepsWhatOnlyItsEarlierStubKnows() async throws {
    try folder.plant(Scenario.stubPath, stub(workout(["theirs"])))
    try folder.plant(Self.path, workout(["mine"], updatedAt: Self.later))
    _ = try await folder.store().delete(
      Deletion(path: Self.path, at: Scenario.june, seenUpdatedAt: nil, form: .full, isImported: false))
    #expect(folder.files() == [Scenario.stubPath])
    #expect(folder.allSets() == ["mine", "theirs"])
  }
}
