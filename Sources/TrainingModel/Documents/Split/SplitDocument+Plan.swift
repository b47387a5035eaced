extension SplitDocument {
  /// Takes over what a workout changed in the plan of an exercise: sets, repetitions, weight, seconds and machine
  /// settings. The routine's exercise is the one of the same name; nothing changes where there is none.
  ///
  /// Weights of a log that names its unit stay out: the routine's have none.
  public mutating func adoptPlan(of log: WorkoutLogDocument, at now: Instant) {
    let candidates = exercises.indices.filter {
      exercises[$0].name == log.exerciseName && exercises[$0].resolvedLibraryName == log.resolvedLibraryName
    }
    guard let index = candidates.first(where: { exercises[$0].order == log.order }) ?? candidates.first else { return }
    var exercise = exercises[index]
    (exercise.sets, exercise.reps, exercise.durationSeconds) = (log.sets, log.reps, log.durationSeconds)
    (exercise.loadTypeCode, exercise.machineSettings) = (log.loadTypeCode, log.machineSettings)
    if log.weightUnit == nil { exercise.weight = log.weight }
    guard exercise != exercises[index] else { return }
    exercises[index] = exercise
    updatedAt = .stamp(now: now, over: updatedAt)
  }
}
