import TrainingModel

/// What people did in a simulation, whatever devices and services made of it.
struct FolderTruth {
  /// Sets that a device acknowledged.
  private(set) var logged: Set<WriterStory.Trace> = []
  /// Sets that somebody took back.
  private(set) var takenBack: Set<WriterStory.Trace> = []
  /// Where each set's log belongs.
  private(set) var workoutOfLog: [ULID: ULID] = [:]
  /// Exercises that were added to a routine, by their names.
  private(set) var exercises: Set<String> = []
  /// Exercises that somebody took out.
  private(set) var exercisesTaken: Set<String> = []
  /// Workouts that were deleted by somebody who had seen all there was, and that nobody touched since.
  var dead: Set<ULID> = []
  /// Edits that were acknowledged.
  private(set) var edits = 0

  /// Notes an edit of a workout that was acknowledged.
  mutating func note(_ before: WorkoutDocument?, _ after: WorkoutDocument) {
    edits += 1
    dead.remove(after.id)
    let (old, new) = (before.map(WriterStory.traces) ?? [:], WriterStory.traces(after))
    for log in after.logs { workoutOfLog[log.id] = after.id }
    logged.formUnion(new.keys.filter { old[$0] == nil })
    takenBack.formUnion(old.filter { new[$0.key, default: 0] < $0.value && isKept($0.key.log, after) }.keys)
  }

  private func isKept(_ log: ULID, _ workout: WorkoutDocument) -> Bool { workout.logs.contains { $0.id == log } }

  /// Notes an edit of a routine that was acknowledged.
  mutating func note(_ before: SplitDocument?, _ after: SplitDocument) {
    edits += 1
    let (old, new) = (Set(before?.exercises.map(\.name) ?? []), Set(after.exercises.map(\.name)))
    exercises.formUnion(new.subtracting(old))
    exercisesTaken.formUnion(old.subtracting(new))
  }

  /// Notes a set that an old program logged, which asks nobody.
  mutating func note(_ trace: WriterStory.Trace, in workout: ULID) {
    edits += 1
    dead.remove(workout)
    workoutOfLog[trace.log] = workout
    logged.insert(trace)
  }
}
