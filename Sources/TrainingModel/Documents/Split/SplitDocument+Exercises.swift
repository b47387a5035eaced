extension SplitDocument {
  /// The exercises in the order in which they are done.
  public var shownExercises: [ExerciseDocument] { exercises.sorted { ($0.order, $0.id) < ($1.order, $1.id) } }

  /// Adds an exercise behind all others.
  public mutating func append(_ exercise: ExerciseDocument) {
    var last = exercise
    last.order = exercises.map { $0.order }.max().map { min($0 + 1, DocumentRange.order.upperBound) } ?? 0
    exercises.append(last)
  }

  /// Takes an exercise out; nothing happens where there is none of this identifier.
  public mutating func removeExercise(_ id: ULID) { exercises.removeAll { $0.id == id } }

  /// Moves an exercise to a place in the order in which they are done, from 0 on, and numbers all from 0 on. Nothing
  /// happens where there is no such exercise or place.
  public mutating func moveExercise(_ id: ULID, to place: Int) {
    var shown = shownExercises.map { $0.id }
    guard let source = shown.firstIndex(of: id), shown.indices.contains(place) else { return }
    shown.insert(shown.remove(at: source), at: place)
    for index in exercises.indices {
      if let position = shown.firstIndex(of: exercises[index].id) { exercises[index].order = Int64(position) }
    }
  }
}
