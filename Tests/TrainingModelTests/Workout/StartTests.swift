import Testing

@testable import TrainingModel

@Suite struct StartTests {
  private func routine() -> SplitDocument {
    var split = SplitDocument(id: .numbered(50), name: "Push", order: 0, createdAt: .monday)
    (split.restSeconds, split.autoAdvance, split.targetHeartRate, split.activityTypeCode) = (75, true, 140, 4)
    var press = ExerciseDocument(
      id: .numbered(51), name: "Slow Press", order: 1, sets: 3, reps: 8, weight: 22.5, loadType: .weight)
    press.machineSettings = [MachineSetting(name: "Seat", value: "4")]
    (press.libraryName, press.restSeconds, press.supersetID) = ("Chest Press", 120, 7)
    var plank = ExerciseDocument(
      id: .numbered(52), name: "Plank", order: 0, sets: 2, reps: 1, weight: 0, loadType: .duration)
    plank.durationSeconds = 60
    split.exercises = [press, plank]
    return split
  }

  private func started(_ split: SplitDocument) -> WorkoutDocument {
    var number: UInt64 = 0
    return WorkoutDocument(starting: split, at: .monday + 60) {
      number += 1
      return .numbered(number)
    }
  }

  @Test func `a workout takes over the plan in its order and the routine's settings`() {
    let workout = started(routine())
    #expect(workout.id == .numbered(1) && workout.logs.map { $0.id } == [.numbered(2), .numbered(3)])
    #expect(workout.splitID == .numbered(50) && workout.splitName == "Push" && workout.start == .monday + 60)
    #expect(workout.restSeconds == 75 && workout.autoAdvance == true && workout.targetHeartRate == 140)
    #expect(workout.activityTypeCode == 4 && workout.status == .notStarted && workout.end == nil)
    #expect(workout.logs.map { $0.exerciseName } == ["Plank", "Slow Press"])
    let press = workout.logs[1]
    #expect(press.sets == 3 && press.reps == 8 && press.weight == 22.5 && press.loadType == .weight && press.order == 1)
    #expect(press.libraryName == "Chest Press" && press.restSeconds == 120 && press.supersetID == 7)
    #expect(press.machineSettings == [MachineSetting(name: "Seat", value: "4")] && press.date == .monday + 60)
    #expect(workout.logs[0].durationSeconds == 60 && workout.logs[0].machineSettings == nil)
    #expect(workout.logs.allSatisfy { $0.setEntries == nil && $0.status == .notStarted })
  }

  @Test func `a later change of the routine changes nothing in the workout`() {
    var split = routine()
    let workout = started(split)
    split.name = "Other"
    split.exercises[0].weight = 99
    split.exercises.removeLast()
    #expect(workout == started(routine()))
  }

  @Test func `what a workout changed in the plan goes back to the routine where she wants it`() {
    var (split, log) = (routine(), started(routine()).logs[1])
    (log.sets, log.reps, log.weight, log.machineSettings) = (4, 6, 25, [])
    split.adoptPlan(of: log, at: .monday + 90)
    let press = split.exercises[0]
    #expect(press.sets == 4 && press.reps == 6 && press.weight == 25 && press.machineSettings == [])
    #expect(press.id == .numbered(51) && press.restSeconds == 120 && split.updatedAt == .monday + 90)
    let adopted = split
    split.adoptPlan(of: log, at: .monday + 120)
    log.exerciseName = "Unknown"
    split.adoptPlan(of: log, at: .monday + 120)
    #expect(split == adopted)
  }

  @Test func `a weight in a unit of its own stays out of the routine`() {
    var (split, log) = (routine(), started(routine()).logs[1])
    (log.weight, log.weightUnit, log.reps) = (50, .lb, 5)
    split.adoptPlan(of: log, at: .monday + 90)
    #expect(split.exercises[0].weight == 22.5 && split.exercises[0].reps == 5)
  }

  @Test func `of two exercises of one name the one in the same place is meant`() {
    var split = routine()
    split.exercises[1].name = "Slow Press"
    split.exercises[1].libraryName = "Chest Press"
    var log = started(split).logs[0]
    log.reps = 30
    split.adoptPlan(of: log, at: .monday)
    #expect(split.exercises.map { $0.reps } == [8, 30])
  }
}
