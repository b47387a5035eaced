public import TrainingModel

/// Sets, exercises and workouts in a few words.
public enum SetWords {
  /// A set as it was done: `5 × 60 kg`, `12 reps`, `45 s`, with its distance, kind and rating where it has them.
  public static func text(_ set: SetEntry, unit: WeightUnit) -> String {
    var parts: [String] = []
    switch (set.reps, set.weight) {
    case (let reps?, let weight?): parts.append("\(reps) × \(self.weight(weight, unit: unit))")
    case (let reps?, nil): parts.append(NumberWords.count(reps, "rep"))
    case (nil, let weight?): parts.append(self.weight(weight, unit: unit))
    case (nil, nil): break
    }
    if let seconds = set.seconds { parts.insert(self.seconds(seconds), at: set.reps == nil ? 0 : parts.count) }
    if let distance = set.kilometres { parts.append(NumberWords.decimal(distance.value, digits: 2) + " km") }
    if let kind = set.kind { parts.append(name(kind)) }
    if let rpe = set.rpe { parts.append("effort " + NumberWords.decimal(rpe, digits: 1)) }
    return parts.isEmpty ? "no numbers" : parts.joined(separator: ", ")
  }

  /// A weight: 62.5 kg.
  public static func weight(_ weight: Double, unit: WeightUnit) -> String {
    NumberWords.decimal(weight, digits: 2) + " " + unit.rawValue
  }

  /// Seconds: 45 s, 2 min 30 s, 5 min.
  public static func seconds(_ seconds: Int64) -> String {
    guard seconds >= 120 else { return "\(seconds) s" }
    return "\(seconds / 60) min" + (seconds % 60 == 0 ? "" : " \(seconds % 60) s")
  }

  /// What a kind of set is called.
  public static func name(_ kind: SetKind) -> String {
    switch kind {
    case .warmup: "warm-up"
    case .drop: "drop set"
    case .failure: "to failure"
    }
  }

  /// What a status is called.
  public static func name(_ status: WorkoutStatus) -> String {
    switch status {
    case .notStarted: "not started"
    case .inProgress: "in progress"
    case .completed: "done"
    case .skipped: "skipped"
    }
  }

  /// The next set of an exercise: `Bench Press, set 2 of 3: 5 × 60 kg`; where nobody has said a weight yet
  /// `5 reps, weight not set`.
  public static func next(_ log: WorkoutLogDocument, unit: WeightUnit) -> String {
    var set = log.nextSet(at: log.date)
    let lacksWeight = set.weight == 0
    if lacksWeight { set.weight = nil }
    let numbers = text(set, unit: log.weightUnit ?? unit) + (lacksWeight ? ", weight not set" : "")
    return "\(log.exerciseName), \(place(log.recordedSetCount + 1, of: log.sets)): \(numbers)"
  }

  /// How a workout stands, in a few words.
  static func standing(_ workout: WorkoutDocument) -> String {
    workout.isRunning && workout.status == .notStarted ? "begun, no set yet" : name(workout.status)
  }

  /// `set 2 of 3`; without the plan where more sets are done than planned.
  static func place(_ number: Int64, of sets: Int64) -> String {
    number > sets ? "set \(number)" : "set \(number) of \(sets)"
  }
}
