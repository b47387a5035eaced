public import TrainingModel

extension TrainingCache {
  /// The months in which workouts began, the newest first, by the clock of the zone with the rules `home`.
  public func workoutMonths(home: ZoneRules) throws(CacheError) -> [WorkoutMonth] {
    let starts = try connection.statement("SELECT start FROM workout ORDER BY start DESC")
      .all { Instant(seconds: $0.int64(0)) }
    var months: [WorkoutMonth] = []
    for start in starts {
      if months.last?.span.contains(start) == true {
        months[months.endIndex - 1].count += 1
      } else {
        months.append(WorkoutMonth(of: start, home: home))
      }
    }
    return months
  }

  /// The library names of all exercises that some workout has, in the order of their bytes.
  public func exerciseNames() throws(CacheError) -> [String] { try connection.exerciseNames() }

  /// All that was done of the exercise with this library name; records and the last time follow from it. Weights come
  /// out in `unit`; those of exercises that name no unit are taken to be in it.
  public func history(of libraryName: String, weightsIn unit: WeightUnit) throws(CacheError) -> ExerciseHistory {
    let connection = connection
    let workouts = try connection.reading { () throws(CacheError) in
      // One name may be spelled with different characters that Swift calls equal and SQLite does not.
      let spellings = try connection.exerciseNames().filter { $0 == libraryName }
      return try connection.workouts(withOnly: spellings)
    }
    return ExerciseHistory(of: libraryName, in: workouts, weightsIn: unit)
  }
}

extension Connection {
  /// Leaps from one name to the next in the index, where DISTINCT would read every row.
  fileprivate func exerciseNames() throws(CacheError) -> [String] {
    var names: [String] = []
    var next = try statement("SELECT min(coalesce(library_name, exercise_name)) FROM workout_log")
    while let name = try next.first({ $0.optionalText(0) }) ?? nil {
      names.append(name)
      next = try statement(
        """
        SELECT min(coalesce(library_name, exercise_name)) FROM workout_log
        WHERE coalesce(library_name, exercise_name) > ?1
        """)
      next.bind(1, name)
    }
    return names
  }

  /// The workouts that have an exercise of one of these names, with those exercises alone.
  fileprivate func workouts(withOnly names: [String]) throws(CacheError) -> [WorkoutDocument] {
    var places: [(workout: Int64, position: Int64)] = []
    for name in names { places += try placesOfLogs(named: name) }
    places.sort { $0 < $1 }
    var (workouts, last): ([WorkoutDocument], Int64?) = ([], nil)
    for (workout, position) in places {
      if workout != last { workouts.append(try self.workout(workout)) }
      last = workout
      workouts[workouts.endIndex - 1].logs.append(try log(of: workout, at: position))
    }
    return workouts
  }

  private func placesOfLogs(named name: String) throws(CacheError) -> [(workout: Int64, position: Int64)] {
    let statement = try statement(
      "SELECT workout, position FROM workout_log WHERE coalesce(library_name, exercise_name) = ?1")
    statement.bind(1, name)
    return try statement.all { ($0.int64(0), $0.int64(1)) }
  }
}
