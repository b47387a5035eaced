import Foundation
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct CopyTests {
  let folder: TemporaryFolder
  static let path = Scenario.path
  static let copyPath = Scenario.copyPath

  init() throws { folder = try TemporaryFolder() }

  private func ingest(calls: any FileCalls = SystemCalls()) async throws -> [CopyReport] {
    let store = folder.store(calls: calls)
    return await store.ingestCopies(try folder.store().list())
  }

  @Test func aCopyIsJoinedAndThenRemoved() async throws {
    try folder.plant(Self.path, workout(["a"]))
    try folder.plant(Self.copyPath, workout(["b"]))
    let reports = try await ingest()
    #expect(
      reports == [
        CopyReport(kind: "workout", id: ID.a, path: Self.copyPath, documentPath: Self.path, outcome: .joined)
      ])
    #expect(folder.text(Self.path) == workout(["a", "b"]))
    #expect(folder.files() == [Self.path])
    #expect(try await ingest().isEmpty)
  }

  @Test func twoDevicesThatJoinTheSameConflictWriteTheSameBytes() async throws {
    let other = try TemporaryFolder()
    for (here, document, copy) in [(folder, "a", "b"), (other, "b", "a")] {
      try here.plant(Self.path, workout([document]))
      try here.plant(Self.copyPath, workout([copy]))
      let store = here.store()
      _ = await store.ingestCopies(try store.list())
    }
    #expect(folder.content() == other.content())
  }

  @Test func aCopyThatOnlyKnowsOfARemovalIsJoinedToo() async throws {
    try folder.plant(Self.path, workout(["a", "b"]))
    try folder.plant(Self.copyPath, workout(["a"], removed: ["b"]))
    #expect(try await ingest().map(\.outcome) == [.joined])
    #expect(folder.text(Self.path) == workout(["a"], removed: ["b"]))
  }

  @Test func whatTheDocumentSaysAlreadyIsNotWrittenAgain() async throws {
    try folder.plant(Self.path, workout(["a", "b"]))
    try folder.plant(Self.copyPath, workout(["b"]))
    let calls = FaultyCalls(failing: { call, name in call == .rename && name.hasSuffix(".json") }, with: .inputOutput)
    #expect(try await ingest(calls: calls).map(\.outcome) == [.contained])
    #expect(folder.files() == [Self.path])
  }

  @Test func manyCopiesOfOneDocumentEndInOne() async throws {
    try folder.plant(Self.path, workout(["0"]))
    for number in 1...9 { try folder.plant("Workouts/2026/05/\(ID.a) (\(number)).json", workout(["\(number)"])) }
    try folder.plant("Workouts/2026/06/\(ID.a).json", workout(["10"]))
    #expect(try await ingest().allSatisfy(\.isDone))
    #expect(folder.files() == [Self.path])
    #expect(folder.allSets().count == 11)
  }

  @Test func aCopyWithoutItsDocumentBecomesTheDocument() async throws {
    try folder.plant(Self.copyPath, workout(["a"]))
    try folder.plant("Athlete (1).json", workout(["b"], id: "Athlete").replacing("5", with: "1"))
    #expect(try await ingest().map(\.outcome) == [.recreated, .recreated])
    #expect(folder.files() == ["Athlete.json", Self.path])
  }

  @Test func aCopyOfWhatWasDeletedLaterGoesIntoTheStub() async throws {
    try folder.plant(Scenario.stubPath, stub())
    try folder.plant(Self.copyPath, workout(["a"]))
    #expect(try await ingest().map(\.outcome) == [.deleted])
    #expect(folder.files() == [Scenario.stubPath])
    #expect(folder.allSets() == ["a"])
  }

  @Test func aCopyThatIsLaterThanTheDeletionBringsTheRecordBack() async throws {
    try folder.plant(Scenario.stubPath, stub(workout(["b"])))
    try folder.plant(Self.copyPath, workout(["a"], updatedAt: "2026-05-21T00:00:00Z"))
    #expect(try await ingest().map(\.outcome) == [.recreated])
    let store = folder.store()
    let listing = try store.list()
    #expect(await store.reap(listing, await store.readStubs(listing)).map(\.outcome) == [.revived])
    #expect(folder.files() == [Self.path])
    #expect(folder.allSets() == ["a", "b"])
  }

  @Test func aDocumentThatIsNotDownloadedIsNotMadeFromItsCopy() async throws {
    try folder.plant("Workouts/2026/05/.\(ID.a).json.icloud", "")
    try folder.plant(Self.copyPath, workout(["a"]))
    #expect(try await ingest().map(\.outcome) == [.notDownloaded])
    #expect(folder.text(Self.copyPath) == workout(["a"]))
    #expect(folder.text(Self.path) == nil)
  }

  @Test func whatIsNoAcceptableCopyStaysAsItIsWithItsReason() async throws {
    let copies: [(String, String, CopyOutcome)] = [
      ("\(ID.a) 1.json", document(ID.a, version: 6), .left(.newerSchema(found: 6, known: 5))),
      ("\(ID.a) 2.json", document(ID.b, version: 5), .left(.otherIdentifier(found: ID.b))),
      (
        "\(ID.a) 3.json", #"{"id":"\#(ID.a)","schemaVersion":5,"refuse":1}"#,
        .unjoinable(.init(sentence: "They are not of one document."))
      ),
    ]
    try folder.plant(Self.path, workout(["a"]))
    for (name, text, _) in copies { try folder.plant("Workouts/2026/05/" + name, text) }
    try folder.plant("Workouts/2026/05/\(ID.a) 4.json", "{")
    let before = folder.content()
    let outcomes = try await ingest().map(\.outcome)
    #expect(Array(outcomes.prefix(3)) == copies.map(\.2))
    guard case .left(.notJSON) = outcomes.last else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(folder.content() == before)
    #expect(outcomes.allSatisfy { $0.sentence.hasSuffix(".") })
  }

  @Test func aDocumentThatIsSetAsideKeepsItsCopies() async throws {
    try folder.plant(Self.path, document(ID.a, version: 6))
    try folder.plant(Self.copyPath, workout(["a"]))
    let before = folder.content()
    #expect(try await ingest().map(\.outcome) == [.documentLeft(.newerSchema(found: 6, known: 5))])
    #expect(folder.content() == before)
  }

  @Test func aCopyThatChangesMeanwhileStaysForTheNextLook() async throws {
    try folder.plant(Self.path, workout(["a"]))
    try folder.plant(Self.copyPath, workout(["b"]))
    let target = folder.full(Self.copyPath)
    let calls = FaultyCalls { call, _, _ in
      if call == .rename { try? workout(["b", "c"]).write(toFile: target, atomically: false, encoding: .utf8) }
      return nil
    }
    guard case .failed(.changed) = try await ingest(calls: calls).first?.outcome else {
      Issue.record("the copy was removed although it had changed")
      return
    }
    #expect(try await ingest().map(\.outcome) == [.joined])
    #expect(folder.allSets() == ["a", "b", "c"])
  }

  @Test func anotherNameOfTheDocumentsOwnFileIsNotRemoved() async throws {
    try folder.plant(Self.path, workout(["a"]))
    try FileManager.default.linkItem(atPath: folder.full(Self.path), toPath: folder.full(Self.copyPath))
    #expect(try await ingest().map(\.outcome) == [.sameFile])
    #expect(folder.text(Self.path) == workout(["a"]))
  }

  @Test func noBytesAreEverWrittenIntoACopy() async throws {
    try folder.plant(Self.path, workout(["a"]))
    try folder.plant(Self.copyPath, workout(["b"]))
    let calls = FaultyCalls(
      failing: { call, name in call == .rename && name != "\(ID.a).json" && name != FolderMarker.name },
      with: .inputOutput)
    #expect(try await ingest(calls: calls).map(\.outcome) == [.joined])
  }

  @Test func copiesOfStubsAreJoinedIntoTheLaterDeletion() async throws {
    let copy = "Stubs/Workouts/2026/05/\(ID.a).sync-conflict-20260601-101500-ABCDEFG.json"
    let restored = try #require(Instant(iso8601: "2026-05-21T00:00:00Z"))
    try folder.plant(Scenario.stubPath, stub(workout(["a"]), restoredAt: restored))
    try folder.plant(copy, stub(workout(["b"]), deletedAt: "2026-05-22T00:00:00Z", isImported: true))
    try folder.plant("Stubs/\(ID.a).json", stub(deletedAt: "2026-05-10T00:00:00Z"))
    #expect(
      try await ingest() == [
        CopyReport(kind: nil, id: ID.a, path: copy, documentPath: Scenario.stubPath, outcome: .joined)
      ])
    #expect(
      folder.text(Scenario.stubPath)
        == stub(workout(["a", "b"]), deletedAt: "2026-05-22T00:00:00Z", isImported: true, restoredAt: restored))
    #expect(folder.files() == ["Stubs/\(ID.a).json", Scenario.stubPath], "older programs read theirs")
  }

  @Test func aCopyOfAStubThatIsNoneStays() async throws {
    let copy = "Stubs/Workouts/2026/05/\(ID.a) (1).json"
    try folder.plant(Scenario.stubPath, stub())
    try folder.plant(copy, #"{"deletedAt":"2026-05-22T00:00:00Z","id":"\#(ID.b)"}"#)
    #expect(try await ingest().map(\.outcome) == [.left(.otherIdentifier(found: ID.b))])
    #expect(folder.files() == [copy, Scenario.stubPath].sorted())
  }
}
