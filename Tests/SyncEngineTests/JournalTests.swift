import CanonicalJSON
import DocumentFolder
import Foundation
import SyncEngine
import Testing
import TrainingModel

@Suite struct JournalTests {
  @Test func aSaveThatAServiceOverwritesBeforeAnybodyReadItIsJoinedAgain() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    try await phone.connect()
    shared.clock.advance(60)
    var session = first.document
    (session.notes, session.updatedAt) = ("windy", shared.clock.now)
    let second = try await phone.save(session, over: first, home: ID.zone)
    try shared.plant(first.path, first.bytes)
    try await phone.connect()
    #expect(shared.bytes(first.path) == second.bytes)
  }

  @Test func aSaveWhoseFileIsTakenAwayAtOnceIsWrittenAgainAlsoByTheNextRun() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    try shared.remove(saved.path)
    _ = try await shared.device("phone")
    #expect(shared.bytes(saved.path) == saved.bytes)
  }

  @Test func aFileThatAPersonRemovesLongAfterwardsStaysAway() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    shared.clock.advance(11)
    try await phone.connect()
    try shared.remove(saved.path)
    try await phone.connect()
    shared.clock.advance(10)
    try await phone.connect()
    #expect(shared.files().isEmpty)
    #expect(try await phone.snapshot().sessions.isEmpty)
  }

  @Test func aDeletionRightAfterASaveStands() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    _ = try await phone.delete(Deletion(saved, at: shared.clock.now))
    try await phone.connect()
    #expect(shared.files() == ["Stubs/" + saved.path])
  }

  @Test func whatAFileHeldBeforeItWasDamagedIsBackOnceItCanBeReadAgain() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    var workout = first.document
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    let full = try await phone.save(workout, over: first, home: ID.zone)
    shared.clock.advance(60)
    try await phone.connect()
    try shared.plant(first.path, Array(full.bytes.prefix(100)))
    try await phone.connect()
    let snapshot = try await phone.snapshot()
    #expect(snapshot.workouts.isEmpty)
    #expect(snapshot.quarantined.map { $0.path } == [first.path])
    // Somebody takes an old copy from a backup.
    try shared.plant(first.path, first.bytes)
    try await phone.connect()
    #expect(shared.bytes(first.path) == full.bytes)
  }

  @Test func whatCouldNotBeWrittenIsWrittenByTheNextLookThatMay() async throws {
    let shared = try SharedFolder()
    // Later than the times of all files, so that stamps are trusted.
    shared.clock.advance(10 * 86_400)
    let phone = try await shared.device("phone")
    var others: [(String, [UInt8])] = []
    for number: UInt64 in 10..<22 {
      let saved = try await phone.save(shared.session(number, minutes: 30), over: nil, home: ID.zone)
      others.append((saved.path, saved.bytes))
    }
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    var workout = first.document
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    let full = try await phone.save(workout, over: first, home: ID.zone)
    shared.clock.advance(60)
    try await phone.connect()
    shared.clock.advance(60)
    try await phone.connect()
    // Half of the folder is away, and an old version lies there: nothing may be written now.
    for (path, _) in others { try shared.remove(path) }
    try shared.plant(first.path, first.bytes)
    try await phone.connect()
    #expect(shared.bytes(first.path) == first.bytes)
    for (path, bytes) in others { try shared.plant(path, bytes) }
    shared.clock.advance(60)
    try await phone.connect()
    #expect(shared.bytes(first.path) == full.bytes)
  }

  @Test func aSetOfAnotherDeviceIsKeptWhenAFileIsTakenAwayRightAfterASaveHere() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    var theirs = first.document
    theirs.record(SetEntry(completedAt: shared.clock.now), log: theirs.logs[0].id, at: shared.clock.now)
    _ = try await tablet.save(theirs, over: first, home: ID.zone)
    try await phone.connect()
    try shared.remove(first.path)
    try await phone.connect()
    let back = try #require(shared.bytes(first.path))
    #expect(try WorkoutDocument(bytes: back).logs[0].setEntries?.count == 1)
  }

  @Test func aRecordAtAnOddPlaceIsBroughtBackThere() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let session = shared.session(1, minutes: 40)
    let path = "Sessions/\(session.id.text).json"
    try shared.plant(path, session.canonicalBytes())
    try await phone.connect()
    let record = try #require(try await phone.snapshot().sessions.first)
    var noted = session
    (noted.notes, noted.updatedAt) = ("windy", Instant(seconds: shared.clock.now.seconds + 1))
    let saved = try await phone.save(noted, over: record, home: ID.zone)
    try shared.remove(path)
    try await phone.connect()
    #expect(shared.bytes(path) == saved.bytes)
  }

  @Test func anOldEntryBringsNothingBackWhoseStubMayBeGone() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    try shared.remove(saved.path)
    shared.clock.advance(31 * 86_400)
    try FileManager.default.removeItem(atPath: shared.cachePath("phone"))
    _ = try await shared.device("phone")
    #expect(shared.files().isEmpty)
  }
}
