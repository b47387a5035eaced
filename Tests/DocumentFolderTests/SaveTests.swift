import Foundation
import Testing

@testable import DocumentFolder

@Suite struct SaveTests {
  let folder: TemporaryFolder
  static let path = "Workouts/2026/05/\(ID.a).json"
  static let old = Array(document(ID.a, version: 5, note: "old").utf8)
  static let new = Array(document(ID.a, version: 5, note: "new").utf8)

  init() throws { folder = try TemporaryFolder() }

  @Test func theFirstSaveMakesTheFolder() async throws {
    let path = folder.full("fresh")
    let store = DocumentFileStore(
      path: path, layouts: .all, mark: .test, joiner: SetJoiner(), lock: nil,
      keepsStub: { _ in false })
    #expect(try await store.put(exactly: Self.new, to: Self.path, over: nil).outcome == .written)
    #expect(folder.bytes("fresh/" + Self.path) == Self.new)
    #expect(folder.files() == ["fresh/" + Self.path])
  }

  @Test func aFolderWhoseOwnPlaceIsMissingIsNotMade() async throws {
    let store = DocumentFileStore(
      path: folder.full("unplugged/fresh"), layouts: .all, mark: .test, joiner: SetJoiner(), lock: nil,
      keepsStub: { _ in false })
    await #expect(throws: FolderError.failed(.makeDirectory, path: "", .missing)) {
      try await store.put(exactly: Self.new, to: Self.path, over: nil)
    }
    #expect(folder.files().isEmpty)
  }

  @Test func aSaveReplacesWhatWasReadAndKeepsItsPermissions() async throws {
    try folder.plant(Self.path, Self.old)
    try #require(chmod(folder.full(Self.path), 0o640) == 0)
    #expect(try await folder.store().put(exactly: Self.new, to: Self.path, over: Self.old).outcome == .written)
    #expect(folder.bytes(Self.path) == Self.new)
    #expect(try attribute(.posixPermissions) as Int == 0o640)
    #expect(folder.files() == [Self.path])
  }

  @Test func anUnchangedDocumentIsNotRewritten() async throws {
    try folder.plant(Self.path, Self.old)
    try folder.setAge(Self.path, seconds: 86_400)
    let before: (Int, Date) = (try attribute(.systemFileNumber), try attribute(.modificationDate))
    #expect(try await folder.store().put(exactly: Self.old, to: Self.path, over: Self.old).outcome == .unchanged)
    #expect(try await folder.store().put(exactly: Self.old, to: Self.path, over: Self.new).outcome == .unchanged)
    #expect(before == (try attribute(.systemFileNumber), try attribute(.modificationDate)))
  }

  @Test func anUnchangedDocumentIsForcedOntoTheDisk() async throws {
    try folder.plant(Self.path, Self.old)
    let calls = FaultyCalls()
    #expect(
      try await folder.store(calls: calls).put(exactly: Self.old, to: Self.path, over: Self.old).outcome == .unchanged)
    #expect(calls.count(of: .sync) == 6, "the folder's own entry, three directories, the file, and its entry")
  }

  @Test func aFileThatChangedSinceItWasReadIsNotOverwritten() async throws {
    let theirs = Array(document(ID.a, note: "theirs").utf8)
    try folder.plant(Self.path, theirs)
    await #expect(throws: FolderError.changed(path: Self.path, found: theirs, keptAt: nil)) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: Self.old)
    }
    await #expect(throws: FolderError.changed(path: Self.path, found: theirs, keptAt: nil)) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: nil)
    }
    #expect(folder.bytes(Self.path) == theirs)
  }

  @Test func aFileThatWentAwaySinceItWasReadIsNotBroughtBack() async throws {
    await #expect(throws: FolderError.changed(path: Self.path, found: nil, keptAt: nil)) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: Self.old)
    }
    #expect(folder.files().isEmpty)
  }

  @Test func aFileThatChangesDuringTheWriteIsNotOverwritten() async throws {
    try folder.plant(Self.path, Self.old)
    let folder = folder.path
    let theirs = document(ID.a, note: "theirs")
    let calls = FaultyCalls { call, _, _ in
      if call == .writeBytes { try? Data(theirs.utf8).write(to: URL(fileURLWithPath: folder + "/" + Self.path)) }
      return nil
    }
    await #expect(throws: FolderError.changed(path: Self.path, found: Array(theirs.utf8), keptAt: nil)) {
      try await self.folder.store(calls: calls).put(exactly: Self.new, to: Self.path, over: Self.old)
    }
    #expect(self.folder.files() == [Self.path])
  }

  @Test func shortWritesAreContinued() async throws {
    let store = folder.store(calls: FaultyCalls(shortWrites: true))
    #expect(try await store.put(exactly: Self.new, to: Self.path, over: nil).outcome == .written)
    #expect(folder.bytes(Self.path) == Self.new)
  }

  @Test func whatIsNoFileIsNotReplaced() async throws {
    try folder.makeDirectory("Workouts/2026/05")
    try folder.plant("Elsewhere.json", Self.old)
    try folder.link(Self.path, to: folder.full("Elsewhere.json"))
    await #expect(throws: FolderError.quarantined(path: Self.path, .notRegular(.symbolicLink))) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: Self.old)
    }
    try FileManager.default.removeItem(atPath: folder.full(Self.path))
    try #require(mkfifo(folder.full(Self.path), 0o600) == 0)
    await #expect(throws: FolderError.quarantined(path: Self.path, .notRegular(.special))) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: nil)
    }
    #expect(folder.bytes("Elsewhere.json") == Self.old)
  }

  @Test func aLinkInThePathIsNotFollowed() async throws {
    try folder.makeDirectory("Elsewhere")
    try folder.link("Workouts", to: folder.full("Elsewhere"))
    await #expect(throws: FolderError.failed(.makeDirectory, path: "Workouts", .notADirectory)) {
      try await folder.store().put(exactly: Self.new, to: Self.path, over: nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.full("Elsewhere")).isEmpty)
  }

  @Test func bytesThatCouldNotBeReadAgainAreNotWritten() async throws {
    await #expect(throws: FolderError.unacceptable(path: Self.path, .newerSchema(found: 6, known: 5))) {
      try await folder.store().put(exactly: Array(document(ID.a, version: 6).utf8), to: Self.path, over: nil)
    }
    await #expect(throws: FolderError.unacceptable(path: Self.path, .otherIdentifier(found: ID.b))) {
      try await folder.store().put(exactly: Array(document(ID.b).utf8), to: Self.path, over: nil)
    }
    await #expect(throws: FolderError.notADocumentPath("Workouts/\(ID.a).json")) {
      try await folder.store().put(exactly: Self.new, to: "Workouts/\(ID.a).json", over: nil)
    }
    #expect(folder.files().isEmpty)
  }

  @Test func aDocumentKeepsAnOddPathThatItWasFoundAt() async throws {
    let odd = "Workouts/2026 2/\(ID.a).json"
    try folder.plant(odd, Self.old)
    #expect(try await folder.store().put(exactly: Self.new, to: odd, over: Self.old).outcome == .written)
    #expect(folder.bytes(odd) == Self.new)
  }

  private func attribute<Value>(_ key: FileAttributeKey) throws -> Value {
    try #require(try FileManager.default.attributesOfItem(atPath: folder.full(Self.path))[key] as? Value)
  }
}
