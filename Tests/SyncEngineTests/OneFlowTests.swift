import CanonicalJSON
import DocumentFolder
import SyncEngine
import Testing
import TrainingModel

@Suite struct OneFlowTests {
  @Test func aSaveWritesAFileAndTheCacheLearnsOfItByLooking() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    #expect(shared.bytes(saved.path) == saved.bytes)
    #expect(try await phone.snapshot().sessions.isEmpty)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.map { $0.document } == [saved.document])
  }

  @Test func twoDevicesThatChangeDifferentThingsOfOneRecordKeepBoth() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    let first = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    shared.clock.advance(60)
    var mine = first.document
    (mine.notes, mine.updatedAt) = ("windy", shared.clock.now)
    _ = try await phone.save(mine, over: first, home: ID.zone)
    shared.clock.advance(60)
    // The tablet never saw the note.
    var theirs = first.document
    (theirs.effort, theirs.updatedAt) = (Effort(7), shared.clock.now)
    let saved = try await tablet.save(theirs, over: first, home: ID.zone)
    #expect(saved.document.notes == "windy")
    #expect(saved.document.effort == Effort(7))
  }

  @Test func whatThisDeviceKnowsIsJoinedIntoAFileThatAnOlderVersionReplaced() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 2), over: nil, home: ID.zone)
    shared.clock.advance(60)
    var workout = first.document
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    let second = try await phone.save(workout, over: first, home: ID.zone)
    try await phone.connect()
    shared.clock.advance(60)
    try shared.plant(first.path, first.bytes)
    try await phone.connect()
    #expect(shared.bytes(first.path) == second.bytes)
  }

  @Test func aFileThatDidNotChangeIsNeverRewritten() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let session = shared.session(1, minutes: 40)
    let layout = Array(String(decoding: session.canonicalBytes(), as: UTF8.self).replacing(" : ", with: ":").utf8)
    try shared.plant("Sessions/2026/11/\(session.id.text).json", layout)
    try await phone.connect()
    try await phone.connect()
    #expect(shared.bytes("Sessions/2026/11/\(session.id.text).json") == layout)
  }

  @Test func anOlderAppThatUndoesTheJoinAgainAndAgainIsAnsweredFiveTimesAMinute() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    var workout = first.document
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    let full = try await phone.save(workout, over: first, home: ID.zone)
    try await phone.connect()
    var answers = 0
    for _ in 0..<12 {
      try shared.plant(first.path, first.bytes)
      try await phone.connect()
      if shared.bytes(first.path) == full.bytes { answers += 1 }
    }
    #expect(answers == 5)
    #expect(try await phone.snapshot().workouts.first?.document.logs[0].setEntries?.count == 1)
    shared.clock.advance(61)
    try shared.plant(first.path, first.bytes)
    try await phone.connect()
    #expect(shared.bytes(first.path) == full.bytes)
  }

  @Test func aConflictCopyIsJoinedAndNeverASecondWorkout() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    var theirs = first.document
    theirs.record(SetEntry(completedAt: shared.clock.now), log: theirs.logs[0].id, at: shared.clock.now)
    let copy = String(first.path.dropLast(5)) + ".sync-conflict-20261130-080000-ABCDEFG.json"
    try shared.plant(copy, theirs.canonicalBytes())
    try await phone.connect()
    let snapshot = try await phone.snapshot()
    #expect(snapshot.workouts.count == 1)
    #expect(snapshot.workouts.first?.document.logs[0].setEntries?.count == 1)
    #expect(snapshot.copies.map { $0.outcome } == [.joined])
    #expect(shared.files() == [first.path])
  }

  @Test func aWorkoutThatRunsOnTwoDevicesIsTwoWorkouts() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    _ = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    _ = try await tablet.save(shared.workout(2, exercises: 1), over: nil, home: ID.zone)
    try await phone.connect()
    #expect(try await phone.snapshot().workouts.count == 2)
  }

  @Test(arguments: [(30, true), (31, false)])
  func aDeviceThatWasAwayForMoreThanAMonthJoinsNothingIntoTheFiles(days: Int64, joins: Bool) async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    shared.clock.advance(60)
    var workout = first.document
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    let second = try await phone.save(workout, over: first, home: ID.zone)
    shared.clock.advance(3600)
    try await phone.connect()
    shared.clock.advance(days * 86_400)
    try shared.plant(first.path, first.bytes)
    let again = try await shared.device("phone")
    #expect(shared.bytes(first.path) == (joins ? second.bytes : first.bytes))
    #expect(try await again.snapshot().workouts.first?.bytes == shared.bytes(first.path))
  }
}
