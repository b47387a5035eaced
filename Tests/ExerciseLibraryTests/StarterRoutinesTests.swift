import CanonicalJSON
import ExerciseLibrary
import Foundation
import Testing
import TrainingModel

@Suite struct StarterRoutinesTests {
  private let all = StarterRoutines.all
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `there are six, in the order of their list`() {
    let names = [
      "Full Body A", "Full Body B", "Upper Body Machines", "Runner Strength", "Warm-Up and Core Flow",
      "Easy Treadmill Run",
    ]
    #expect(all.map { $0.name } == names)
    #expect(all.map { $0.document.order } == [100, 200, 300, 400, 500, 600])
  }

  @Test func `their bytes are what the program itself would write`() {
    for starter in all { #expect(starter.document.canonicalBytes() == starter.bytes, "\(starter.name)") }
  }

  @Test func `the files beside the code hold the same bytes`() throws {
    let folder = root.appending(path: "Sources/ExerciseLibrary/Starters")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".split.json") }
    let contents = try Set(files.map { [UInt8](try Data(contentsOf: $0)) })
    #expect(files.count == 6 && contents == Set(all.map { $0.bytes }))
  }

  @Test func `identifiers and stamps are fixed, and all begin with the moment when the starters were made`() throws {
    let year2020 = try #require(Instant(iso8601: "2020-01-01T00:00:00Z"))
    #expect(all.map { $0.id.text } == (1...6).map { "01DXF6DT00SEED00000000000\($0)" })
    var ids: Set<ULID> = []
    for starter in all {
      #expect(starter.document.createdAt == year2020 && starter.document.updatedAt == year2020)
      for id in [starter.id] + starter.document.exercises.map({ $0.id }) {
        #expect(id.milliseconds == UInt64(year2020.seconds) * 1000 && id.isStarter && id.text.hasPrefix("01DXF6DT00"))
        #expect(ids.insert(id).inserted, "\(id.text) is there twice")
      }
    }
  }

  @Test func `nothing in them is missing, and nothing is unknown`() throws {
    for starter in all {
      #expect(starter.document.unknown.isEmpty)
      #expect(starter.document.exercises.map { $0.order } == starter.document.exercises.indices.map { Int64($0) })
      for exercise in starter.document.exercises {
        #expect(exercise.unknown.isEmpty && exercise.missingNumbers.isEmpty && exercise.sets > 0, "\(exercise.name)")
        #expect((exercise.loadType == .duration) == (exercise.durationSeconds > 0), "\(exercise.name)")
        #expect(exercise.weight == 0, "a starter names no weight: \(exercise.name)")
      }
    }
  }

  @Test func `together they use every load, machines and none, rests, flow, a heart rate and four kinds of training`() {
    let routines = all.map { $0.document }
    let exercises = routines.flatMap { $0.exercises }
    #expect(Set(exercises.map { $0.loadType }) == [.some(.none), .weight, .duration])
    #expect(exercises.contains { $0.machineSettings == [] } && exercises.contains { $0.machineSettings == nil })
    #expect(Set(routines.map { $0.activityType }) == [.traditionalStrength, .functionalStrength, .warmUp, .cardio])
    #expect(routines.map { $0.restSeconds } == [120, 120, 75, 60, 10, 0])
    #expect(routines.map { $0.advancesByItself } == [false, false, false, false, true, true])
    #expect(routines.map { $0.effectiveTargetHeartRate } == [nil, nil, nil, nil, nil, HeartRate(140)])
    #expect(routines[5].exercises.allSatisfy { $0.libraryName == "Treadmill" && $0.machineSettings == [] })
  }

  /// The plan of each as one line an exercise, against the list that it was made from.
  @Test func `their plans are those of the list`() {
    func plan(_ exercise: ExerciseDocument) -> String {
      let unit = exercise.loadType == .duration ? "\(exercise.durationSeconds) s" : "\(exercise.reps)"
      return "\(exercise.name) \(exercise.sets)×\(unit)"
    }
    let plans = all.map { $0.document.exercises.map(plan).joined(separator: " · ") }
    #expect(
      plans == [
        "Barbell Back Squat 3×5 · Barbell Bench Press 3×5 · Seated Cable Row 3×10 · Single-Leg Calf Raise 2×12 · "
          + "Plank 3×40 s",
        "Romanian Deadlift 3×6 · Overhead Press 3×6 · Lat Pulldown 3×10 · Bulgarian Split Squat 2×8 · Side Plank 2×30 s",
        "Machine Chest Press 3×10 · Lat Pulldown 3×10 · Machine Shoulder Press 2×10 · Seated Cable Row 3×10 · "
          + "Triceps Pushdown 2×12 · Biceps Curl 2×12",
        "Step-Up 3×8 · Single-Leg Romanian Deadlift 3×8 · Nordic Hamstring Curl 2×5 · Seated Calf Raise 3×12 · "
          + "Tibialis Raise 2×15 · Pallof Press 2×10",
        "Leg Swings 1×40 s · World's Greatest Stretch 1×60 s · Glute Bridge 1×12 · Dead Bug 2×10 · Bird Dog 2×8 · "
          + "Pogo Hop 2×20 s",
        "Warm-Up Walk 5 min 1×300 s · Easy Run 20 min 1×1200 s · Cool-Down Walk 5 min 1×300 s",
      ])
  }

  @Test func `an identifier is a starter's by its first ten characters`() {
    #expect(StarterRoutines.contains(id: "01DXF6DT00ZZZZZZZZZZZZZZZZ"))
    for other in [
      "01DXF6DSZZZZZZZZZZZZZZZZZZ", "01DXF6DT010000000000000000", "01DXF6DTZ8SEED000000000001", "01DXF6DT00", "",
      "2020-01-01", "Athlete",
    ] {
      #expect(!StarterRoutines.contains(id: other), "\(other)")
    }
  }
}
