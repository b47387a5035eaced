import Foundation
import Testing
import TrainingModel

@testable import DocumentFolder

/// Behaviours that users of such programs have missed, and that no other suite here names.
@Suite struct UserReportTests {
  private let path = "Workouts/2026/05/\(ID.a).json"

  /// Services report a file that was just deleted as changed first and as gone afterwards.
  @Test func aFileThatIsReportedAsChangedAndIsGoneIsNotMadeAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.plant(path, document(ID.a, version: 5))
    let store = folder.store()
    let before = try store.list()
    _ = try await store.delete(
      Deletion(path: path, at: Instant(seconds: 1_800_000_000), seenUpdatedAt: nil, form: .full, isImported: false))
    let after = folder.content()
    // Whoever still goes by the earlier listing finds nothing, and makes nothing.
    #expect(before.documents.map { store.read($0).reason } == [.unreadable(.missing)])
    #expect(await store.ingestCopies(before).isEmpty)
    #expect(await store.reap(before, await store.readStubs(try store.list())).isEmpty)
    #expect(folder.content() == after)
    #expect(after.keys.sorted() == ["Stubs/" + path])
  }

  /// Some services give all versions of a file one date, others the date of their own writing.
  @Test func versionsAreJoinedByWhatTheySayAndNotByTheDatesOfTheirFiles() async throws {
    let copyPath = "Workouts/2026/05/\(ID.a) 2.json"
    var results: Set<[UInt8]> = []
    for (ageOfDocument, ageOfCopy) in [(0.0, 0.0), (9000, 10), (10, 9000)] {
      let folder = try TemporaryFolder()
      try folder.plant(path, version(note: "earlier", at: "2026-05-01T10:00:00Z", sets: ["a"]))
      try folder.plant(copyPath, version(note: "later", at: "2026-05-01T10:00:05Z", sets: ["b"]))
      try folder.setAge(path, seconds: ageOfDocument)
      try folder.setAge(copyPath, seconds: ageOfCopy)
      let store = folder.store()
      #expect(await store.ingestCopies(try store.list()).map(\.isDone) == [true])
      results.insert(try #require(folder.bytes(path)))
    }
    let joined = try #require(results.first.flatMap(SetJoiner.State.init))
    #expect(results.count == 1)
    #expect(joined.note == "later")
    #expect(joined.sets == ["a", "b"])
  }

  private func version(note: String, at time: String, sets: Set<String>) -> [UInt8] {
    var state = SetJoiner.State(id: ID.a)
    (state.note, state.noteAt, state.updatedAt, state.sets) = (note, time, time, sets)
    return state.bytes
  }
}
