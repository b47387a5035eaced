import Testing

@testable import ExerciseLibrary

@Suite struct NameTests {
  private func name(_ text: String) -> String? { ExerciseCatalogue.exercise(named: text)?.name }

  @Test func `every exercise is found by its name`() {
    for exercise in ExerciseCatalogue.all { #expect(name(exercise.name) == exercise.name) }
  }

  @Test(arguments: [
    ("bench press (barbell)", "Barbell Bench Press"), ("Bench Press (Dumbbell)", "Dumbbell Bench Press"),
    ("Lat Pulldown (Cable)", "Lat Pulldown"), ("Leg Press (Machine)", "Leg Press"),
    ("Squat (Barbell)", "Barbell Back Squat"),
    ("pullups", "Pull-Up"), ("PUSH UP", "Push-Up"), ("Bicep Curl (Dumbbell)", "Biceps Curl"),
    ("Farmers Walk", "Farmer's Carry"), ("Deadlift", "Barbell Deadlift"), ("Face Pull", "Face Pull"),
  ])
  func `names that others write are understood`(written: String, meant: String) {
    #expect(name(written) == meant, "\(written): \(name(written) ?? "nothing")")
  }

  @Test(arguments: ["", "Squat Jump", "Bench", "Zercher Squat", "Leg Press (Barbell)", "Barbell", "🏋️"])
  func `an exercise of one's own passes for no other`(own: String) {
    #expect(name(own) == nil, "\(own): \(name(own) ?? "")")
  }

  @Test func `another name never hides an exercise, and points at one that is there`() {
    let names = ExerciseCatalogue.all.map { $0.name }
    for (other, name) in OtherNames.all {
      #expect(names.contains(name), "\(name)")
      #expect(self.name(other) == name, "\(other) is \(self.name(other) ?? "nothing")")
    }
  }
}
