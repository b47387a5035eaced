/// What one case of the closed loop reached, over all its athletes and seeds.
struct LoopResult: Sendable {
  private(set) var rows: [LoopRow] = []
  /// What may never happen on any day of any year, and did.
  private(set) var faults: [String] = []

  /// Figures that do not lie where they must.
  var misses: [String] { rows.flatMap(\.misses) }

  mutating func add(_ row: LoopRow) { rows.append(row) }

  /// Lives a year and keeps its faults.
  mutating func year(of athlete: SimulatedAthlete, _ conduct: Conduct) -> TrainingYear {
    let year = TrainingYear(of: athlete, conduct)
    faults += year.faults
    return year
  }
}
