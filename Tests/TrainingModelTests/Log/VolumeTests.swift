import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct VolumeTests {
  private func log(_ entries: [SetEntry]?, status: WorkoutStatus = .completed) -> WorkoutLogDocument {
    var log = WorkoutLogDocument.planned()
    (log.setEntries, log.status) = (entries, status)
    return log
  }

  @Test func `what was done counts, not the plan`() {
    #expect(log([.of(10, 20), .of(6, 22.5)]).volume(in: .kg) == 335)
    #expect(log([]).volume(in: .kg) == 0)
  }

  @Test func `a completed exercise of an older file counts its plan`() {
    #expect(log(nil).volume(in: .kg) == 480)
    #expect(log(nil).doneSets == [SetEntry](repeating: .of(8, 20), count: 3))
  }

  @Test func `an exercise that is open or skipped counts only recorded sets`() {
    for status in [WorkoutStatus.notStarted, .inProgress, .skipped] {
      #expect(log(nil, status: status).volume(in: .kg) == 0 && log(nil, status: status).doneSets.isEmpty)
      #expect(log([.of(8, 20)], status: status).volume(in: .kg) == 160)
    }
  }

  @Test func `warm-ups and weights below zero count nothing, drop sets and failures do`() {
    let sets = [SetEntry.of(10, 10, kind: .warmup), .of(5, 20), .of(5, 16, kind: .drop), .of(3, 20, kind: .failure)]
    #expect(log(sets).volume(in: .kg) == 100 + 80 + 60)
    #expect(log([.of(10, -15), .of(nil, 20), .of(5, nil)]).volume(in: .kg) == 0)
  }

  @Test(arguments: [
    ("Assisted Pull-Up", true), ("Pull Up (Assisted)", true), ("Chest Dip (assisted)", true), ("ASSISTED DIP", true),
    ("Unassisted Pull-Up", false), ("Assistedly", false), ("Pull Up", false), ("", false),
  ])
  func `help is no load`(_ name: String, _ isHelp: Bool) {
    var log = log([.of(10, 20)])
    log.libraryName = name
    #expect(log.isAssisted == isHelp && log.volume(in: .kg) == (isHelp ? 0 : 200))
  }

  @Test func `the library's name decides, whatever the exercise is called`() {
    var log = log([.of(10, 20)])
    (log.exerciseName, log.libraryName) = ("Assisted something", "Pull Up")
    #expect(!log.isAssisted)
  }

  @Test func `body weight and time lift nothing`() {
    for load in [LoadType.none, .duration] {
      var log = log([.of(10, 20)])
      log.loadTypeCode = load.rawValue
      #expect(log.volume(in: .kg) == 0)
    }
  }

  @Test func `weights of a known unit are converted, others only relabelled`() {
    var log = log([.of(10, 100)])
    #expect(log.volume(in: .lb) == 1000 && log.volume(in: .kg) == 1000)
    log.weightUnit = .lb
    #expect(log.volume(in: .lb) == 1000 && abs(log.volume(in: .kg) - 453.592_37) < 1e-9)
    log.weightUnit = .kg
    #expect(log.volume(in: .kg) == 1000 && abs(log.volume(in: .lb) - 2204.622_621_848_776) < 1e-9)
  }

  @Test func `a workout's volume is the sum over its exercises in one unit`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    workout.logs[0] = log([.of(10, 100)])
    workout.logs[1] = log([.of(10, 100)])
    workout.logs[1].weightUnit = .lb
    #expect(abs(workout.totalVolume(in: .kg) - 1453.592_37) < 1e-9)
    #expect(abs(workout.totalVolume(in: .lb) - 2000) < 1e-9)
  }

  @Test func `the largest numbers that a document may hold have a volume that it may hold`() throws {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0] = log(nil)
    (workout.logs[0].sets, workout.logs[0].reps, workout.logs[0].weight) = (100_000, 100_000, 100_000)
    workout.logs[0].weightUnit = .kg
    workout.recomputeStatus(at: .monday)
    var metrics = WorkoutMetrics(source: .watch, recordedAt: .monday)
    metrics.totalVolume = workout.totalVolume(in: .lb)
    workout.attach(metrics: metrics)
    #expect(try WorkoutDocument(bytes: workout.checkedBytes()) == workout)
  }
}
