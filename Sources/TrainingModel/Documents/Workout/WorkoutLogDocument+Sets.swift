extension WorkoutLogDocument {
  /// Records one more set, begins the exercise (again) unless it is completed, and stamps the log.
  public mutating func record(_ entry: SetEntry, at now: Instant) {
    let seen = updatedAt
    if status != .completed { transition(to: .inProgress, at: now) }
    setEntries = (setEntries ?? []) + [entry]
    currentStateIndex = Int64(setEntries?.count ?? 0)
    updatedAt = .stamp(now: now, over: seen)
  }

  /// Puts `entry` in the place of a recorded set, at its index in `setEntries`; does nothing where there is none.
  public mutating func replaceSet(at index: Int, with entry: SetEntry, now: Instant) {
    guard let recorded = setEntries, recorded.indices.contains(index), recorded[index] != entry else { return }
    setEntries?[index] = entry
    touch(at: now)
  }

  /// Takes a recorded set back, by its index in `setEntries`; does nothing where there is none.
  public mutating func removeSet(at index: Int, now: Instant) {
    guard let recorded = setEntries, recorded.indices.contains(index) else { return }
    setEntries?.remove(at: index)
    currentStateIndex = Int64(recorded.count - 1)
    touch(at: now)
  }

  /// Plans one set more than before, and opens the exercise again where it was resolved.
  public mutating func planOneMoreSet(at now: Instant) {
    let seen = updatedAt
    sets += 1
    if status.isResolved { transition(to: .inProgress, at: now) }
    updatedAt = .stamp(now: now, over: seen)
  }

  /// Gives the exercise another name and keeps the library's beside it, so that figure, history and records stay; the
  /// library's own name takes that away again.
  public mutating func rename(to name: String, at now: Instant) {
    guard name != exerciseName else { return }
    (exerciseName, libraryName) = (name, LibraryName.kept(resolvedLibraryName, beside: name))
    touch(at: now)
  }
}
