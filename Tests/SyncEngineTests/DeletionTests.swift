import DocumentFolder
import SyncEngine
import TrainingCache
import Testing
import TrainingModel

@Suite struct DeletionTests {
  @Test func aDeletedRecordThatAServiceBringsBackIsDeletedAgain() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    try await phone.connect()
    shared.clock.advance(60)
    _ = try await phone.delete(Deletion(saved, at: shared.clock.now))
    try shared.plant(saved.path, saved.bytes)
    for name in ["phone", "tablet"] {
      let device = try await shared.device(name)
      #expect(try await device.snapshot().sessions.isEmpty, "\(name)")
    }
    #expect(shared.files() == ["Stubs/\(saved.path)"])
  }

  @Test func anEditThatIsLaterThanTheDeletionBringsTheRecordBack() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    shared.clock.advance(60)
    _ = try await phone.delete(Deletion(saved, at: shared.clock.now))
    shared.clock.advance(60)
    var session = saved.document
    (session.notes, session.updatedAt) = ("still there", shared.clock.now)
    _ = try await tablet.save(session, over: saved, home: ID.zone)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.map { $0.document.notes } == ["still there"])
    #expect(shared.files() == [saved.path])
  }

  @Test func aRestoredRecordStaysAlthoughItsStubIsDeliveredAgain() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    // The deletion was made by a clock that is an hour ahead.
    let later = Instant(seconds: shared.clock.now.seconds + 3600)
    _ = try await phone.delete(Deletion(saved, at: later))
    let stub = try #require(shared.bytes("Stubs/\(saved.path)"))
    try await phone.connect()
    _ = try await phone.restore(id: saved.document.identifier, now: shared.clock.now)
    try shared.plant("Stubs/\(saved.path)", stub)
    try await phone.connect()
    let sessions = try await phone.snapshot().sessions
    #expect(sessions.map { $0.document.minutes } == [Minutes(40)])
    #expect(sessions.first.map { $0.document.updatedAt > later } == true)
  }

  @Test func whatWasNeverDeletedCannotBeRestored() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    await #expect(throws: EngineError.notDeleted(id: ID.make(9).text)) {
      try await phone.restore(id: ID.make(9).text, now: shared.clock.now)
    }
  }

  @Test func oldStubsArePrunedByWhatStandsInThemAndAClockThatIsAheadForgetsNothing() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let gone = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    _ = try await phone.delete(Deletion(gone, at: shared.clock.now))
    let month: Int64 = 31 * 86_400
    let ahead = Instant(seconds: shared.clock.now.seconds + month)
    // Nothing in the folder is that late: the clock may be wrong.
    #expect(try await phone.prune(now: ahead).removed.isEmpty)
    #expect(shared.files() == ["Stubs/" + gone.path])
    shared.clock.advance(month)
    _ = try await phone.save(shared.session(2, minutes: 30), over: nil, home: ID.zone)
    try await phone.connect()
    let tablet = try await shared.device("tablet")
    #expect(try await tablet.snapshot().stubs.stubs.isEmpty)
    #expect(shared.files().count == 1)
  }

  @Test func theCacheListsWhatWasDeletedTheLatestFirst() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    var ids: [String] = []
    for number: UInt64 in 1...3 {
      let saved = try await phone.save(shared.session(number, minutes: 30), over: nil, home: ID.zone)
      shared.clock.advance(60)
      _ = try await phone.delete(Deletion(saved, at: shared.clock.now))
      ids.insert(saved.document.identifier, at: 0)
    }
    try await phone.connect()
    #expect(try await phone.ask { cache throws(CacheError) in try await cache.recentlyDeleted() }.map { $0.id } == ids)
    _ = try await phone.restore(id: ids[1], now: shared.clock.now)
    try await phone.connect()
    #expect(
      try await phone.ask { cache throws(CacheError) in try await cache.recentlyDeleted() }.map { $0.id } == [
        ids[0], ids[2],
      ])
  }

  @Test func anImportedRecordCanBeRestoredForAMonthAndIsNeverImportedAgain() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    let id = saved.document.identifier
    let deletion = Deletion(
      path: saved.path, at: shared.clock.now, seenUpdatedAt: nil, form: .full, isImported: true)
    _ = try await phone.delete(deletion)
    try await phone.connect()
    #expect(try await phone.snapshot().stubs[id]?.isFull == true)
    shared.clock.advance(31 * 86_400)
    _ = try await phone.save(shared.session(2, minutes: 30), over: nil, home: ID.zone)
    try await phone.connect()
    try await phone.connect()
    #expect(try await phone.snapshot().stubs[id]?.isFull == false)
    #expect(try await phone.snapshot().stubs.deletedIDs == [id])
    await #expect(throws: EngineError.folder(.notRestorable(path: "Stubs/" + saved.path))) {
      try await phone.restore(id: id, now: shared.clock.now)
    }
  }

  @Test(arguments: [(29, true), (31, false)])
  func aRemovedExerciseIsKeptForAMonthByTheWorkoutsOwnTime(days: Int64, isKept: Bool) async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    var record = try await phone.save(shared.workout(1, exercises: 2), over: nil, home: ID.zone)
    func edit(_ change: (inout WorkoutDocument) -> Void) async throws {
      var workout = record.document
      change(&workout)
      record = try await phone.save(workout, over: record, home: ID.zone)
    }
    let gone = record.document.logs[0].id
    try await edit { $0.removeLog(gone, at: shared.clock.now) }
    shared.clock.advance(days * 86_400)
    for note in ["a", "b"] {
      try await edit { ($0.notes, $0.updatedAt) = (note, Instant(seconds: shared.clock.now.seconds + 1)) }
    }
    #expect((record.document.deletedLogIDs?[gone] != nil) == isKept)
    #expect(record.document.logs.count == 1)
  }

  @Test func anEditThatIsLaterThanTheDeletionSurvivesAServiceThatTakesItsFileAway() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    let first = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    try await tablet.connect()
    // Neither has seen the other: the deletion is made apart.
    let apart = try SharedFolder()
    try apart.plant(first.path, first.bytes)
    _ = try await apart.device("other").delete(Deletion(first, at: shared.clock.now))
    let stub = try #require(apart.bytes("Stubs/" + first.path))
    shared.clock.advance(60)
    var session = first.document
    (session.notes, session.updatedAt) = ("later", shared.clock.now)
    _ = try await phone.save(session, over: first, home: ID.zone)
    shared.clock.advance(60)
    try await phone.connect()
    try shared.remove(first.path)
    try shared.plant("Stubs/" + first.path, stub)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.map { $0.document.notes } == ["later"])
    #expect(shared.files() == [first.path])
  }

  @Test func anOldStateOfTheWholeFolderBringsNothingBackThatThisDeviceSawDeleted() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    _ = try await phone.delete(Deletion(saved, at: shared.clock.now))
    try await phone.connect()
    try shared.remove("Stubs/" + saved.path)
    try shared.plant(saved.path, saved.bytes)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.isEmpty)
    #expect(shared.files() == ["Stubs/" + saved.path])
  }
}
