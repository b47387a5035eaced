import Testing

@testable import TrainingModel

@Suite struct ExerciseHistoryTests {
  private func workout(_ number: UInt64, _ logs: [WorkoutLogDocument]) -> WorkoutDocument {
    let start = Instant.monday + Int64(number) * 86_400
    var workout = WorkoutDocument(id: .numbered(number), start: start, createdAt: start)
    workout.logs = logs
    return workout
  }

  private func log(_ sets: [SetEntry]?, unit: WeightUnit? = nil, status: WorkoutStatus = .completed)
    -> WorkoutLogDocument
  {
    var log = WorkoutLogDocument.planned()
    (log.setEntries, log.weightUnit, log.status) = (sets, unit, status)
    return log
  }

  private func history(_ workouts: [WorkoutDocument], of name: String = "Row", in unit: WeightUnit = .kg)
    -> ExerciseHistory
  {
    ExerciseHistory(of: name, in: workouts, weightsIn: unit)
  }

  @Test func `last time is the newest workout before now in which a working set was done`() {
    let workouts = [
      workout(3, [log([.of(5, 30)])]), workout(1, [log([.of(5, 20)])]),
      workout(4, [log([.of(5, 5, kind: .warmup)])]), workout(5, [log(nil, status: .skipped)]),
      workout(6, [log([], status: .inProgress)]),
    ]
    let history = history(workouts)
    #expect(history.performances.map { $0.workoutID } == [.numbered(1), .numbered(3)])
    #expect(history.last(before: .monday + 100 * 86_400)?.sets == [.of(5, 30)])
    #expect(history.last(before: .monday + 3 * 86_400)?.workoutID == .numbered(1), "not the one that begins now")
    #expect(history.last(before: .monday) == nil)
  }

  @Test func `the library's name is looked up, whatever the exercise was called`() {
    var renamed = log([.of(8, 20)])
    (renamed.exerciseName, renamed.libraryName) = ("Slow Row", "Row")
    var other = log([.of(8, 20)])
    (other.exerciseName, other.libraryName) = ("Row", "Cable Row")
    #expect(history([workout(1, [renamed, other])]).performances.map { $0.sets.count } == [1])
    #expect(history([workout(1, [renamed, other])], of: "Slow Row").performances.isEmpty)
  }

  @Test func `weights are compared in one unit`() throws {
    let workouts = [workout(1, [log([.of(5, 100)], unit: .lb)]), workout(2, [log([.of(5, 50)], unit: .kg)])]
    let kg = history(workouts, in: .kg)
    #expect(kg.heaviest?.set.weight == 50 && kg.heaviest?.workoutID == .numbered(2))
    let lb = history(workouts, in: .lb)
    #expect(abs((lb.heaviest?.set.weight ?? 0) - 110.231_131_092_438_8) < 1e-9)
    #expect(lb.performances[0].sets[0].weight == 100, "digits of the unit asked for stay as they are")
    #expect(abs(kg.performances[0].volume - 226.796_185) < 1e-9)
  }

  @Test func `the heaviest set has a repetition, and of equal weights the most`() {
    let sets: [SetEntry] = [.of(0, 200), .of(5, 80), .of(6, 80), .of(6, 80, at: .monday + 9), .of(50, 60)]
    let record = history([workout(1, [log(sets)]), workout(2, [log([.of(6, 80)])])]).heaviest
    #expect(record?.set == .of(6, 80) && record?.workoutID == .numbered(1), "the first stays until it is beaten")
    #expect(history([workout(1, [log([.of(5, 0)])])]).heaviest == nil)
  }

  @Test func `most repetitions, of equal ones the heavier`() {
    let record = history([workout(1, [log([.of(12, 40), .of(12, 45), .of(3, 90)])])]).mostRepetitions
    #expect(record?.set == .of(12, 45))
    #expect(history([workout(1, [log([.of(0, 40)])])]).mostRepetitions == nil)
  }

  @Test func `help is no record in weight, and less of it is the better set`() {
    var dips = log([.of(10, 30), .of(10, 20), .of(9, 0)])
    dips.libraryName = "Assisted Dip"
    let history = history([workout(1, [dips])], of: "Assisted Dip")
    #expect(history.isAssisted && history.heaviest == nil && history.greatestVolume == nil)
    #expect(history.mostRepetitions?.set == .of(10, 20))
  }

  @Test func `the longest set held`() {
    var (short, long) = (SetEntry(completedAt: .monday), SetEntry(completedAt: .monday))
    (short.seconds, long.seconds) = (40, 75)
    #expect(history([workout(1, [log([short, long, short])])]).longest?.set == long)
    #expect(history([workout(1, [log([.of(5, 20)])])]).longest == nil)
  }

  @Test func `the greatest volume is that of one workout, both of its exercises of that name together`() {
    let workouts = [workout(1, [log([.of(10, 20)]), log([.of(10, 15)])]), workout(2, [log([.of(10, 30)])])]
    #expect(history(workouts).greatestVolume?.workoutID == .numbered(1))
    #expect(history(workouts).greatestVolume?.volume == 350)
  }

  @Test func `a completed exercise of an older file counts as planned`() {
    let history = history([workout(1, [log(nil)])])
    #expect(history.performances.first?.sets.count == 3 && history.heaviest?.set.weight == 20)
  }

  @Test func `recorded sets of a skipped exercise were done`() {
    #expect(history([workout(1, [log([.of(8, 20)], status: .skipped)])]).heaviest?.set == .of(8, 20))
  }

  @Test func `the order of the workouts changes nothing`() {
    let workouts = (0..<5).map { workout($0, [log([.of(Int64($0) + 1, 10 * Double($0))])]) }
    #expect(history(workouts) == history(workouts.reversed()))
  }
}
