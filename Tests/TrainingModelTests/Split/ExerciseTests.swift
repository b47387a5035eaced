import CanonicalJSON
import Testing
import TrainingModel

@Suite struct ExerciseTests {
  private var treadmill: ExerciseDocument {
    ExerciseDocument(id: .numbered(1), name: "Treadmill", order: 0, sets: 1, reps: 1, weight: 0, loadType: .duration)
  }

  @Test func `segments of one exercise have their own names and one library name`() {
    var (walk, run) = (treadmill, treadmill)
    walk.rename(to: "Brisk Walk 10 min")
    run.rename(to: "Run 20 min")
    #expect(walk.libraryName == "Treadmill" && walk.name == "Brisk Walk 10 min")
    #expect(walk.resolvedLibraryName == run.resolvedLibraryName)
    walk.rename(to: "Walk")
    #expect(walk.libraryName == "Treadmill")
    walk.rename(to: "Treadmill")
    #expect(walk == treadmill)
  }

  @Test func `a log is renamed in the same way and says when`() {
    var log = WorkoutLogDocument.planned()
    log.rename(to: "Row", at: .monday + 1)
    #expect(log == .planned())
    log.rename(to: "Slow Row", at: .monday + 1)
    #expect(log.libraryName == "Row" && log.resolvedLibraryName == "Row" && log.updatedAt == .monday + 1)
    log.rename(to: "Row", at: .monday + 2)
    #expect(log.libraryName == nil && log.exerciseName == "Row" && log.updatedAt == .monday + 2)
  }

  @Test func `an exercise that is not timed has no seconds`() {
    var exercise = treadmill
    exercise.durationSeconds = 600
    #expect(exercise.missingNumbers.isEmpty)
    exercise.change(loadType: .weight)
    #expect(exercise.durationSeconds == 0 && exercise.loadType == .weight && exercise.missingNumbers.isEmpty)
    exercise.change(loadType: .duration)
    #expect(exercise.missingNumbers == [.seconds])
    exercise.reps = 0
    exercise.change(loadType: .none)
    #expect(exercise.missingNumbers == [.reps])
  }

  @Test func `no machine and a machine without settings are two things`() throws {
    var exercise = treadmill
    #expect(try ExerciseDocument(bytes: exercise.canonicalBytes()).machineSettings == nil)
    exercise.machineSettings = []
    #expect(try ExerciseDocument(bytes: exercise.canonicalBytes()).machineSettings == [])
  }

  @Test func `machine settings keep their order`() throws {
    var exercise = treadmill
    let settings = [("Seat", "4"), ("Back", "45°"), ("Arm", "3rd hole"), ("Seat", "4")]
    exercise.machineSettings = settings.map { MachineSetting(name: $0, value: $1) }
    #expect(try ExerciseDocument(bytes: exercise.canonicalBytes()) == exercise)
  }

  @Test func `a load of a newer version is kept and is none of ours`() throws {
    var exercise = treadmill
    exercise.loadTypeCode = 12
    let read = try ExerciseDocument(bytes: exercise.canonicalBytes())
    #expect(read.loadTypeCode == 12 && read.loadType == nil && read.missingNumbers.isEmpty)
  }
}
