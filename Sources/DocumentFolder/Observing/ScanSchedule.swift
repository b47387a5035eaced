/// When to ask for a scan of the whole folder although nothing was seen: hourly, and after a sleep of the machine.
struct ScanSchedule {
  private let interval: Duration
  private let noticesSleep: Bool
  private var dueAt: Duration?
  private var lastLookAt: Duration?

  /// `noticesSleep`: whether a machine that slept is to be told by the silence. Polling finds what happened meanwhile by
  /// itself, and on a slow disk it is silent for long.
  init(times: ObserverTimes, noticesSleep: Bool) {
    interval = times.scanInterval
    self.noticesSleep = noticesSleep
  }

  /// An observer that is told of changes looks at its clock far more often than this.
  private static let sleep: Duration = .seconds(120)

  /// Whether a scan is due. The first look only starts the schedule.
  mutating func isDue(at now: Duration) -> Bool {
    let hasSlept = noticesSleep && lastLookAt.map { now - $0 > Self.sleep } ?? false
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
