import Planner
public import SyncEngine
import TrainingModel

/// The desk at which one folder lies open for as long as the app runs: everything that a screen reads is taken from one
/// `OpenBook`, which is made anew only when the folder changed or the clock went on.
public actor TrainingDesk {
  /// What may be done with the folder. Whoever saves by it tells the desk with `wrote()`.
  public nonisolated let engine: PhoneEngine
  /// What the desk was given.
  public nonisolated let setup: DeskSetup
  /// The last edits of the log, for as long as they may be taken back.
  public nonisolated let shelf = UndoShelf()
  private var snapshot: FolderSnapshot?
  private var isBehind = false
  private var revision = 0
  private var open: OpenBook?

  /// A desk on which nothing lies yet. Throws `cache` where there is no memory.
  public init(_ setup: DeskSetup) throws(EngineError) {
    self.setup = setup
    engine = try PhoneEngine(setup.engine)
  }

  /// Follows the folder until `close()`; `observer` tells of its changes.
  public func follow() async {
    for await _ in await engine.changes() { forget() }
  }

  /// Says that something was written, so that the next look at the book sees it.
  public func wrote() { isBehind = true }

  /// The book as it is now. Throws where the folder cannot be read.
  public func book() async throws(EngineError) -> OpenBook {
    let now = setup.engine.now()
    if let open, !isBehind, snapshot != nil, open.moment.now == now { return open }
    let snapshot = try await currentSnapshot()
    let book = try openBook(snapshot, at: now)
    open = book
    return book
  }

  private func currentSnapshot() async throws(EngineError) -> FolderSnapshot {
    if isBehind {
      // What is written while this look is under way makes the next one look again.
      isBehind = false
      try await engine.connect()
      forget()
    }
    if let snapshot { return snapshot }
    let before = revision
    let fresh = try await engine.snapshot()
    if revision == before { snapshot = fresh }
    return fresh
  }

  private func forget() {
    revision += 1
    (snapshot, open) = (nil, nil)
  }

  private func openBook(_ snapshot: FolderSnapshot, at now: Instant) throws(EngineError) -> OpenBook {
    let home = snapshot.athlete?.document.homeZone.flatMap { setup.zoneRules($0) } ?? setup.machineZone
    let settings = (try? setup.settings?.load()) ?? Settings()
    return OpenBook(
      snapshot: snapshot, moment: Moment(now: now, zones: KnownZones(home: home, read: setup.zoneRules)),
      settings: settings)
  }
}
