import ExerciseLibrary
import SyncEngine
import TrainingModel

/// The exercises that she has in routines or did in workouts, and those of the starters: how their names are written, and
/// what they are loaded with.
struct KnownExercises {
  /// What is known of an exercise.
  struct Known {
    let name: String
    let libraryName: String?
    let loadTypeCode: Int64
    let isOnMachine: Bool
  }

  private var byName: [String: Known] = [:]

  init(_ book: Book) {
    let routines = book.orderedRoutines.map { $0.document } + StarterRoutines.all.map { $0.document }
    for exercise in book.orderedRoutines.flatMap({ $0.document.exercises }) { add(exercise) }
    for log in book.newestWorkouts.flatMap({ $0.document.logs }) { add(log) }
    for exercise in routines.flatMap({ $0.exercises }) { add(exercise) }
  }

  /// The exercise of that name, whatever its capitals and spaces.
  subscript(name: String) -> Known? { byName[RoutineName.folded(name)] }

  private mutating func add(_ exercise: ExerciseDocument) {
    add(
      Known(
        name: exercise.name, libraryName: exercise.libraryName, loadTypeCode: exercise.loadTypeCode,
        isOnMachine: exercise.machineSettings != nil))
  }

  private mutating func add(_ log: WorkoutLogDocument) {
    add(
      Known(
        name: log.exerciseName, libraryName: log.libraryName, loadTypeCode: log.loadTypeCode,
        isOnMachine: log.machineSettings != nil))
  }

  /// The first one of a name counts: her routines before her workouts before the starters.
  private mutating func add(_ known: Known) {
    let key = RoutineName.folded(known.name)
    if byName[key] == nil { byName[key] = known }
  }
}
