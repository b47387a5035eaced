/// One line of the table of the closed loop: a figure for some of the athletes.
struct LoopRow: Sendable {
  var name: String
  /// What must hold, in words.
  var bound: String
  var cells: [(athlete: String, figures: [Figure])] = []

  mutating func add(_ athlete: SimulatedAthlete, _ figures: Figure...) { cells.append((athlete.name, figures)) }

  /// What does not hold.
  var misses: [String] {
    cells.flatMap { cell in
      cell.figures.filter { !$0.isHeld }.map { "\(cell.athlete), \(name): \($0.value) is not in \($0.bound)" }
    }
  }

  /// The row in Markdown.
  var markdown: String {
    let reached = cells.map { "\($0.athlete) " + $0.figures.map(\.text).joined(separator: ", ") }
    return "| \(name) | \(bound) | \(reached.joined(separator: " · ")) |"
  }
}
