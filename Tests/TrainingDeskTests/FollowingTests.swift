import SyncEngine
import Testing
import TrainingModel

@testable import TrainingDesk

@Suite struct FollowingTests {
  let fixture: DeskFixture
  let observer = SilentObserver()

  init() throws { fixture = try DeskFixture() }

  /// The first piece of news that `isWanted`, within ten seconds.
  private func first(
    _ news: AsyncStream<DeskNews>, where isWanted: @escaping @Sendable (DeskNews) -> Bool
  ) async throws -> DeskNews? {
    try await withThrowingTaskGroup(of: DeskNews?.self) { group in
      group.addTask { await news.first { isWanted($0) } }
      group.addTask {
        try await Task.sleep(for: .seconds(10))
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func following(_ body: (TrainingDesk) async throws -> Void) async throws {
    let (desk, observer) = (fixture.desk, observer)
    _ = try await desk.snapshot()
    let task = Task { try await desk.follow(observer) }
    // Until it follows, there is no first look that changes could be held against.
    while await desk.lastStatus != .ready { try await Task.sleep(for: .milliseconds(5)) }
    try await body(desk)
    await desk.close()
    try await task.value
  }

  @Test func whatAnotherDeviceWritesIsToldAndRead() async throws {
    try await following { desk in
      let news = await desk.listen()
      let other = try fixture.other()
      try await other.connect()
      let session = fixture.session()
      _ = try await other.save(session, over: nil, home: .fixed(offset: 0))
      observer.speak()
      let name = DocumentName(.session, session.identifier)
      #expect(try await first(news) { $0 != .beat } == .changed([name]))
      #expect(try await desk.record(SessionDocument.self, id: session.identifier)?.document == session)
    }
  }

  @Test func ownWritesAreToldOnceAndForgottenOnceTheyAreFound() async throws {
    try await following { desk in
      let news = await desk.listen()
      let (one, two) = (fixture.session(), fixture.session())
      _ = try await desk.save(one, over: nil)
      while await desk.written.values.contains(where: { !$0.isSeen }) { try await Task.sleep(for: .milliseconds(5)) }
      _ = try await desk.book()
      #expect(await desk.written.isEmpty)
      #expect(await !desk.isBehind, "nothing that it did not know")
      _ = try await desk.save(two, over: nil)
      var told: [DeskNews] = []
      for await piece in news {
        if piece != .beat { told.append(piece) }
        if told.count == 2 { break }
      }
      #expect(told == [one, two].map { .changed([DocumentName(.session, $0.identifier)]) })
    }
  }

  @Test func aNewDayIsTold() async throws {
    try await following { desk in
      while await desk.lastDay == nil { try await Task.sleep(for: .milliseconds(5)) }
      let news = await desk.listen()
      fixture.clock.advance(16 * 3600)
      #expect(
        try await first(news) { if case .day = $0 { true } else { false } } == .day(try #require(Day("2026-12-01"))))
      #expect(try await desk.book().moment.today.text == "2026-12-01")
    }
  }

  @Test func whoListensTooSlowlyHearsThatEverythingMayHaveChanged() async throws {
    var hub = NewsHub()
    let news = hub.listen { _ in }
    for number in 0..<1000 { hub.send(.changed([DocumentName(.session, "\(number)")])) }
    hub.finish()
    var heard: [DeskNews] = []
    for await piece in news { heard.append(piece) }
    #expect(heard.count <= 64 && heard.contains(.everything))
  }
}
