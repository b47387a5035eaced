import Testing

@testable import DocumentFolder

@Suite struct ScanScheduleTests {
  @Test(arguments: [(-1.0, 2700), (0, 3600), (1, 4500), (7, 4500)])
  func theScanIsHourlyGiveOrTakeAQuarter(jitter: Double, seconds: Int) {
    let times = ObserverTimes(scanJitter: jitter)
    #expect(times.scanInterval == .seconds(seconds))
    #expect(due(times, at: stride(from: 0, through: 3 * seconds, by: 30)) == [seconds, 2 * seconds, 3 * seconds])
  }

  @Test func aMachineThatSleptScans() {
    #expect(due(ObserverTimes(scanJitter: 0), at: [100, 130, 1130, 1160]) == [1130])
  }

  @Test func longLooksAtASlowDiskAreNoSleep() {
    let looks = stride(from: 0, to: 8000, by: 400)
    #expect(due(ObserverTimes(scanJitter: 0), noticesSleep: false, at: looks) == [3600, 7200])
  }

  /// Those of these seconds at which a scan was due.
  private func due(_ times: ObserverTimes, noticesSleep: Bool = true, at seconds: some Sequence<Int>) -> [Int] {
    var schedule = ScanSchedule(times: times, noticesSleep: noticesSleep)
    return seconds.filter { schedule.isDue(at: .seconds($0)) }
  }
}
