import ExerciseLibrary
import TrainingModel

/// Sets a week by muscle, from the exercises that the library knows.
enum WeeklySets {
  /// Weeks that it looks back. Our own choice: one block of training.
  private static let weeks: Int64 = 4

  static func chart(_ records: TrainRecords) -> Chart? {
    var known: [String: ([String], [String])] = [:]
    let sets = MuscleSets.perWeek(
      of: records.workouts, weeks: weeks, through: records.today, day: records.day
    ) { name in
      if let muscles = known[name] { return muscles }
      let exercise = ExerciseCatalogue.exercise(named: name)
      let muscles = (exercise?.primary ?? [], exercise?.secondary ?? [])
      let names = (muscles.0.map { label($0) }, muscles.1.map { label($0) })
      known[name] = names
      return names
    }
    return MuscleSetsChart.chart(sets, weeks: weeks)
  }

  private static func label(_ muscle: Muscle) -> String { ExerciseWords.sentence(ExerciseWords.name(muscle)) }
}
