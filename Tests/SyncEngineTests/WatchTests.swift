import CanonicalJSON
import DocumentFolder
import SyncEngine
import Testing
import TrainingModel

@Suite struct WatchTests {
  @Test func aFollowedFolderTellsWhatOthersWriteAndTheCacheHasItThen() async throws {
    let shared = try SharedFolder()
    let phone = try PhoneEngine(shared.setup("phone"))
    let (batches, say) = AsyncStream.makeStream(of: FolderBatch.self)
    var changes = await phone.changes().makeAsyncIterator()
    try await phone.watch(ToldObserver(batches: batches))
    let session = shared.session(1, minutes: 40)
    let path = "Sessions/2026/11/\(session.id.text).json"
    try shared.plant(path, session.canonicalBytes())
    say.yield(FolderBatch(paths: [path]))
    let change = DocumentChange(kind: .session, id: session.id.text, path: path, event: .added)
    #expect(await changes.next() == [change])
    #expect(try await phone.snapshot().sessions.map { $0.document } == [session])
    say.finish()
    await phone.stop()
    #expect(await changes.next() == nil)
  }

  @Test func whileFollowedAFileIsGoneOnlyWhenTwoLooksTenSecondsApartMissIt() async throws {
    let shared = try SharedFolder()
    let phone = try PhoneEngine(shared.setup("phone"))
    let (batches, say) = AsyncStream.makeStream(of: FolderBatch.self)
    try await phone.watch(ToldObserver(batches: batches))
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    shared.clock.advance(60)
    try await phone.connect()
    try shared.remove(saved.path)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.count == 1)
    shared.clock.advance(9)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.count == 1)
    shared.clock.advance(1)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.isEmpty)
    say.finish()
    await phone.stop()
  }

  @Test func whoListensLaterHearsOfTheNextChange() async throws {
    let shared = try SharedFolder()
    let phone = try PhoneEngine(shared.setup("phone"))
    let (batches, say) = AsyncStream.makeStream(of: FolderBatch.self)
    try await phone.watch(ToldObserver(batches: batches))
    var changes = await phone.changes().makeAsyncIterator()
    let saved = try await phone.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    // Nobody told the engine: it looks at once after a write of its own.
    #expect(await changes.next()?.map { $0.id } == [saved.document.identifier])
    say.finish()
    await phone.stop()
  }

  @Test func aRealFolderIsFollowed() async throws {
    let shared = try SharedFolder()
    let clock = ContinuousClock()
    let begun = clock.now
    let observer = makeFolderObserver(
      path: shared.folder, layouts: DocumentKind.layouts, times: ObserverTimes(scanJitter: 0),
      elapsed: { begun.duration(to: clock.now) })
    let phone = try PhoneEngine(shared.setup("phone"))
    var changes = await phone.changes().makeAsyncIterator()
    try await phone.watch(observer)
    let tablet = try await shared.device("tablet")
    let saved = try await tablet.save(shared.session(1, minutes: 40), over: nil, home: ID.zone)
    #expect(await changes.next()?.map { $0.id } == [saved.document.identifier])
    await phone.stop()
  }
}

/// An observer that says what the test tells it to.
struct ToldObserver: FolderObserving {
  let batches: AsyncStream<FolderBatch>

  func start() async throws(FolderError) -> AsyncStream<FolderBatch> { batches }
  func stop() async {}
}
