public import TrainingModel

/// A record that was set in a workout: better than anything that was done of the exercise before it began.
public struct WorkoutRecord: Hashable, Sendable {
  /// What was better.
  public enum Kind: String, Hashable, Sendable {
    /// The heaviest set.
    case heaviest
    /// The estimated weight of a single repetition.
    case estimate
    /// The most repetitions, of an exercise without weight.
    case mostRepetitions
    /// The set held or worked longest.
    case longest
    /// The greatest volume of one workout.
    case volume
  }

  /// The exercise's name in the library.
  public var exercise: String
  /// What was better.
  public var kind: Kind
  /// What it is now and what it was before, in words.
  public var words: String

  /// The records of `workout` among all `workouts`, exercise by exercise in its order. What was done for the first time
  /// is none. Weights are said in `unit`.
  public static func all(in workout: WorkoutDocument, among workouts: [WorkoutDocument], unit: WeightUnit)
    -> [WorkoutRecord]
  {
    let earlier = workouts.filter { ($0.start, $0.id) < (workout.start, workout.id) }
    var names: [String] = []
    for log in workout.shownLogs where !names.contains(log.resolvedLibraryName) {
      names.append(log.resolvedLibraryName)
    }
    return names.flatMap { name in
      let before = ExerciseHistory(of: name, in: earlier, weightsIn: unit)
      let now = ExerciseHistory(of: name, in: [workout], weightsIn: unit)
      return before.performances.isEmpty || now.performances.isEmpty
        ? [] : RecordComparison(name: name, before: before, now: now, unit: unit).records
    }
  }
}

/// What was done of an exercise before, and in one workout.
private struct RecordComparison {
  let name: String
  let before: ExerciseHistory
  let now: ExerciseHistory
  let unit: WeightUnit

  var records: [WorkoutRecord] {
    [heaviest, estimate, mostRepetitions, longest, volume].compactMap { $0 }
  }

  private var heaviest: WorkoutRecord? {
    guard let new = now.heaviest?.set, let weight = new.weight, weight > 0,
      let old = before.heaviest?.set.weight, weight > old
    else { return nil }
    return record(
      .heaviest, "Heaviest set: \(SetWords.text(new.bare, unit: unit)), before \(SetWords.weight(old, unit: unit))")
  }

  private var estimate: WorkoutRecord? {
    guard let new = now.bestEstimate, let old = before.bestEstimate, new.maximum > old.maximum else { return nil }
    let maximum = NumberWords.decimal(new.maximum, digits: 1) + " " + unit.rawValue
    let was = NumberWords.decimal(old.maximum, digits: 1) + " " + unit.rawValue
    return record(
      .estimate,
      "Estimated best single: \(maximum), from \(SetWords.text(new.record.set.bare, unit: unit)); before \(was)")
  }

  private var mostRepetitions: WorkoutRecord? {
    guard let new = now.mostRepetitions?.set, new.weight == nil, let reps = new.reps,
      let old = before.mostRepetitions?.set.reps, reps > old
    else { return nil }
    return record(.mostRepetitions, "Most repetitions: \(reps), before \(old)")
  }

  private var longest: WorkoutRecord? {
    guard let seconds = now.longest?.set.seconds, let old = before.longest?.set.seconds, seconds > old else {
      return nil
    }
    return record(.longest, "Longest set: \(SetWords.seconds(seconds)), before \(SetWords.seconds(old))")
  }

  private var volume: WorkoutRecord? {
    guard let new = now.greatestVolume?.volume, let old = before.greatestVolume?.volume, new > old else { return nil }
    return record(
      .volume,
      "Most volume: \(NumberWords.whole(new)) \(unit.rawValue), before \(NumberWords.whole(old)) \(unit.rawValue)")
  }

  private func record(_ kind: WorkoutRecord.Kind, _ words: String) -> WorkoutRecord {
    WorkoutRecord(exercise: name, kind: kind, words: words)
  }
}

extension SetEntry {
  /// The set by its repetitions, weight and seconds alone.
  var bare: SetEntry {
    var set = SetEntry(completedAt: completedAt)
    (set.reps, set.weight, set.seconds) = (reps, weight, seconds)
    return set
  }
}
