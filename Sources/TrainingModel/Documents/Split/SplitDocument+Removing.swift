extension SplitDocument {
  /// Removes an exercise and leaves its tombstone, not before anything that is known of it, so that a stale copy cannot bring
  /// it back. Its plan is kept as long as the tombstone.
  public mutating func remove(exercise id: ULID, at now: Instant) {
    guard let index = exercises.firstIndex(where: { $0.id == id }) else { return }
    var removed = exercises.remove(at: index)
    let newest = newestTime(of: removed)
    // The document's own time, which an exercise has that states none, goes on.
    removed.updatedAt = newest
    let stamp = max(now, newest)
    deletedExercises = ((deletedExercises ?? []).filter { $0.id != id } + [removed]).sorted { $0.id < $1.id }
    var stamps = deletedExerciseIDs ?? DeletionStamps()
    stamps[id] = stamp
    (deletedExerciseIDs, updatedAt) = (stamps, max(stamp, .stamp(now: now, over: updatedAt)))
  }

  /// Brings a removed exercise back; does nothing for one of which nothing was kept.
  public mutating func restore(exercise id: ULID, at now: Instant) {
    guard var exercise = deletedExercises?.first(where: { $0.id == id }) else { return }
    let newest = newestTime(of: exercise)
    exercise.updatedAt = .stamp(now: now, over: max(newest, deletedExerciseIDs?[id] ?? newest))
    deletedExercises?.removeAll { $0.id == id }
    if deletedExercises?.isEmpty == true { deletedExercises = nil }
    exercises.append(exercise)
    updatedAt = .stamp(now: now, over: updatedAt)
  }

  private func newestTime(of exercise: ExerciseDocument) -> Instant {
    let time = exercise.updatedAt ?? updatedAt
    return max(time, exercise.fieldUpdatedAt?.newest ?? time)
  }
}
