import Dispatch
import Synchronization

/// What one case of the closed loop reached, over all its athletes and seeds.
struct LoopResult: Sendable {
  private(set) var rows: [LoopRow] = []
  /// What may never happen on any day of any year, and did.
  private(set) var faults: [String] = []
  /// Whether she lifts before the day's run is asked for, else in the evening.
  var liftsFirst = false

  /// Figures that do not lie where they must.
  var misses: [String] { rows.flatMap(\.misses) }

  mutating func add(_ row: LoopRow) { rows.append(row) }

  /// Lives a year and keeps its faults.
  mutating func year(of athlete: SimulatedAthlete, _ conduct: Conduct) -> TrainingYear {
    var conduct = conduct
    conduct.liftsFirst = liftsFirst
    let year = TrainingYear(of: athlete, conduct)
    faults += year.faults
    return year
  }

  /// Lives a year for each seed, on all cores, and keeps their faults.
  mutating func years(
    of athlete: SimulatedAthlete, seeds: Int, _ conduct: @Sendable (UInt64) -> Conduct
  ) -> [TrainingYear] {
    let years = Mutex<[Int: TrainingYear]>([:])
    let liftsFirst = liftsFirst
    DispatchQueue.concurrentPerform(iterations: seeds) { index in
      var conduct = conduct(UInt64(index + 1))
      conduct.liftsFirst = liftsFirst
      let year = TrainingYear(of: athlete, conduct)
      years.withLock { $0[index] = year }
    }
    let lived = years.withLock { found in (0..<seeds).compactMap { found[$0] } }
    faults += lived.flatMap(\.faults)
    return lived
  }
}
