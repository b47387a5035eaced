extension WorkoutLogDocument {
  /// Records one more set, begins the exercise (again) unless it is completed, and stamps the log.
  public mutating func record(_ entry: SetEntry, at now: Instant) {
    let seen = updatedAt
    if status != .completed { transition(to: .inProgress, at: now) }
    var entry = entry
    // An older program knows sets by their second alone.
    while setEntries?.contains(where: { $0.completedAt == entry.completedAt }) == true {
      entry.completedAt = entry.completedAt + 1
    }
    setEntries = (setEntries ?? []) + [entry]
    currentStateIndex = Int64(shownSets.count)
    updatedAt = .stamp(now: now, over: seen)
  }

  /// Puts `entry` in the place of a recorded set, at its index in `setEntries`; does nothing where there is none.
  public mutating func replaceSet(at index: Int, with entry: SetEntry, now: Instant) {
    guard let recorded = setEntries, recorded.indices.contains(index) else { return }
    var entry = entry
    // The set stays the one it was.
    (entry.id, entry.twin) = (recorded[index].id, recorded[index].twin)
    entry.updatedAt = recorded[index].updatedAt
    guard recorded[index] != entry else { return }
    setEntries?[index] = entry
    if let twin = hiddenTwin(of: index, in: recorded) { setEntries?.remove(at: twin) }
    touch(at: now)
  }

  /// Takes a recorded set back, by its index in `setEntries`; does nothing where there is none.
  public mutating func removeSet(at index: Int, now: Instant) {
    guard let recorded = setEntries, recorded.indices.contains(index) else { return }
    let gone = [index, hiddenTwin(of: index, in: recorded) ?? index]
    setEntries = recorded.indices.filter { !gone.contains($0) }.map { recorded[$0] }
    currentStateIndex = Int64(shownSets.count)
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
