import TrainingModel

/// One exercise of a workout: consecutive sets of one name.
struct HevyExercise {
  /// What the rows of one exercise share.
  struct Key: Hashable {
    let name: String
    let superset: Int64?

    init(_ row: HevyRow) { (name, superset) = (row.exercise, row.superset) }

    /// The key as text, for identifiers.
    var text: String { name + "\u{0}" + (superset.map { String($0) } ?? "") }
  }

  let key: Key
  var rows: [HevyRow]

  /// Whether `row` is a later set of this exercise: its index is higher, or it has none.
  ///
  /// Rows of a superset may alternate between exercises, so what lies in between says nothing.
  func isContinued(by row: HevyRow) -> Bool {
    guard let index = row.index, let last = rows.last?.index else { return true }
    return index > last
  }

  /// Whether the exercise is a run, a ride, a row and the like: by its distance, or by the app's name for it.
  var isEndurance: Bool {
    !rows.contains { ($0.set.reps ?? 0) > 0 || ($0.set.weight ?? 0) > 0 }
      && (Self.enduranceNames.contains(key.name) || rows.contains { $0.set.kilometres != nil })
  }

  private static let enduranceNames: Set = [
    "Running", "Treadmill", "Walking", "Hiking", "Cycling", "Spinning", "Rowing Machine", "Elliptical Trainer",
    "Stair Machine", "Swimming",
  ]

  /// Repetitions come first, then time, then weight alone: what a set has numbers of says what loads it.
  private var loadType: LoadType {
    let hasWeight = rows.contains { ($0.set.weight ?? 0) > 0 }
    if rows.contains(where: { ($0.set.reps ?? 0) > 0 }) { return hasWeight ? .weight : .none }
    if rows.contains(where: { $0.set.seconds != nil }) { return .duration }
    return hasWeight ? .weight : .none
  }
}

extension HevyExercise {
  /// The exercise with its sets. Sets have no time of their own: they were done by the workout's end.
  func log(id: ULID, order: Int64, _ columns: HevyColumns, start: Instant, end: Instant) -> WorkoutLogDocument {
    var plan = WorkoutLogDocument(id: id, exerciseName: key.name, order: order, loadType: loadType, date: start)
    plan.notes = notes
    plan.supersetID = key.superset
    plan.weightUnit = columns.weightUnit
    // A run is told from other cardio by the library's name alone.
    if isEndurance, key.name == "Running" { plan.libraryName = "Treadmill" }
    if let planned = (rows.first { $0.set.kind == nil } ?? rows.first)?.set {
      (plan.reps, plan.weight, plan.durationSeconds) = (planned.reps ?? 0, planned.weight ?? 0, planned.seconds ?? 0)
    }
    return .imported(plan, entries: rows.map { $0.set.entry(completedAt: end) }, start: start, end: end)
  }

  /// What she wrote beside the exercise; where rows differ, each text once.
  private var notes: String? {
    var texts: [String] = []
    for row in rows where !row.exerciseNotes.isEmpty && row.exerciseNotes != texts.last {
      texts.append(row.exerciseNotes)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension HevySet {
  /// The set as it is stored, with every number that the row has.
  func entry(completedAt: Instant) -> SetEntry {
    var entry = SetEntry(completedAt: completedAt)
    (entry.reps, entry.weight, entry.seconds) = (reps, weight, seconds)
    (entry.kind, entry.rpe) = (kind, rpe)
    entry.kilometres = kilometres.map { Kilometres($0) }
    return entry
  }
}
