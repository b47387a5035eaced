import CanonicalJSON
import Synchronization
import SyncEngine
import Testing
import TrainingModel

/// That a desktop has no method for a workout, and a watch none for a file, is seen by what compiles.
@Suite struct RoleTests {
  @Test func aWatchSendsEachWorkoutOnceHoweverOftenItChangedWhileAway() async throws {
    let shared = try SharedFolder()
    let radio = Radio()
    let watch = WatchEngine { radio.send($0) }
    var workout = shared.workout(1, exercises: 1)
    workout = try await watch.save(workout, over: nil)
    for _ in 0..<5 {
      shared.clock.advance(60)
      let seen = workout
      workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
      workout = try await watch.save(workout, over: seen)
    }
    #expect(await watch.known.first?.logs[0].setEntries?.count == 5)
    #expect(await watch.unsentCount == 1)
    radio.isNear.withLock { $0 = true }
    await watch.sendUnsent()
    #expect(await watch.unsentCount == 0)
    #expect(radio.sent.withLock { $0.count } == 1)
  }

  @Test func anOldPushToTheWatchTakesNothingBack() async throws {
    let shared = try SharedFolder()
    let watch = WatchEngine { _ in true }
    var workout = shared.workout(1, exercises: 1)
    let (seen, old) = (workout, workout.canonicalBytes())
    try await watch.receive(old)
    shared.clock.advance(60)
    workout.record(SetEntry(completedAt: shared.clock.now), log: workout.logs[0].id, at: shared.clock.now)
    try await watch.save(workout, over: seen)
    try await watch.receive(old)
    #expect(await watch.known.first?.logs[0].setEntries?.count == 1)
  }

  @Test func aSetThatThePhonePushedWhileTheWatchShowedAnOlderStateIsNotTakenAway() async throws {
    let shared = try SharedFolder()
    let watch = WatchEngine { _ in true }
    let shown = shared.workout(1, exercises: 1)
    try await watch.receive(shown.canonicalBytes())
    shared.clock.advance(60)
    var pushed = shown
    pushed.record(SetEntry(completedAt: shared.clock.now), log: pushed.logs[0].id, at: shared.clock.now)
    try await watch.receive(
      try WorkoutMergePlanner.edit(before: shown.canonicalBytes(), after: pushed.canonicalBytes()))
    shared.clock.advance(60)
    var mine = shown
    mine.record(SetEntry(completedAt: shared.clock.now), log: mine.logs[0].id, at: shared.clock.now)
    try await watch.save(mine, over: shown)
    #expect(await watch.known.first?.logs[0].setEntries?.count == 2)
  }

  @Test func thePhoneJoinsWhatTheWatchSendsAndKnowsItAtOnce() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let first = try await phone.save(shared.workout(1, exercises: 1), over: nil, home: ID.zone)
    try await phone.connect()
    shared.clock.advance(60)
    var noted = first.document
    noted.change(log: noted.logs[0].id, at: shared.clock.now) { $0.notes = "elbow" }
    let second = try await phone.save(noted, over: first, home: ID.zone)
    var lifted = first.document
    lifted.record(SetEntry(completedAt: shared.clock.now), log: lifted.logs[0].id, at: shared.clock.now)
    let sent = try WorkoutMergePlanner.edit(before: first.bytes, after: lifted.canonicalBytes())
    for _ in 0..<2 {
      let joined = try await phone.ingest(sent, home: ID.zone)
      #expect(joined.document.logs[0].notes == "elbow")
      #expect(joined.document.logs[0].setEntries?.count == 1)
      #expect(try await phone.snapshot().workouts.map { $0.bytes } == [joined.bytes])
      #expect(shared.bytes(first.path) == joined.bytes)
    }
    #expect(second.bytes != shared.bytes(first.path))
  }

  @Test func aWorkoutThatOnlyTheWatchKnowsBecomesAFile() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let joined = try await phone.ingest(shared.workout(7, exercises: 2).canonicalBytes(), home: ID.zone)
    #expect(shared.files() == [joined.path])
  }

  @Test func aDesktopEditsRoutines() async throws {
    let shared = try SharedFolder()
    let desktop = try DesktopEngine(shared.setup("desktop"))
    try await desktop.connect()
    let routine = SplitDocument(id: ID.make(1), name: "Pull", order: 0, createdAt: shared.clock.now)
    let added = try await desktop.add(routine, home: ID.zone)
    var renamed = added.document
    (renamed.name, renamed.updatedAt) = ("Pull day", Instant(seconds: shared.clock.now.seconds + 1))
    let edit = RoutineEdit(record: added, edited: renamed, now: shared.clock.now, freshID: ID.make(2))
    #expect(try await desktop.save(edit, home: ID.zone).document.name == "Pull day")
  }
}

/// A radio that reaches nobody until somebody is near.
final class Radio: Sendable {
  let isNear = Mutex(false)
  let sent = Mutex<[[UInt8]]>([])

  func send(_ bytes: [UInt8]) -> Bool {
    guard isNear.withLock({ $0 }) else { return false }
    sent.withLock { $0.append(bytes) }
    return true
  }
}
