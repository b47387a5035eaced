import TrainingModel

/// One run of a usual week.
struct HabitualRun: Sendable {
  /// Days after the week's Monday, 0…6.
  var weekday: Int64
  var kind: RunKind
  var minutes: Double
}

/// An athlete of the closed loop: what she did for twelve weeks before a plan spoke.
struct SimulatedAthlete: Sendable {
  var name: String
  var runs: [HabitualRun]
  /// The days after Monday on which she lifts.
  var liftWeekdays: [Int64]
  /// Runs outside any week's habit: days before the plan starts, and minutes. Her history starts with the first of them.
  var firstRuns: [(daysBefore: Int64, minutes: Double)] = []

  /// Run minutes of a usual week.
  var base: Double { runs.reduce(0) { $0 + $1.minutes } }
  /// Run days of a usual week.
  var frequency: Double { Double(runs.count) }

  func lifts(on day: Day) -> Bool { liftWeekdays.contains(day.weekday - 1) }

  static let a = SimulatedAthlete(
    name: "A", runs: [run(1, .easy, 40), run(3, .tempo, 45), run(5, .easy, 40), run(6, .long, 75)],
    liftWeekdays: [0, 2])
  static let b = SimulatedAthlete(
    name: "B", runs: [run(1, .easy, 40), run(3, .easy, 40), run(6, .long, 60)], liftWeekdays: [0, 2, 4])
  static let c = SimulatedAthlete(
    name: "C",
    runs: [
      run(0, .easy, 60), run(1, .tempo, 60), run(2, .easy, 60), run(4, .intervals, 60), run(5, .easy, 60),
      run(6, .long, 120),
    ], liftWeekdays: [3])
  static let d = SimulatedAthlete(name: "D", runs: [run(1, .easy, 30), run(4, .easy, 30)], liftWeekdays: [0, 2, 3, 5])
  /// Lifts and never ran.
  static let n = SimulatedAthlete(name: "N", runs: [], liftWeekdays: [1, 4])
  /// Ran three times, and lifts since the first of them.
  static let y = SimulatedAthlete(
    name: "Y", runs: [], liftWeekdays: [1, 4], firstRuns: [(10, 25), (6, 25), (3, 30)])

  private static func run(_ weekday: Int64, _ kind: RunKind, _ minutes: Double) -> HabitualRun {
    HabitualRun(weekday: weekday, kind: kind, minutes: minutes)
  }
}
