/// What an observer that polls does when: a value without clock and files.
struct PollingLogic {
  enum Event {
    /// The first moment. `needsScan`: something was missed before it.
    case started(needsScan: Bool)
    /// What a look saw, nil if the folder is not there, and how long it took.
    case saw(FolderGlance?, took: Duration)
    /// Time passed.
    case time
  }

  enum Action: Hashable {
    case look
    case emit(FolderBatch)
  }

  private let times: ObserverTimes
  private var debouncer: Debouncer
  private var schedule: ScanSchedule
  private var known: FolderGlance?
  private var isGone = false
  private var nextLookAt: Duration = .zero

  init(times: ObserverTimes) {
    self.times = times
    debouncer = Debouncer(times: times)
    schedule = ScanSchedule(times: times, noticesSleep: false)
  }

  /// When the next `time` is wanted.
  var deadline: Duration { isGone ? nextLookAt : min(nextLookAt, debouncer.dueAt ?? nextLookAt) }

  mutating func handle(_ event: Event, at now: Duration) -> [Action] {
    switch event {
    case .started(let needsScan):
      if needsScan { debouncer.addScan(at: now) }
      return [.look]
    case .saw(let glance, let took):
      nextLookAt = now + (glance == nil ? times.returnInterval : max(times.pollInterval, took * 20))
      return handle(glance, at: now)
    case .time: return handleTime(at: now)
    }
  }

  private mutating func handleTime(at now: Duration) -> [Action] {
    let look: [Action] = now >= nextLookAt ? [.look] : []
    if isGone { return look }
    if schedule.isDue(at: now) { debouncer.addScan(at: now) }
    return (debouncer.take(at: now).map { [.emit($0)] } ?? []) + look
  }

  private mutating func handle(_ glance: FolderGlance?, at now: Duration) -> [Action] {
    guard var glance else { return handleAbsence() }
    if isGone {
      isGone = false
      debouncer.addScan(at: now)
    }
    if let known {
      glance.fill(from: known)
      for path in glance.paths(changedSince: known) { debouncer.add(path: path, at: now) }
      if glance.landmarks != known.landmarks { debouncer.addScan(at: now) }
    }
    known = glance
    return []
  }

  private mutating func handleAbsence() -> [Action] {
    if isGone { return [] }
    isGone = true
    defer { known = nil }
    // A folder that has never been there is not gone: the first write will make it.
    if known == nil { return [] }
    var batch = debouncer.takeAll()
    batch.isRootGone = true
    return [.emit(batch)]
  }
}
