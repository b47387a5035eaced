import Foundation
import Synchronization
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct JoinedSaveTests {
  let folder: TemporaryFolder
  static let path = Scenario.path

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Plants a further version at each write of the target's bytes, as another device would, until none is left.
  private func disturbed(by versions: [String]) -> FaultyCalls {
    let left = Mutex(versions)
    let target = folder.full(Self.path)
    return FaultyCalls { call, _, _ in
      guard call == .writeBytes, let next = left.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return nil }
      try? next.write(toFile: target, atomically: false, encoding: .utf8)
      return nil
    }
  }

  @Test func whatAnotherDeviceWroteIsJoinedAndNeverReplaced() async throws {
    try folder.plant(Self.path, workout(["a", "theirs"]))
    let saved = try await folder.store().save(
      bytes(workout(["a", "mine"])), to: Self.path, before: bytes(workout(["a"])))
    #expect(saved.outcome == .joined)
    #expect(saved.bytes == bytes(workout(["a", "mine", "theirs"])))
    #expect(folder.bytes(Self.path) == saved.bytes)
  }

  @Test func whatAnEditRemovedStaysRemovedInTheJoin() async throws {
    try folder.plant(Self.path, workout(["a", "b", "theirs"]))
    let saved = try await folder.store().save(bytes(workout(["a"])), to: Self.path, before: bytes(workout(["a", "b"])))
    #expect(SetJoiner.State(saved.bytes)?.sets == ["a", "theirs"])
  }

  @Test func twoNewDocumentsOfOneIdentifierBecomeOne() async throws {
    try folder.plant(Self.path, workout(["theirs"]))
    let saved = try await folder.store().save(bytes(workout(["mine"])), to: Self.path, before: nil)
    #expect(folder.bytes(Self.path) == bytes(workout(["mine", "theirs"])))
    #expect(saved.outcome == .joined)
  }

  @Test func whatIsUnchangedIsNotWritten() async throws {
    try folder.plant(Self.path, workout(["a"]))
    let calls = FaultyCalls()
    let saved = try await folder.store(calls: calls).save(
      bytes(workout(["a"])), to: Self.path, before: bytes(workout(["a"])))
    #expect(saved.outcome == .unchanged)
    #expect(calls.count(of: .createFile) == 0)
  }

  @Test func anEditThatTheFolderHasAlreadyIsNotWrittenAgain() async throws {
    try folder.plant(Self.path, workout(["a", "b"]))
    let calls = FaultyCalls()
    let saved = try await folder.store(calls: calls).save(
      bytes(workout(["a", "b"])), to: Self.path, before: bytes(workout(["a"])))
    #expect(saved.outcome == .unchanged)
    #expect(calls.count(of: .createFile) == 0)
  }

  @Test func aMissingFileIsNoDeletion() async throws {
    let saved = try await folder.store().save(bytes(workout(["a", "b"])), to: Self.path, before: bytes(workout(["a"])))
    #expect(saved.outcome == .written)
    #expect(folder.bytes(Self.path) == bytes(workout(["a", "b"])))
  }

  @Test func whatArrivesDuringTheWriteIsJoinedBeforeTheRename() async throws {
    try folder.plant(Self.path, workout(["a"]))
    let calls = disturbed(by: [workout(["a", "x"]), workout(["a", "y"])])
    let saved = try await folder.store(calls: calls).save(
      bytes(workout(["a", "mine"])), to: Self.path, before: bytes(workout(["a"])))
    #expect(saved.outcome == .joined)
    // The second version, which replaced the first one as a whole, is that device's own doing.
    #expect(SetJoiner.State(saved.bytes)?.sets == ["a", "mine", "y"])
    #expect(folder.files() == [Self.path])
  }

  @Test func anEditThatNeverGetsInIsKeptAndJoinedAtTheNextLook() async throws {
    try folder.plant(Self.path, workout(["a"]))
    let calls = disturbed(by: (1...3).map { workout(["a", "x\($0)"]) })
    let error = await #expect(throws: FolderError.self) {
      try await folder.store(calls: calls).save(
        bytes(workout(["a", "mine"])), to: Self.path, before: bytes(workout(["a"])))
    }
    guard case .changed(Self.path, let found?, let kept?) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == bytes(workout(["a", "x3"])))
    #expect(folder.bytes(kept) == bytes(workout(["a", "mine"])))
    #expect(error?.sentence.contains(kept) == true)
    try folder.setAge(kept, seconds: 100_000)
    let store = folder.store()
    _ = try await store.save(bytes(document(ID.b)), to: "Splits/\(ID.b).json", before: nil)
    #expect(folder.bytes(kept) != nil, "it is no stray")
    let reports = await store.ingestCopies(try store.list())
    #expect(reports.map(\.outcome) == [.joined])
    #expect(folder.bytes(Self.path) == bytes(workout(["a", "mine", "x3"])))
    #expect(folder.bytes(kept) == nil)
  }

  @Test func whatCannotBeJoinedIsKeptBesideTheFile() async throws {
    let odd = #"{"id":"\#(ID.a)","schemaVersion":5,"sets":[1],"refuse":true}"#
    try folder.plant(Self.path, odd)
    let error = await #expect(throws: FolderError.self) {
      try await folder.store().save(bytes(workout(["mine"])), to: Self.path, before: nil)
    }
    guard case .unjoinable(Self.path, _, let kept?) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.text(Self.path) == odd)
    #expect(folder.bytes(kept) == bytes(workout(["mine"])))
  }

  @Test func writingBackJoinsWhatIsThereAndKeepsNothingAside() async throws {
    try folder.plant(Self.path, workout(["a", "theirs"]))
    let saved = try await folder.store().writeBack(
      bytes(workout(["a", "b"])), to: Self.path, over: bytes(workout(["a"])))
    #expect(saved.bytes == bytes(workout(["a", "b", "theirs"])))
    let calls = disturbed(by: (1...3).map { workout(["a", "x\($0)"]) })
    await #expect(throws: FolderError.changed(path: Self.path, found: bytes(workout(["a", "x3"])), keptAt: nil)) {
      try await folder.store(calls: calls).writeBack(bytes(workout(["c"])), to: Self.path, over: saved.bytes)
    }
    #expect(folder.files() == [Self.path])
  }

  @Test func aSeedIsWrittenToTheByteAndOnlyOverWhatItReplaces() async throws {
    let (first, second) = (bytes(document(ID.a, version: 5, note: "1")), bytes(document(ID.a, version: 5, note: "2")))
    let store = folder.store()
    #expect(try await store.put(exactly: first, to: Self.path, over: nil).outcome == .written)
    #expect(try await store.put(exactly: first, to: Self.path, over: nil).outcome == .unchanged)
    #expect(folder.bytes(Self.path) == first)
    await #expect(throws: FolderError.changed(path: Self.path, found: first, keptAt: nil)) {
      try await store.put(exactly: second, to: Self.path, over: nil)
    }
    #expect(try await store.put(exactly: second, to: Self.path, over: first).outcome == .written)
    #expect(folder.bytes(Self.path) == second)
  }

  @Test func aSeedThatWasDeletedStaysDeleted() async throws {
    try folder.plant(Scenario.stubPath, stub())
    await #expect(throws: FolderError.self) {
      try await folder.store().put(exactly: bytes(workout(["a"])), to: Self.path, over: nil)
    }
    #expect(folder.files() == [Scenario.stubPath])
  }
}
