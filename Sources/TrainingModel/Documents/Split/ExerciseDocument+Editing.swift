extension ExerciseDocument {
  /// Gives the exercise another name and keeps the library's beside it, so that figure, page and history stay; the
  /// library's own name takes that away again.
  public mutating func rename(to name: String) {
    (self.name, libraryName) = (name, LibraryName.kept(resolvedLibraryName, beside: name))
  }

  /// Changes what the exercise is loaded with. An exercise that is not timed has no seconds.
  public mutating func change(loadType: LoadType) {
    loadTypeCode = loadType.rawValue
    if loadType != .duration { durationSeconds = 0 }
  }

  /// The numbers of the plan that an exercise with this load needs and that are 0. A weight of 0 is one.
  public var missingNumbers: [SetNumber] {
    (loadType?.setNumbers ?? []).filter { number in
      switch number {
      case .reps: reps == 0
      case .weight: false
      case .seconds: durationSeconds == 0
      }
    }
  }
}
