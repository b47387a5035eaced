import TrainingModel

/// What the rules read of a history, found the slow way from their words: an oracle for the planner.
struct HandLedger {
  let sessions: [HandSession]
  let first: Int
  let runDays: [Int]
  private var minuteSums: [Double] = [0]
  private var loadSums: [Double] = [0]
  private var runLoadSums: [Double] = [0]

  /// The sessions up to and with `today`, oldest first.
  init(_ sessions: [HandSession], today: Int) {
    self.sessions = sessions.filter { $0.day <= today }
    first = self.sessions.first?.day ?? today
    runDays = Set(self.sessions.filter { $0.activity == .run }.map(\.day)).sorted()
    var next = 0
    for day in first...max(first, today) {
      var (minutes, load, runLoad) = (0.0, 0.0, 0.0)
      while next < self.sessions.count, self.sessions[next].day == day {
        let session = self.sessions[next]
        load += session.load
        if session.activity == .run { (minutes, runLoad) = (minutes + (session.minutes ?? 0), runLoad + session.load) }
        next += 1
      }
      minuteSums.append(minutes + (minuteSums.last ?? 0))
      loadSums.append(load + (loadSums.last ?? 0))
      runLoadSums.append(runLoad + (runLoadSums.last ?? 0))
    }
  }

  func runMinutes(_ days: ClosedRange<Int>) -> Double { difference(minuteSums, days) }
  func load(_ days: ClosedRange<Int>) -> Double { difference(loadSums, days) }
  func runLoad(_ days: ClosedRange<Int>) -> Double { difference(runLoadSums, days) }
  func countRunDays(_ days: ClosedRange<Int>) -> Int { runDays.count { days.contains($0) } }
  func ran(on day: Int) -> Bool { runDays.contains(day) }
  func lifted(on day: Int) -> Bool { sessions.contains { $0.activity == .lift && $0.day == day } }
  func runs(before day: Int) -> [HandSession] { sessions.filter { $0.activity == .run && $0.day < day } }
  func hasBaseline(_ day: Int) -> Bool { !sessions.isEmpty && day - first >= 28 }

  private func difference(_ sums: [Double], _ days: ClosedRange<Int>) -> Double {
    let low = min(max(days.lowerBound - first, 0), sums.count - 1)
    let high = min(max(days.upperBound + 1 - first, 0), sums.count - 1)
    return sums[high] - sums[low]
  }
}
