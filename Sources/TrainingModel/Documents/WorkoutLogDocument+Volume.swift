extension WorkoutLogDocument {
  /// Repetitions times weight over the sets of this exercise, in `unit`; a log without a unit is taken to be in it.
  ///
  /// Recorded sets count where there are any, else the plan; of a skipped exercise only recorded sets; warm-ups and
  /// assisted exercises (whose weight is help) count nothing.
  public func volume(in unit: WeightUnit) -> Double {
    guard loadType == .weight, !isAssisted else { return 0 }
    let scale = (weightUnit ?? unit).kilograms / unit.kilograms
    if let setEntries {
      return scale * setEntries.reduce(0) { $0 + ($1.isWorking ? Double($1.reps ?? 0) * ($1.weight ?? 0) : 0) }
    }
    return status == .skipped ? 0 : scale * Double(sets) * Double(reps) * weight
  }

  private var isAssisted: Bool { resolvedLibraryName.lowercased().split(separator: " ").contains("assisted") }
}
