import Planner
public import SyncEngine
public import TrainingModel

/// The desk at which one folder lies open for as long as the app runs. Everything that a screen reads is taken from one
/// `OpenBook`, which is made anew only when a record changed or the clock went on.
///
/// A save by the desk is seen by the next reading at once, without a look at the folder: it lies upon what the last look
/// found until a later look has found it, too.
public actor TrainingDesk {
  /// What may be done with the folder. Whoever saves by it, and not by the desk, tells the desk with `wrote()`.
  public nonisolated let engine: PhoneEngine
  /// What the desk was given.
  public nonisolated let setup: DeskSetup
  /// What the last look found, and upon it what was written here.
  var base: FolderSnapshot?
  /// What was written here, by document, until a look has found it.
  var written: [DocumentName: OwnWrite] = [:]
  /// Whose writes are not in `base` yet.
  var unfolded: Set<DocumentName> = []
  /// Whether somebody wrote by the engine, so that the folder has to be looked at.
  var needsLook = true
  /// Whether the folder is being looked at.
  var isLooking = false
  /// Whether a look found what is not in `base` yet.
  var isBehind = false
  /// Whether what a look found is on its way to `base`.
  var isRefreshing = false
  /// Grows with every change of `base`.
  var revision = 0
  var versions = VersionMemory()
  var news = NewsHub()
  var turns = Turns()
  var lastStatus: EngineStatus?
  var lastDay: Day?
  private var open: (book: OpenBook, revision: Int)?
  private var home: ZoneRules?

  /// A desk on which nothing lies yet. Throws `cache` where there is no memory.
  public init(_ setup: DeskSetup) throws(EngineError) {
    self.setup = setup
    engine = try PhoneEngine(setup.engine)
  }

  /// Says that something was written by the engine, so that the next reading looks at the folder first.
  public func wrote() { needsLook = true }

  /// Says that this device's settings changed, and tells whoever listens.
  public func settingsChanged() {
    open = nil
    news.send(.settings)
  }

  /// The book as it is now. Throws where the folder cannot be read.
  public func book() async throws(EngineError) -> OpenBook {
    let now = setup.engine.now()
    let snapshot = try await snapshot()
    if let open, open.revision == revision, isCurrent(open.book, at: now) { return open.book }
    let book = openBook(snapshot, at: now)
    open = (book, revision)
    return book
  }

  /// All records, with what was written here. Throws where the folder cannot be read.
  public func snapshot() async throws(EngineError) -> FolderSnapshot {
    try await refresh()
    fold()
    guard let base else { return try await engine.snapshot() }
    return base
  }

  /// The rules of the athlete's zone, by whose clock records get their months.
  public func homeZone() async throws(EngineError) -> ZoneRules {
    if let home { return home }
    let athlete = try await record(AthleteDocument.self, id: AthleteDocument.identifier)
    let rules = athlete?.document.homeZone.flatMap { setup.zoneRules($0) } ?? setup.machineZone
    home = rules
    return rules
  }

  /// Forgets what was derived from the records.
  func changed(_ kind: DocumentKind) {
    revision += 1
    if kind == .athlete { home = nil }
  }

  /// Forgets all that was derived.
  func changedAll() {
    revision += 1
    (home, open) = (nil, nil)
  }

  /// A plan goes by the minute. Within one it changes only where a record begins in it.
  private func isCurrent(_ book: OpenBook, at now: Instant) -> Bool {
    let then = book.moment.now
    if then == now { return true }
    guard then < now, then.seconds / 60 == now.seconds / 60 else { return false }
    let beginning = then.seconds + 1...now.seconds
    return !book.snapshot.sessions.contains { beginning.contains($0.document.start.seconds) }
      && !book.snapshot.workouts.contains { beginning.contains($0.document.start.seconds) }
  }

  private func openBook(_ snapshot: FolderSnapshot, at now: Instant) -> OpenBook {
    let home = snapshot.athlete?.document.homeZone.flatMap { setup.zoneRules($0) } ?? setup.machineZone
    let settings = (try? setup.settings?.load()) ?? Settings()
    return OpenBook(
      snapshot: snapshot, moment: Moment(now: now, zones: KnownZones(home: home, read: setup.zoneRules)),
      settings: settings)
  }
}
