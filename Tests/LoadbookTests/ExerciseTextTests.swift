import Testing
import TrainingModel

@testable import loadbook

struct ExerciseTextTests {
  /// An exercise in one line: name, sets × amount, weight, load type and the rest of what it has.
  private func line(_ exercise: ExerciseDocument) -> String {
    var parts = [
      exercise.name, "\(exercise.sets)x\(exercise.reps)", "\(exercise.durationSeconds)s", "w\(exercise.weight)",
      "load\(exercise.loadTypeCode)",
    ]
    if let rest = exercise.restSeconds { parts.append("rest\(rest)") }
    if let superset = exercise.supersetID { parts.append("super\(superset)") }
    if let name = exercise.libraryName { parts.append("as " + name) }
    if let settings = exercise.machineSettings {
      parts.append("machine" + settings.map { "[\($0.name)=\($0.value)]" }.joined())
    }
    return parts.joined(separator: " ")
  }

  private func added(_ text: String, unit: WeightUnit = .kg) throws -> String {
    let (name, said) = try ExerciseText.read(text)
    var exercise = ExerciseDocument(
      id: ULID(high: 1, low: 1), name: name, order: 0, sets: 1, reps: 1, weight: 0, loadType: .none)
    said.apply(to: &exercise, unit: unit)
    return line(exercise)
  }

