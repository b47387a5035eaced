import DocumentFolder
import SyncEngine
import Testing
import TrainingModel

@testable import TrainingDesk

@Suite struct DeskTests {
  let fixture: DeskFixture
  var desk: TrainingDesk { fixture.desk }

  init() throws { fixture = try DeskFixture() }

  @Test func aSaveIsSeenAtOnceAndWithoutALook() async throws {
    _ = try await desk.snapshot()
    let saved = try await desk.save(fixture.session(), over: nil)
    #expect(try await desk.record(SessionDocument.self, id: saved.document.identifier)?.bytes == saved.bytes)
    #expect(try await desk.book().snapshot.sessions.map { $0.bytes } == [saved.bytes])
    #expect(await desk.engine.status() == .ready)
    #expect(await desk.written.count == 1, "no look was needed")
  }

  @Test func aSaveOutlivesALookThatCameBeforeIt() async throws {
    _ = try await desk.snapshot()
    let saved = try await desk.save(fixture.session(), over: nil)
    // What a look before the save had found comes in after it.
    await desk.fallBehind()
    #expect(try await desk.snapshot().sessions.map { $0.bytes } == [saved.bytes])
    #expect(await desk.written.count == 1)
    await desk.wrote()
    #expect(try await desk.snapshot().sessions.map { $0.bytes } == [saved.bytes])
    #expect(await desk.written.isEmpty, "a look has found it")
  }

  @Test func aDeletionOutlivesALookThatCameBeforeIt() async throws {
    let saved = try await desk.save(fixture.session(), over: nil)
    await desk.wrote()
    _ = try await desk.snapshot()
    let id = saved.document.identifier
    _ = try await desk.delete(SessionDocument.self, id: id, VersionTag(of: saved.bytes))
    #expect(try await desk.record(SessionDocument.self, id: id) == nil)
    #expect(try await desk.snapshot().sessions.isEmpty)
    #expect(try await desk.snapshot().stubs[id]?.isInForce == true)
  }

  @Test func whatAnotherDeviceWroteIsSeenByALook() async throws {
    let mine = try await desk.save(fixture.session(), over: nil)
    let other = try fixture.other()
    try await other.connect()
    let snapshot = try await other.snapshot()
    var noted = try #require(snapshot.sessions.first)
    noted.document.notes = "From the phone."
    noted.document.updatedAt = noted.document.updatedAt + 5
    let read = try #require(snapshot.sessions.first)
    _ = try await other.save(noted.document, over: read, home: .fixed(offset: 0))
    await desk.wrote()
    let seen = try #require(try await desk.record(SessionDocument.self, id: mine.document.identifier))
    #expect(seen.document.notes == "From the phone.")
  }

  @Test func theBookIsTheSameUntilSomethingChanges() async throws {
    _ = try await desk.save(fixture.session(), over: nil)
    let revision = try await revisionOfBook()
    #expect(try await revisionOfBook() == revision)
    _ = try await desk.save(fixture.session(), over: nil)
    #expect(try await revisionOfBook() != revision)
    #expect(try await desk.book().snapshot.sessions.count == 2)
  }

  private func revisionOfBook() async throws -> Int {
    _ = try await desk.book()
    return await desk.revision
  }

  @Test func theBookGoesOnWithTheClock() async throws {
    let first = try await desk.book()
    fixture.clock.advance(20)
    #expect(try await desk.book().moment.now == first.moment.now, "within the minute nothing changes")
    fixture.clock.advance(86_400)
    let next = try await desk.book()
    #expect(next.moment.today == first.moment.today + 1)
  }

  @Test func aSessionThatBeginsWithinTheMinuteCounts() async throws {
    var session = fixture.session()
    session.start = fixture.clock.now + 30
    _ = try await desk.save(session, over: nil)
    let first = try await desk.book()
    fixture.clock.advance(40)
    #expect(try await desk.book().moment.now == first.moment.now + 40)
  }

  @Test func changesOfOneDayAtOnceAreAllKept() async throws {
    let day = try #require(Day("2026-11-30"))
    let new = DayDocument(day: day, createdAt: fixture.clock.now)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await desk.change(new) { document in
            document.sleepMinutes = max(document.sleepMinutes ?? 0, Int64(number))
            if number == 7 { document.lifting = .skip }
          }
        }
      }
      try await group.waitForAll()
    }
    let saved = try #require(try await desk.record(DayDocument.self, id: "2026-11-30")).document
    #expect(saved.sleepMinutes == 19 && saved.lifting == .skip)
  }

  @Test func ofTwoWhoMakeOneRecordOneIsToldThatItIsThere() async throws {
    var race = RaceDocument(
      id: fixture.clock.newID(), name: "A", day: try #require(Day("2026-12-20")), shape: RaceShape(kind: .backyard),
      createdAt: fixture.clock.now)
    let first = race
    race.name = "B"
    let second = race
    async let one = desk.put(first, .create)
    async let two = desk.put(second, .create)
    let outcomes = try await [one, two]
    #expect(outcomes.count { if case .created = $0 { true } else { false } } == 1)
    #expect(outcomes.count { if case .stale(.some) = $0 { true } else { false } } == 1)
  }
}
