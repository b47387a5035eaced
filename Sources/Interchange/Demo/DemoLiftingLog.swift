import TrainingModel

/// Ten workouts of five weeks as the Hevy app exports them, newest first, with one row damaged on purpose.
struct DemoLiftingLog {
  /// Days before today on which the workouts lie.
  static let daysAgo: [Int64] = [2, 5, 9, 12, 16, 19, 23, 26, 30, 33]
  /// Seconds after midnight at which they start, and how long they last.
  static let second: Int64 = 6 * 3600 + 30 * 60
  static let length: Int64 = 62 * 60

  /// An exercise of a routine: three sets of it.
  private struct Exercise {
    let name: String
    var superset = ""
    var notes = ""
    var kilograms: Int64 = 0
    var reps: Int64 = 0
    var seconds: Int64 = 0
  }

  private static let routines: [(title: String, exercises: [Exercise])] = [
    (
      "Morning legs",
      [
        Exercise(name: "Squat (Barbell)", notes: "low bar", kilograms: 80, reps: 5),
        Exercise(name: "Romanian Deadlift (Barbell)", kilograms: 75, reps: 8),
        Exercise(name: "Calf Press (Machine)", kilograms: 90, reps: 12), Exercise(name: "Plank", seconds: 45),
      ]
    ),
    (
      "Morning \"push and pull\"",
      [
        Exercise(name: "Bench Press (Barbell)", kilograms: 50, reps: 6),
        Exercise(name: "Lat Pulldown (Cable)", superset: "0", kilograms: 45, reps: 10),
        Exercise(name: "Lateral Raise (Dumbbell)", superset: "0", kilograms: 7, reps: 12),
        Exercise(name: "Push Up", reps: 15),
      ]
    ),
  ]

  private static let header = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
    "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
  ]

  /// The bytes of the export.
  static func file(today: Day) -> [UInt8] {
    var rows = [header]
    for (index, ago) in daysAgo.enumerated() { rows += workout(index, on: today - ago) }
    // A letter where a digit belongs, as a hand-edited file might have it.
    rows[18][9] = "6O"
    return Array(rows.map(line).joined().utf8)
  }

  private static func workout(_ index: Int, on day: Day) -> [[String]] {
    let (title, exercises) = routines[index % 2]
    let description = index == 0 ? "First one in the new gym,\nwarm and crowded" : ""
    // Weights grow towards today by a kilogram every other workout.
    let lighter = Int64(index / 2)
    let common = [title, time(day, second), time(day, second + length), description]
    return exercises.flatMap { exercise in (0..<3).map { common + cells(exercise, set: $0, lighter: lighter) } }
  }

  private static func cells(_ exercise: Exercise, set: Int64, lighter: Int64) -> [String] {
    let isWarmup = set == 0 && exercise.kilograms >= 50
    let kilograms = exercise.kilograms - lighter
    let weight = exercise.kilograms == 0 ? "" : isWarmup ? String(kilograms / 2) : String(kilograms) + ".5"
    return [
      exercise.name, exercise.superset, exercise.notes, String(set), isWarmup ? "warmup" : "normal", weight,
      exercise.reps == 0 ? "" : String(exercise.reps), "", exercise.seconds == 0 ? "" : String(exercise.seconds),
      set == 2 && exercise.kilograms >= 50 ? "8.5" : "",
    ]
  }

  private static func time(_ day: Day, _ second: Int64) -> String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let month = months[Int(day.month - 1)]
    return String(day.dayOfMonth) + " " + month + " " + String(day.year) + ", "
      + LocalTime(day: day, second: second).clock
  }

  private static func line(_ cells: [String]) -> String {
    cells.map { "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" }
      .joined(separator: ",") + "\n"
  }
}
