/// When to ask for a scan of the whole folder although nothing was seen: hourly, and after a sleep of the machine.
struct ScanSchedule {
  private let interval: Duration
  private var dueAt: Duration?
  private var lastLookAt: Duration?

  init(times: ObserverTimes) { interval = times.scanInterval }

  /// Observers look far more often than this.
  private static let sleep: Duration = .seconds(120)

  /// Whether a scan is due. The first look only starts the schedule.
  mutating func isDue(at now: Duration) -> Bool {
    let hasSlept = lastLookAt.map { now - $0 > Self.sleep } ?? false
    lastLookAt = now
    guard let dueAt else {
      dueAt = now + interval
      return false
    }
    guard hasSlept || now >= dueAt else { return false }
    self.dueAt = now + interval
    return true
  }
}
