import Foundation
import Testing

@testable import DocumentFolder

@Suite struct ListingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMissingFolderListsAsEmptyAndIsNotMade() throws {
    let path = folder.full("none")
    let store = DocumentFileStore(
      path: path, layouts: .all, mark: .test, joiner: SetJoiner(), lock: nil,
      keepsStub: { _ in false })
    let listing = try store.list()
    #expect(!listing.folderExists)
    #expect(listing.documents.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func listingAndReadingMakeNothing() async throws {
    let store = folder.store()
    _ = await store.readAll(try store.list().documents) { $0.document?.id }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func documentsOfEveryLayoutAreListedInOrderOfTheirPaths() throws {
    for path in [
      "Workouts/2026/05/\(ID.b).json", "Splits/\(ID.a).json", "Athlete.json", "Days/2026/05/2026-05-01.json",
    ] {
      try folder.plant(path, "{}")
    }
    let documents = try folder.store().list().documents
    #expect(
      documents.map(\.path) == [
        "Athlete.json", "Days/2026/05/2026-05-01.json", "Splits/\(ID.a).json", "Workouts/2026/05/\(ID.b).json",
      ])
    #expect(documents.map(\.kind) == ["athlete", "day", "split", "workout"])
    #expect(documents.map(\.id) == ["Athlete", "2026-05-01", ID.a, ID.b])
    #expect(documents.allSatisfy { $0.fileKind == .regular })
  }

  @Test func oneIdentifierAtTwoPathsIsOneDocument() throws {
    for month in ["06", "05", "07"] { try folder.plant("Workouts/2026/\(month)/\(ID.a).json", "{}") }
    let listing = try folder.store().list()
    #expect(listing.documents.map(\.path) == ["Workouts/2026/05/\(ID.a).json"])
    #expect(
      listing.duplicates.map(\.document.path) == ["Workouts/2026/06/\(ID.a).json", "Workouts/2026/07/\(ID.a).json"])
    #expect(listing.duplicates.allSatisfy { $0.usedPath == "Workouts/2026/05/\(ID.a).json" })
  }

  @Test func aDocumentInAnOddDirectoryOfItsLayoutIsStillADocument() throws {
    try folder.plant("Workouts/\(ID.a).json", "{}")
    try folder.plant("Workouts/2026 (conflicted copy)/05/\(ID.b).json", "{}")
    #expect(try folder.store().list().documents.map(\.id) == [ID.a, ID.b])
  }

  @Test func directoriesAreKnownInAnyCapitals() async throws {
    try folder.plant("workouts/2026/05/\(ID.a).json", document(ID.a))
    try folder.plant("STUBS/\(ID.b).json", #"{"deletedAt":"2026-05-01T00:00:00Z","id":"\#(ID.b)"}"#)
    let store = folder.store()
    let listing = try store.list()
    #expect(listing.documents.map(\.path) == ["workouts/2026/05/\(ID.a).json"])
    #expect(await store.readStubs(listing).deletedIDs == [ID.b])
    let new = Array(document(ID.a, note: "new").utf8)
    let path = try #require(listing.documents.first?.path)
    #expect(try await store.put(exactly: new, to: path, over: Array(document(ID.a).utf8)).outcome == .written)
    #expect(folder.bytes(path) == new)
  }

  @Test func copiesPlaceholdersStubsAndForeignFilesAreListedApart() throws {
    try folder.plant("Splits/\(ID.a) 2.json", "{}")
    try folder.plant("Splits/.\(ID.b).json.icloud", "")
    try folder.plant("Stubs/Splits/\(ID.c).json", "{}")
    try folder.plant("Stubs/\(ID.c).json", "{}")
    try folder.plant("Splits/notes.txt", "")
    try folder.plant("readme.md", "")
    try folder.plant("Photos/one.jpg", "")
    try folder.plant(".stversions/Splits/\(ID.a).json", "{}")
    try folder.plant("Splits/.syncthing.\(ID.a).json.tmp", "")
    let listing = try folder.store().list()
    #expect(listing.documents.isEmpty)
    #expect(listing.candidates.map(\.path) == ["Splits/\(ID.a) 2.json"])
    #expect(listing.candidates.map(\.id) == [ID.a])
    #expect(listing.placeholders == [Placeholder(kind: "split", id: ID.b, path: "Splits/\(ID.b).json")])
    #expect(listing.stubPaths == ["Stubs/\(ID.c).json", "Stubs/Splits/\(ID.c).json"])
    #expect(listing.foreignFiles.map(\.path) == ["Photos", "Splits/notes.txt", "readme.md"])
    #expect(listing.foreignFiles.map(\.fileKind) == [.directory, .regular, .regular])
  }

  @Test func aDirectoryIsOrderedByThePathsInIt() throws {
    for path in ["Splits/a/x.txt", "Splits/a.txt", "Splits/a0.txt"] { try folder.plant(path, "") }
    let paths = try folder.store().list().foreignFiles.map(\.path)
    #expect(paths == ["Splits/a.txt", "Splits/a/x.txt", "Splits/a0.txt"])
  }

  @Test func symbolicLinksAreNotFollowed() throws {
    try folder.plant("Elsewhere/\(ID.a).json", "{}")
    try folder.link("Splits", to: folder.full("Elsewhere"))
    try folder.makeDirectory("Workouts")
    try folder.link("Workouts/loop", to: folder.path)
    try folder.link("Workouts/\(ID.b).json", to: folder.full("Elsewhere/\(ID.a).json"))
    let listing = try folder.store().list()
    #expect(listing.documents.map(\.path) == ["Workouts/\(ID.b).json"])
    #expect(listing.documents.map(\.fileKind) == [.symbolicLink])
    #expect(listing.foreignFiles.map(\.path) == ["Elsewhere", "Workouts/loop"])
    #expect(listing.unreadableDirectories.map(\.path) == ["Splits"], "unknown, not empty")
  }

  @Test func aFolderThatIsItselfALinkIsFollowed() throws {
    try folder.plant("real/Splits/\(ID.a).json", "{}")
    try folder.link("link", to: folder.full("real"))
    let store = DocumentFileStore(
      path: folder.full("link"), layouts: .all, mark: .test, joiner: SetJoiner(), lock: nil,
      keepsStub: { _ in false })
    #expect(try store.list().documents.map(\.id) == [ID.a])
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsForeign() throws {
      try folder.makeDirectory("Splits")
      let name = Array(folder.full("Splits/\(ID.a) caf").utf8) + [0xE9] + Array(".json".utf8)
      let descriptor = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { text in
        open(Array(text) + [0], O_CREAT | O_WRONLY, 0o600)
      }
      try #require(descriptor >= 0)
      close(descriptor)
      let listing = try folder.store().list()
      #expect(listing.candidates.isEmpty)
      #expect(listing.foreignFiles.map(\.path) == ["Splits/\(ID.a) caf\u{FFFD}.json"])
      #expect(try folder.store(calls: FaultyCalls(hidesKinds: true)).list().foreignFiles.count == 1)
    }
  #endif

  @Test func aDirectoryThatCannotBeListedIsUnknownNotEmpty() throws {
    try folder.plant("Splits/\(ID.a).json", "{}")
    try folder.plant("Workouts/2026/05/\(ID.b).json", "{}")
    let calls = FaultyCalls(failing: { $0 == .openDirectory && $1 == "2026" }, with: .notPermitted)
    let listing = try folder.store(calls: calls).list()
    #expect(listing.documents.map(\.id) == [ID.a])
    #expect(listing.unreadableDirectories == [UnreadableDirectory(path: "Workouts/2026", error: .notPermitted)])
  }

  @Test func aFileSystemThatTellsNoKindsListsTheSame() throws {
    try folder.plant("Splits/\(ID.a).json", "{}")
    try folder.plant("Workouts/2026/05/\(ID.b).json", "{}")
    try folder.plant("notes.txt", "")
    let plain = try folder.store().list()
    #expect(try folder.store(calls: FaultyCalls(hidesKinds: true)).list() == plain)
    #expect(plain.documents.count == 2)
  }
}

@Suite struct StampTests {
  @Test func stampsAreTakenOnlyWhenAskedForAndTellChangedFilesApart() async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Splits/\(ID.a).json", document(ID.a))
    try folder.plant("Splits/\(ID.b).json", document(ID.b))
    let store = folder.store()
    #expect(try store.list().documents.allSatisfy { $0.stamp == nil })
    let first = try store.list(withStamps: true).documents.map(\.stamp)
    #expect(try store.list(withStamps: true).documents.map(\.stamp) == first)
    #expect(first[0]?.size == Int64(document(ID.a).utf8.count))
    _ = try await store.save(
      Array(document(ID.a, note: "x").utf8), to: "Splits/\(ID.a).json", before: Array(document(ID.a).utf8))
    let second = try store.list(withStamps: true).documents.map(\.stamp)
    #expect(second[0] != first[0] && second[0]?.inode != first[0]?.inode)
    #expect(second[1] == first[1])
  }
}
