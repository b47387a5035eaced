/// What an observer that uses inotify does when: a value without clock and files.
///
/// A directory is watched first and listed then, so that nothing that appears between the two is missed.
struct InotifyLogic {
  /// A directory on its way into the watches.
  struct Visit {
    let directory: ObservedDirectory
    /// Whether what it holds is new; a scan finds the rest.
    let countsFiles: Bool
  }

  enum Event {
    /// What the folder's path leads to, nil if to no directory.
    case root(FileIdentity?)
    case watched(Visit, number: Int32)
    case refused(Visit, SystemError)
    case listed(Visit, [(name: FileName, isDirectory: Bool)])
    case noticed(InotifyEvent)
    /// Time passed.
    case time
  }

  enum Action {
    case checkRoot
    case watch(Visit)
    case unwatch(Int32)
    case list(Visit)
    case emit(FolderBatch)
    /// This way of observing does not work here, or no longer.
    case poll
  }

  private enum Root: Equatable {
    case unknown
    /// It is not there yet: the first write will make it.
    case awaited
    case present(FileIdentity)
    case gone
  }

  let layouts: [DocumentLayout]
  private let times: ObserverTimes
  private var schedule: ScanSchedule
  private var root = Root.unknown
  private var nextCheckAt: Duration = .zero
  /// The mount point of a disk that has gone is a folder, too, and nothing tells when the disk comes back over it.
  private var wasEverLost = false
  var debouncer: Debouncer
  var watches = WatchTable()

  init(layouts: [DocumentLayout], times: ObserverTimes) {
    self.layouts = layouts
    self.times = times
    debouncer = Debouncer(times: times)
    schedule = ScanSchedule(times: times, noticesSleep: true)
  }

  /// When the next `time` is wanted.
  var deadline: Duration { isPresent ? min(nextCheckAt, debouncer.dueAt ?? nextCheckAt) : nextCheckAt }

  private var isPresent: Bool {
    if case .present = root { return true }
    return false
  }

  mutating func handle(_ event: Event, at now: Duration) -> [Action] {
    switch event {
    case .root(let identity): return handleRoot(identity, at: now)
    case .watched(let visit, let number):
      watches.add(visit.directory, number)
      return [.list(visit)]
    case .refused(let visit, let error): return handleRefusal(visit, error, at: now)
    case .listed(let visit, let entries): return handleListing(visit, entries, at: now)
    case .noticed(let event): return handleNotice(event, at: now)
    case .time: return handleTime(at: now)
    }
  }

  private mutating func handleTime(at now: Duration) -> [Action] {
    let check: [Action] = now >= nextCheckAt ? [.checkRoot] : []
    guard isPresent else { return check }
    if schedule.isDue(at: now) { debouncer.addScan(at: now) }
    return (debouncer.take(at: now).map { [.emit($0)] } ?? []) + check
  }

  private mutating func handleRoot(_ identity: FileIdentity?, at now: Duration) -> [Action] {
    guard let identity else { return handleAbsence(at: now) }
    nextCheckAt = now + (wasEverLost ? times.returnInterval : times.rootInterval)
    if root == .present(identity) { return [] }
    let isFirst = root == .unknown
    root = .present(identity)
    return watches.removeAll().map { .unwatch($0) } + (isFirst ? [.watch(.everything)] : rewatch(at: now))
  }

  private mutating func handleAbsence(at now: Duration) -> [Action] {
    if isPresent { return lose(at: now) }
    if root == .unknown { root = .awaited }
    nextCheckAt = now + times.returnInterval
    return []
  }

  /// The folder has gone: told at once, with what waited.
  mutating func lose(at now: Duration) -> [Action] {
    guard isPresent else { return [] }
    root = .gone
    wasEverLost = true
    nextCheckAt = now + times.returnInterval
    var batch = debouncer.takeAll()
    batch.isRootGone = true
    return watches.removeAll().map { .unwatch($0) } + [.emit(batch)]
  }

  /// Watches every directory again. The scan that is asked for comes after that and finds what was missed.
  mutating func rewatch(at now: Duration) -> [Action] {
    debouncer.addScan(at: now)
    return [.watch(.everything)]
  }
}

extension InotifyLogic.Visit {
  static let everything = InotifyLogic.Visit(directory: .root, countsFiles: false)
}
