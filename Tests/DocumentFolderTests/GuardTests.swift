import Foundation
import Testing

@testable import DocumentFolder

@Suite struct GuardTests {
  private func verdict(
    known: Int, missing: Int, folderExists: Bool = true, markerSeen: Bool = true, hasMarker: Bool = true
  ) -> VanishGuard.Verdict {
    VanishGuard.verdict(
      known: known, missing: missing, folderExists: folderExists, markerSeen: markerSeen, hasMarker: hasMarker)
  }

  @Test func aFewMissingDocumentsAreNoAccident() {
    for (known, missing) in [(0, 0), (5, 5), (20, 5), (100, 10), (101, 10), (1000, 100)] {
      #expect(verdict(known: known, missing: missing) == .fine, "\(missing) of \(known)")
    }
  }

  @Test func moreThanFiveAndMoreThanATenthAreAnAccident() {
    for (known, missing) in [(6, 6), (20, 6), (50, 6), (59, 6), (100, 11), (1000, 101), (20_000, 20_000)] {
      #expect(verdict(known: known, missing: missing) == .incomplete(missing: missing, of: known))
    }
    #expect(verdict(known: 60, missing: 6) == .fine, "six are a tenth of sixty, not more")
  }

  @Test func aMarkerThatWasSeenAndIsGoneMeansAnotherFolder() {
    #expect(verdict(known: 3, missing: 3, hasMarker: false) == .markerGone)
    #expect(verdict(known: 3, missing: 3, markerSeen: false, hasMarker: false) == .fine)
  }

  @Test func aFolderThatWasThereAndIsGoneIsNoEmptyFolder() {
    #expect(verdict(known: 0, missing: 0, folderExists: false, hasMarker: false) == .rootGone)
    #expect(verdict(known: 1, missing: 1, folderExists: false, markerSeen: false, hasMarker: false) == .rootGone)
    #expect(verdict(known: 0, missing: 0, folderExists: false, markerSeen: false, hasMarker: false) == .fine)
  }
}

@Suite struct MarkerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func save(_ store: DocumentFileStore, _ id: String = ID.a) async throws {
    _ = try await store.save(Array(document(id).utf8), to: "Splits/\(id).json", before: nil)
  }

  @Test func theFirstWriteLeavesTheMarkerAndReadersKnowIt() async throws {
    let store = folder.store()
    #expect(try !store.list().hasMarker)
    #expect(folder.text(FolderMarker.name) == nil, "reading makes nothing")
    try await save(store)
    #expect(folder.text("Loadbook folder.txt") == FolderMarker.text)
    let listing = try store.list()
    #expect(listing.hasMarker && listing.foreignFiles.isEmpty && listing.documents.count == 1)
  }

  @Test func everyDeviceWritesTheSameMarkerAndNoneRewritesIt() async throws {
    try folder.plant(FolderMarker.name, "an older text")
    let calls = FaultyCalls()
    try await save(folder.store(calls: calls))
    #expect(folder.text(FolderMarker.name) == "an older text")
    #expect(calls.count(of: .rename) == 1, "the document alone")
  }

  @Test func aMarkerThatVanishesWhileTheProgramRunsIsNotPutBack() async throws {
    let store = folder.store()
    try await save(store)
    try folder.remove(FolderMarker.name)
    try await save(store, ID.b)
    #expect(try !store.list().hasMarker)
  }

  @Test func aMarkerThatCannotBeWrittenFailsNoSaveAndIsMadeByTheNext() async throws {
    let full = Counter()
    let calls = FaultyCalls { call, name, _ in
      call == .rename && name == FolderMarker.name && full.next() == 1 ? .noSpace : nil
    }
    let store = folder.store(calls: calls)
    try await save(store)
    #expect(folder.files() == ["Splits/\(ID.a).json"])
    #expect(try !store.list().hasMarker)
    try await save(store, ID.b)
    #expect(try store.list().hasMarker)
  }

  @Test func theMarkerTellsAPersonWhatTheFolderIs() {
    let text = FolderMarker.text
    #expect(text.hasSuffix("\n") && text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("training log") && text.contains("leave this file"))
  }

  @Test func aFolderInTheMarkersPlaceIsForeign() throws {
    try folder.makeDirectory(FolderMarker.name)
    let listing = try folder.store().list()
    #expect(!listing.hasMarker)
    #expect(listing.foreignFiles.map(\.path) == [FolderMarker.name])
  }
}
