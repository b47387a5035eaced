public import ExerciseLibrary
public import TrainingModel

/// An exercise of the library or of her own, with when it was last done.
public struct ExerciseListing: Sendable {
  /// Its name.
  public let name: String
  /// What the library knows of it; nil: it is her own.
  public let exercise: CatalogueExercise?
  /// The day on which it was last done; nil: never.
  public let last: Day?
  /// What was done then, in words.
  let lastText: String?
  let loadType: LoadType
  let isMachine: Bool

  init(_ entry: ExerciseBook.Entry, in records: TrainRecords) {
    (name, exercise, loadType, isMachine) = (entry.name, entry.exercise, entry.loadType, entry.isMachine)
    last = entry.last.map { records.day($0.workout.start) }
    lastText = entry.last.map { $0.text(in: records) }
  }
}

extension TrainRecords {
  /// The exercises that fit `filter`: those by name the nearest first, else in the order of their muscles.
  public func exercises(_ filter: ExerciseFilter) -> [ExerciseListing] {
    let groups = filter.groups(ExerciseBook(self), in: self)
    return groups.flatMap { $0.entries }.map { ExerciseListing($0, in: self) }
  }

  /// The exercise that is called so, or by another name that is known for it; nil: there is none.
  public func exercise(named name: String) -> ExerciseListing? {
    ExerciseBook(self).entry(named: name).map { ExerciseListing($0, in: self) }
  }
}
