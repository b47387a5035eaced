import CanonicalJSON
import DocumentFolder
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
}
