import Foundation
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct StubTests {
  let folder: TemporaryFolder
  static let path = "Workouts/2026/05/\(ID.a).json"
  static let stubPath = "Stubs/" + path
  /// 2026-06-01T00:00:00Z
  static let june = Instant(seconds: 1_780_272_000)

  init() throws { folder = try TemporaryFolder() }

  static func deletion(
    _ form: Deletion.Form = .full, at: Instant = june, isImported: Bool = false
  ) -> Deletion {
    Deletion(path: path, at: at, seenUpdatedAt: nil, form: form, isImported: isImported)
  }

  private func readStubs() async throws -> StubIndex {
    let store = folder.store()
    return await store.readStubs(try store.list())
  }

  @Test func aFullStubKeepsTheRecordToTheDigit() async throws {
    let record =
      #"{"updatedAt":"2026-05-01T10:00:00Z","id":"\#(ID.a)","schemaVersion":5,"weight":2.50,"x":[{"b":1e2,"a":"\u00e9"}]}"#
    try folder.plant(Self.path, record)
    #expect(try await folder.store().delete(Self.deletion()) == .deleted)
    #expect(
      folder.text(Self.stubPath) == """
        {
          "deletedAt" : "2026-06-01T00:00:00Z",
          "id" : "\(ID.a)",
          "kind" : "workout",
          "schemaVersion" : 5,
          "updatedAt" : "2026-05-01T10:00:00Z",
          "weight" : 2.50,
          "x" : [
            {
              "a" : "é",
              "b" : 1e2
            }
          ]
        }
        """)
    #expect(folder.files() == [Self.stubPath])
  }

  @Test func aRecordsOwnKindIsKept() async throws {
    try folder.plant(Self.path, #"{"id":"\#(ID.a)","kind":"theirs","schemaVersion":5}"#)
    _ = try await folder.store().delete(Self.deletion())
    #expect(try await readStubs()[ID.a]?.kind == "theirs")
  }

  @Test func aMinimalStubOfAnImportedRecordSaysSo() async throws {
    try folder.plant(Self.path, document(ID.a))
    #expect(try await folder.store().delete(Self.deletion(.minimal, isImported: true)) == .deleted)
    #expect(
      folder.text(Self.stubPath) == """
        {
          "deletedAt" : "2026-06-01T00:00:00Z",
          "id" : "\(ID.a)",
          "imported" : true,
          "kind" : "workout"
        }
        """)
    #expect(try await readStubs()[ID.a]?.isImported == true)
  }

  @Test func deletingTwiceDoesNothing() async throws {
    try folder.plant(Self.path, document(ID.a))
    _ = try await folder.store().delete(Self.deletion())
    let stub = folder.bytes(Self.stubPath)
    let later = Self.deletion(at: Self.june + 60)
    #expect(try await folder.store().delete(later) == .alreadyDeleted)
    #expect(folder.bytes(Self.stubPath) == stub)
  }

  @Test func deletingWhatAnEarlierStubDoesNotCoverIsANewDeletionEvenIfTheFileIsAway() async throws {
    try folder.plant(Self.stubPath, #"{"deletedAt":"2026-04-01T00:00:00Z","id":"\#(ID.a)"}"#)
    let seen = Self.june + -60
    let deletion = Deletion(path: Self.path, at: Self.june, seenUpdatedAt: seen, form: .full, isImported: false)
    #expect(try await folder.store().delete(deletion) == .deleted)
    #expect(try await readStubs()[ID.a]?.covers(updatedAt: seen) == true)
  }

  @Test func aRecordThatIsNotHereIsDeletedByAMinimalStub() async throws {
    #expect(try await folder.store().delete(Self.deletion()) == .deleted)
    #expect(try await readStubs().deletedIDs == [ID.a])
    #expect(folder.files() == [Self.stubPath])
  }

  @Test func aStubAtTheOlderPathCountsAsDeleted() async throws {
    try folder.plant("Stubs/\(ID.a).json", #"{"deletedAt":"2026-05-20T00:00:00Z","id":"\#(ID.a)"}"#)
    #expect(try await folder.store().delete(Self.deletion()) == .alreadyDeleted)
    #expect(try await readStubs().deletedIDs == [ID.a])
  }

  @Test func aDeletionCutShortIsFinishedByTheNext() async throws {
    try folder.plant(Self.path, document(ID.a, note: "kept"))
    let calls = FaultyCalls(failing: { call, name in call == .unlink && name == "\(ID.a).json" }, with: .inputOutput)
    await #expect(throws: FolderError.failed(.remove, path: Self.path, .inputOutput)) {
      try await folder.store(calls: calls).delete(Self.deletion())
    }
    #expect(folder.files() == [Self.stubPath, Self.path])
    #expect(try await folder.store().delete(Self.deletion()) == .deleted)
    #expect(folder.files() == [Self.stubPath])
    #expect(folder.text(Self.stubPath)?.contains("kept") == true)
  }

  @Test func aStubCoversWhatItsAuthorSawEvenIfTheClockIsSlow() async throws {
    try folder.plant(Self.path, document(ID.a, updatedAt: "2027-01-01T00:00:00Z"))
    _ = try await folder.store().delete(Self.deletion())
    let stub = try #require(try await readStubs()[ID.a])
    #expect(stub.deletedAt.iso8601 == "2027-01-01T00:00:00Z")
  }

  @Test func theLaterOfDeletionAndChangeDecides() {
    let stub = Stub(
      id: ID.a, path: "", deletedAt: Self.june, kind: nil, name: nil, isImported: false, isFull: false, restoredAt: nil,
      allPaths: [""])
    #expect(stub.covers(updatedAt: Self.june + -1))
    #expect(stub.covers(updatedAt: Self.june))
    #expect(!stub.covers(updatedAt: Self.june + 1))
    #expect(stub.covers(updatedAt: nil))
  }

  @Test func aRestoredRecordIsNotDeletedUntilItIsDeletedAgain() async throws {
    try folder.plant(
      Self.stubPath,
      #"{"deletedAt":"2026-05-01T00:00:00Z","id":"\#(ID.a)","restoredAt":"2026-07-01T00:00:00Z"}"#)
    #expect(try await readStubs().deletedIDs.isEmpty)
    #expect(try await folder.store().delete(Self.deletion()) == .deleted)
    let stub = try #require(try await readStubs()[ID.a])
    #expect(stub.isInForce && stub.deletedAt.iso8601 == "2026-07-01T00:00:01Z")
  }

  @Test func aStubThatIsNamedAfterAnotherRecordDeletesNeither() async throws {
    try folder.plant("Stubs/Splits/\(ID.c).json", #"{"deletedAt":"2026-05-01T00:00:00Z","id":"\#(ID.b)"}"#)
    let index = try await readStubs()
    #expect(index.stubs.isEmpty)
    #expect(index.problems.map(\.reason) == [.otherIdentifier(found: ID.b)])
  }

  @Test func stubsAreKnownByTheIdInTheirContent() async throws {
    try folder.plant("Stubs/old.json", #"{"deletedAt":"2026-05-01T00:00:00Z","id":"\#(ID.b)"}"#)
    try folder.plant("Stubs/\(ID.b) 2.json", #"{"deletedAt":"2026-05-03T00:00:00Z","id":"\#(ID.b)"}"#)
    try folder.plant("Stubs/\(ID.b).json", #"{"deletedAt":"2026-05-02T00:00:00Z","id":"\#(ID.b)","imported":true}"#)
    try folder.plant("Stubs/Days/2026/05/2026-05-01.json", #"{"deletedAt":"2026-05-02T00:00:00Z","id":"2026-05-01"}"#)
    let index = try await readStubs()
    #expect(index.stubs.map(\.id) == [ID.b, "2026-05-01"])
    #expect(index[ID.b]?.path == "Stubs/\(ID.b) 2.json")
    #expect(index[ID.b]?.isImported == true)
    #expect(index.problems.isEmpty)
  }

  @Test func aStubThatCannotBeUnderstoodIsListedAndLeftAlone() async throws {
    try folder.plant(Self.stubPath, "{}")
    try folder.plant(Self.path, document(ID.a))
    let index = try await readStubs()
    #expect(index.problems.map(\.path) == [Self.stubPath])
    let reason = try #require(index.problems.first?.reason)
    await #expect(throws: FolderError.quarantined(path: Self.stubPath, reason)) {
      try await folder.store().delete(Self.deletion())
    }
    #expect(folder.files() == [Self.stubPath, Self.path])
  }

  @Test func aFileThatCannotBeReadGetsAMinimalStubAndStays() async throws {
    try folder.plant(Self.path, "{ broken")
    guard case .fileKept(.notJSON) = try await folder.store().delete(Self.deletion()) else {
      Issue.record("not kept")
      return
    }
    #expect(folder.text(Self.path) == "{ broken")
    #expect(try await readStubs().deletedIDs == [ID.a])
  }

  @Test func whatANewerProgramWroteIsNotDeleted() async throws {
    try folder.plant(Self.path, document(ID.a, version: 6))
    await #expect(throws: FolderError.quarantined(path: Self.path, .newerSchema(found: 6, known: 5))) {
      try await folder.store().delete(Self.deletion())
    }
    #expect(folder.files() == [Self.path])
  }

  @Test func aRecordThatChangesWhileItIsDeletedStays() async throws {
    try folder.plant(Self.path, document(ID.a))
    let target = folder.full(Self.path)
    let theirs = document(ID.a, note: "theirs", updatedAt: "2026-06-02T00:00:00Z")
    let calls = FaultyCalls { call, _, _ in
      if call == .rename { try? theirs.write(toFile: target, atomically: false, encoding: .utf8) }
      return nil
    }
    await #expect(throws: FolderError.changed(path: Self.path, found: Array(theirs.utf8), keptAt: nil)) {
      try await folder.store(calls: calls).delete(Self.deletion())
    }
    #expect(folder.text(Self.path) == theirs)
    let stub = try #require(try await readStubs()[ID.a])
    #expect(!stub.covers(updatedAt: Self.june + 86_400))
  }
}
