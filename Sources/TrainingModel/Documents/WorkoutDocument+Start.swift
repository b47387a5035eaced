extension WorkoutDocument {
  /// A workout started from a routine: plan and settings are copied, so that later edits of the routine change
  /// nothing here. `nextID` gives a new identifier at each call, the workout's first.
  public init(starting split: SplitDocument, at now: Instant, nextID: () -> ULID) {
    self.init(id: nextID(), start: now, createdAt: now)
    (splitID, splitName) = (split.id, split.name)
    (restSeconds, autoAdvance, targetHeartRate) = (split.restSeconds, split.autoAdvance, split.targetHeartRate)
    activityTypeCode = split.activityTypeCode
    logs = split.exercises.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
      .map { WorkoutLogDocument(planned: $0, id: nextID(), at: now) }
  }
}

extension WorkoutLogDocument {
  /// The plan of an exercise, copied into a workout at `now`.
  public init(planned exercise: ExerciseDocument, id: ULID, at now: Instant) {
    self.init(id: id, exerciseName: exercise.name, order: exercise.order, loadType: .weight, date: now)
    loadTypeCode = exercise.loadTypeCode
    (sets, reps, weight) = (exercise.sets, exercise.reps, exercise.weight)
    (durationSeconds, machineSettings, libraryName) =
      (exercise.durationSeconds, exercise.machineSettings, exercise.libraryName)
    (restSeconds, supersetID) = (exercise.restSeconds, exercise.supersetID)
  }
}

extension SplitDocument {
  /// The routines that change when the one at `source` of the sorted list moves to `destination`: their `order`
  /// becomes their position. Only these need to be written. Positions outside the list change nothing.
  public static func reordered(_ splits: [SplitDocument], moving source: Int, to destination: Int, at now: Instant)
    -> [SplitDocument]
  {
    var list = splits.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    guard list.indices.contains(source), list.indices.contains(destination) else { return [] }
    list.insert(list.remove(at: source), at: destination)
    var changed: [SplitDocument] = []
    for (position, split) in list.enumerated() where split.order != Int64(position) {
      var moved = split
      (moved.order, moved.updatedAt) = (Int64(position), max(now, split.updatedAt))
      changed.append(moved)
    }
    return changed
  }
}
