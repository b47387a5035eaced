import Testing
import TrainingModel

@testable import ExerciseLibrary

@Suite struct SearchTests {
  private func first(_ words: String) -> String? { names(words).first }

  private func names(_ words: String, muscle: Muscle? = nil, equipment: Equipment? = nil) -> [String] {
    ExerciseCatalogue.exercises(matching: ExerciseSearch(words), muscle: muscle, equipment: equipment).map { $0.name }
  }

  @Test func `every name finds its own exercise first`() {
    for exercise in ExerciseCatalogue.all { #expect(first(exercise.name) == exercise.name) }
  }

  @Test(arguments: [
    ("BENCH PRESS", "Barbell Bench Press"), ("press bench dumbbell", "Dumbbell Bench Press"),
    ("pullups", "Pull-Up"), ("push ups", "Push-Up"), ("romainan", "Romanian Deadlift"), ("sqaut front", "Front Squat"),
    ("lat pul", "Lat Pulldown"), ("éxtension leg", "Leg Extension"), ("lunges", "Walking Lunge"),
    ("worlds greatest", "World's Greatest Stretch"), ("rdl", "Romanian Deadlift"), ("tricep", "Triceps Pushdown"),
    ("bulgrian splt", "Bulgarian Split Squat"), ("face pulls", "Face Pull"), ("cable crunches", "Cable Crunch"),
    ("presses overhead", "Overhead Press"), ("elliptcal", "Elliptical"),
    ("squat", "Barbell Back Squat"), ("chest press", "Machine Chest Press"), ("deadlifts", "Barbell Deadlift"),
  ])
  func `capitals, accents, order, plurals and slips are forgiven`(typed: String, meant: String) {
    #expect(first(typed) == meant, "\(typed): \(names(typed))")
  }

  @Test func `a muscle or equipment finds its exercises`() {
    #expect(
      names("quads").allSatisfy { name in
        ExerciseCatalogue.all.contains { $0.name == name && $0.works(.quadriceps) }
      })
    #expect(names("kettlebell").first == "Kettlebell Swing" && names("kettlebell").contains("Goblet Squat"))
    #expect(names("squat dumbbells").contains("Goblet Squat"))
  }

  @Test func `filters keep what works the muscle and uses the equipment`() {
    #expect(names("", muscle: .shins) == ["Tibialis Raise", "Pogo Hop"])
    #expect(names("", muscle: .chest, equipment: .dumbbells) == ["Dumbbell Bench Press", "Incline Dumbbell Press"])
    #expect(names("press", muscle: .triceps, equipment: .machine) == ["Machine Chest Press", "Machine Shoulder Press"])
  }

  @Test func `nothing typed is everything, and nonsense is nothing`() {
    #expect(names("  ").count == 71)
    #expect(names("xyzzy").isEmpty && names("<script>").isEmpty)
    #expect(names("квас").isEmpty)
  }

  @Test func `a pasted page costs nothing`() {
    #expect(names(String(repeating: "barbell squat ", count: 10_000)).first == "Barbell Back Squat")
    #expect(names(String(repeating: "x", count: 100_000)).isEmpty)
  }

  @Test func `slips count letters put in, left out, replaced or swapped`() {
    func distance(_ left: String, _ right: String) -> Int? {
      Typos.between(Array(left.utf8), Array(right.utf8), limit: 3)
    }
    #expect(distance("squat", "squat") == 0 && distance("sqaut", "squat") == 1 && distance("squt", "squat") == 1)
    #expect(distance("sqvat", "squat") == 1 && distance("squaat", "squat") == 1 && distance("", "abc") == 3)
    #expect(distance("press", "squat") == nil)
  }
}