  @Test(
    "exercises are read as people type them",
    arguments: [
      ("Bench Press 3x8 60kg", "Bench Press 3x8 0s w60.0 load1"),
      ("Bench Press 3 x 8 60 kg", "Bench Press 3x8 0s w60.0 load1"),
      ("Bench Press 3×8 @ 62,5", "Bench Press 3x8 0s w62.5 load1"),
      ("Bench Press 3X8 62.5", "Bench Press 3x8 0s w62.5 load1"),
      ("Bench Press 3*8 0kg", "Bench Press 3x8 0s w0.0 load1"),
      ("Press 3x8 135lb", "Press 3x8 0s w61.23 load1"), ("Press 3x8 45 lbs", "Press 3x8 0s w20.41 load1"),
      ("Pull-Up 4x6", "Pull-Up 4x6 0s w0.0 load0"), ("Pull-Up 4x6 body", "Pull-Up 4x6 0s w0.0 load0"),
      ("Plank 3x40s", "Plank 3x1 40s w0.0 load2"), ("Plank 3 x 40 sec", "Plank 3x1 40s w0.0 load2"),
      ("Plank 3x1:30", "Plank 3x1 90s w0.0 load2"), ("Bike 1x20min", "Bike 1x1 1200s w0.0 load2"),
      ("Bike 1 x 20 minutes", "Bike 1x1 1200s w0.0 load2"),
      ("Farmer's Carry 3x40s 24kg", "Farmer's Carry 3x1 40s w24.0 load2"),
      ("Row 3x8 40kg rest 2min", "Row 3x8 0s w40.0 load1 rest120"),
      ("Row 3x8 rest 90 40kg", "Row 3x8 0s w40.0 load1 rest90"),
      ("Row 3x8 40kg superset 2 rest 0s", "Row 3x8 0s w40.0 load1 rest0 super2"),
      ("Easy Run 1x20min as Treadmill", "Easy Run 1x1 1200s w0.0 load2 as Treadmill"),
      ("Walk 5 min 1x5min as Treadmill rest 10", "Walk 5 min 1x1 300s w0.0 load2 rest10 as Treadmill"),
      ("Leg Press 3x10 100kg machine", "Leg Press 3x10 0s w100.0 load1 machine"),
      (
        "Leg Press 3x10 100kg rest 1:00 machine Seat height=4, Back = 3rd hole",
        "Leg Press 3x10 0s w100.0 load1 rest60 machine[Seat height=4][Back=3rd hole]"
      ),
      ("5x5 Squat 5x5 80kg", "5x5 Squat 5x5 0s w80.0 load1"), ("  Dip   3x8  ", "Dip 3x8 0s w0.0 load0"),
      ("Row 3x8 named Seal Row", "Seal Row 3x8 0s w0.0 load0 as Row"),
    ])
  func added(text: String, line: String) throws { #expect(try added(text) == line) }

  @Test("a weight in the other unit is converted to the hundredth, one in the device's unit stays as typed")
  func units() throws {
    #expect(try added("Press 3x8 60kg", unit: .lb) == "Press 3x8 0s w132.28 load1")
    #expect(try added("Press 3x8 135lb", unit: .lb) == "Press 3x8 0s w135.0 load1")
    #expect(try added("Press 3x8 62,5", unit: .lb) == "Press 3x8 0s w62.5 load1")
  }

  @Test(
    "what is no exercise is refused",
    arguments: [
      "", "Plank", "3x8", "Bench Press 60kg", "Bench 3x", "Bench 3x8-10", "Bench 3xmax", "Run 4x400m", "Bench 0x8",
      "Bench 3x0", "Bench 101x8", "Bench 3x10001", "Plank 3x2000min", "Bench 3x8 60stone", "Bench 3x8 60kg 70kg",
      "Bench 3x8 heavy", "Bench 3x8 rest", "Bench 3x8 rest soon", "Bench 3x8 superset", "Bench 3x8 superset a",
      "Bench 3x8 superset -1",
      "Bench 3x8 superset 0", "Bench 3x8 named", "Bench 3x8 named rest 90", "Bench 3x8 rest 2000min",
      "Bench 3x8 as", "Bench 3x8 10001kg", "Bench 3x8 -5kg", "Press 3x8 machine Seat", "Press 3x8 machine =4",
      "Plank 3x1:5", "Plank 3x1:60", "Bench 99999999999999999999x8", "Bench 3x8 3x8",
    ])
  func refused(text: String) {
    #expect(throws: CommandError.self) { try added(text) }
  }

  private var routine: SplitDocument {
    var routine = SplitDocument(
      id: ULID(high: 1, low: 9), name: "Push", order: 0, createdAt: Instant(seconds: 1_764_572_400))
    let names = ["Bench Press", "Smith Machine Squat", "Bench Dip", "Plank", "Walk 5 min"]
    for (number, name) in names.enumerated() {
      routine.append(
        ExerciseDocument(
          id: ULID(high: 1, low: UInt64(number) + 10), name: name, order: 0, sets: 3, reps: 8, weight: 50,
          loadType: .weight))
    }
    routine.exercises[3].change(loadType: .duration)
    routine.exercises[3].durationSeconds = 40
    routine.exercises[3].weight = 0
    (routine.exercises[0].restSeconds, routine.exercises[0].machineSettings) = (60, [])
    return routine
  }

  private func changed(_ text: String) throws -> String {
    let (id, behind) = try ExerciseInRoutine(routine: routine).split(text)
    var exercise = try #require(routine.exercises.first { $0.id == id })
    try ExerciseText(behindName: behind).apply(to: &exercise, unit: .kg)
    return line(exercise)
  }

  @Test(
    "only what is said of an exercise changes",
    arguments: [
      ("bench press 4x6", "Bench Press 4x6 0s w50.0 load1 rest60 machine"),
      ("Bench P 62,5 kg", "Bench Press 3x8 0s w62.5 load1 rest60 machine"),
      ("Bench Press rest none machine none", "Bench Press 3x8 0s w50.0 load1"),
      ("Bench Press rest 2min", "Bench Press 3x8 0s w50.0 load1 rest120 machine"),
      ("Bench Press body", "Bench Press 3x8 0s w0.0 load0 rest60 machine"),
      ("Bench Press 3x30s", "Bench Press 3x8 30s w50.0 load2 rest60 machine"),
      ("smith machine squat superset 1", "Smith Machine Squat 3x8 0s w50.0 load1 super1"),
      ("2 @55", "Smith Machine Squat 3x8 0s w55.0 load1"), ("plank 2x10", "Plank 2x10 0s w0.0 load0"),
      ("Plank 10kg", "Plank 3x8 40s w10.0 load2"), ("plank 2x10 5kg", "Plank 2x10 0s w5.0 load1"),
      ("Walk 5 min 1x6min", "Walk 5 min 1x8 360s w50.0 load2"),
      ("Plank named Long Plank", "Long Plank 3x8 40s w0.0 load2 as Plank"),
      ("Plank named Long Plank as none", "Long Plank 3x8 40s w0.0 load2"),
      ("Plank as Front Plank", "Plank 3x8 40s w0.0 load2 as Front Plank"),
    ])
  func changes(text: String, line: String) throws { #expect(try changed(text) == line) }

  @Test("an exercise of the routine is named by its name, its beginning or its number, and nothing else")
  func lookup() throws {
    let lookup = ExerciseInRoutine(routine: routine)
    #expect(try lookup.find("PLANK") == routine.exercises[3].id)
    #expect(try lookup.find("smith") == routine.exercises[1].id && lookup.find("5") == routine.exercises[4].id)
    for text in ["bench", "row", "", "6", "0", "Plank 3x40s"] {
      #expect(throws: CommandError.self, "\(text)") { try lookup.find(text) }
    }
    for text in ["bench 4x6", "row 3x8", "", "9 4x6"] {
      #expect(throws: CommandError.self, "\(text)") { try lookup.split(text) }
    }
  }

  @Test("a place is a number from 1 on, first or last")
  func places() throws {
    #expect(try Place.index("1", count: 3) == 0 && Place.index("3", count: 3) == 2)
    #expect(try Place.index("First", count: 3) == 0 && Place.index("last", count: 3) == 2)
    for text in ["0", "4", "-1", "1.5", "two", ""] {
      #expect(throws: CommandError.self, "\(text)") { try Place.index(text, count: 3) }
    }
  }
}
