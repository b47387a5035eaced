/// All that was ever done of one exercise, read from the workouts: what to do "like last time", and the records.
public struct ExerciseHistory: Hashable, Sendable {
  /// The workouts in which a working set of it was done, oldest first.
  public let performances: [ExercisePerformance]
  /// Whether the exercise's weight is help, so that a heavier one is no record.
  public let isAssisted: Bool

  /// Reads the history of the exercise with this library name from `workouts` in any order. Weights come out in
  /// `unit`; those of logs that name no unit are taken to be in it. Costs one look at every log.
  public init(of libraryName: String, in workouts: [WorkoutDocument], weightsIn unit: WeightUnit) {
    performances =
      workouts.compactMap { ExercisePerformance(of: libraryName, in: $0, weightsIn: unit) }
      .sorted { ($0.start, $0.workoutID) < ($1.start, $1.workoutID) }
    isAssisted = WorkoutLogDocument.isAssisted(libraryName: libraryName)
  }

  /// The newest performance that began before `moment`; nil: none did.
  public func last(before moment: Instant) -> ExercisePerformance? { performances.last { $0.start < moment } }
}

extension ExercisePerformance {
  /// Nil where the workout has no working set of the exercise.
  fileprivate init?(of libraryName: String, in workout: WorkoutDocument, weightsIn unit: WeightUnit) {
    var (sets, volume): ([SetEntry], Double) = ([], 0)
    for log in workout.logs where log.resolvedLibraryName == libraryName {
      sets += log.doneSets.filter { $0.isWorking }.map { $0.converted(from: log.weightUnit ?? unit, to: unit) }
      volume += log.volume(in: unit)
    }
    if sets.isEmpty { return nil }
    self.init(workoutID: workout.id, start: workout.start, sets: sets, volume: volume)
  }
}

extension SetEntry {
  /// The set with its weight in another unit; the same digits where the units are the same.
  fileprivate func converted(from old: WeightUnit, to new: WeightUnit) -> SetEntry {
    guard old != new, let weight else { return self }
    var entry = self
    entry.weight = weight * old.kilograms / new.kilograms
    return entry
  }
}
