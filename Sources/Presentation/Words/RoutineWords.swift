public import TrainingModel

/// Routines and their plans in a few words.
public enum RoutineWords {
  /// What a kind of training is called.
  public static func kind(_ type: WorkoutActivityType) -> String {
    switch type {
    case .traditionalStrength: "strength"
    case .functionalStrength: "functional strength"
    case .hiit: "intervals"
    case .coreTraining: "core"
    case .cardio: "cardio"
    case .cycling: "cycling"
    case .warmUp: "warm-up"
    case .stretching: "stretching"
    case .mindAndBody: "mind and body"
    }
  }

  /// The plan of an exercise: `3 × 8, 60 kg`, `3 × 40 s`. Weights are in `unit`.
  public static func plan(_ exercise: ExerciseDocument, unit: WeightUnit) -> String {
    let amount = exercise.loadType == .duration ? SetWords.seconds(exercise.durationSeconds) : String(exercise.reps)
    let sets = "\(exercise.sets) × \(amount)"
    if exercise.weight != 0 { return sets + ", " + SetWords.weight(exercise.weight, unit: unit) }
    return sets + (exercise.loadType == .weight ? ", weight not set" : "")
  }

  /// A rest: `90 s`, `2 min`, `none`.
  public static func rest(_ seconds: Int64) -> String { seconds == 0 ? "none" : SetWords.seconds(seconds) }

  /// What stands below an exercise: its own rest, its superset, its library name, its machine; nil where there is nothing.
  public static func details(_ exercise: ExerciseDocument) -> String? {
    var parts: [String] = []
    if let rest = exercise.restSeconds { parts.append("rest " + self.rest(rest)) }
    if let superset = exercise.supersetID { parts.append("superset \(superset)") }
    if let name = exercise.libraryName { parts.append("counts as " + name) }
    if let settings = exercise.machineSettings {
      parts.append(settings.isEmpty ? "machine" : settings.map { $0.name + " " + $0.value }.joined(separator: ", "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// A routine in a line: its exercises, its sets, its kind where it is not strength.
  public static func summary(_ routine: SplitDocument) -> String {
    let sets = routine.exercises.reduce(0) { $0 + $1.sets }
    let numbers = NumberWords.count(Int64(routine.exercises.count), "exercise")
    let kind = routine.resolvedActivityType
    guard sets > 0 else { return "no exercise yet" }
    return numbers + ", " + NumberWords.count(sets, "set")
      + (kind == .traditionalStrength ? "" : ", " + self.kind(kind))
  }
}
