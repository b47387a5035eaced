extension WorkoutLogDocument {
  /// Repetitions times weight over the sets of this exercise, in `unit`; a log without a unit is taken to be in it.
  ///
  /// Recorded sets count where there are any; a completed exercise of a file from before sets were recorded counts its
  /// plan. Warm-ups, assisted exercises (whose weight is help) and weights below zero count nothing.
  public func volume(in unit: WeightUnit) -> Double {
    guard loadType == .weight, !isAssisted else { return 0 }
    let scale = (weightUnit ?? unit).kilograms / unit.kilograms
    if setEntries != nil { return scale * shownSets.reduce(0) { $0 + $1.volume } }
    return isCompleted ? scale * Double(sets) * Double(reps) * max(weight, 0) : 0
  }

  /// Whether the weight is help rather than load: the library's name has the word "assisted".
  public var isAssisted: Bool { Self.isAssisted(libraryName: resolvedLibraryName) }

  /// Whether an exercise's weight is help rather than load.
  static func isAssisted(libraryName: String) -> Bool {
    libraryName.lowercased().utf8.split { $0 < 0x80 && $0 &- 0x61 >= 26 }
      .contains { $0.elementsEqual("assisted".utf8) }
  }

  /// The sets that were done: those recorded; of a completed exercise of an older file the sets of its plan.
  public var doneSets: [SetEntry] {
    if setEntries != nil { return shownSets }
    guard isCompleted else { return [] }
    let set = plannedSet(at: completedAt ?? date)
    return [SetEntry](repeating: set, count: Int(min(sets, Self.mostFilledSets)))
  }
}

extension SetEntry {
  /// Repetitions times weight, in the weight's own unit; nothing for a warm-up.
  fileprivate var volume: Double { isWorking ? Double(reps ?? 0) * max(weight ?? 0, 0) : 0 }
}
