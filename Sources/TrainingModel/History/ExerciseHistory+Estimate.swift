extension ExerciseHistory {
  /// The set that says most of her strength, with the weight that she could lift once by it; nil for exercises without
  /// weight and for assisted ones. Of equal estimates the one done first.
  ///
  /// Epley 1985: weight × (1 + repetitions ÷ 30); a single repetition is its own weight. Sets of more than 12
  /// repetitions say too little of one and are left out, our own choice.
  public var bestEstimate: (record: ExerciseRecord, maximum: Double)? {
    guard !isAssisted else { return nil }
    var best: (record: ExerciseRecord, maximum: Double)?
    for performance in performances {
      for set in performance.sets {
        guard let maximum = set.estimatedMaximum, maximum > best?.maximum ?? 0 else { continue }
        best = (ExerciseRecord(set: set, workoutID: performance.workoutID, start: performance.start), maximum)
      }
    }
    return best
  }

  /// The sets that no other one beats, heaviest first: each has more repetitions than any set of as much weight or
  /// more. Empty for exercises without weight and for assisted ones.
  public var repetitionRecords: [ExerciseRecord] {
    guard !isAssisted else { return [] }
    var all: [ExerciseRecord] = []
    for performance in performances {
      for set in performance.sets where (set.reps ?? 0) > 0 && (set.weight ?? 0) > 0 {
        all.append(ExerciseRecord(set: set, workoutID: performance.workoutID, start: performance.start))
      }
    }
    all.sort { Self.rank($0) > Self.rank($1) }
    var (records, most): ([ExerciseRecord], Int64) = ([], 0)
    for record in all where (record.set.reps ?? 0) > most {
      records.append(record)
      most = record.set.reps ?? 0
    }
    return records
  }

  /// Heavier first, then more repetitions, then what was done first.
  private static func rank(_ record: ExerciseRecord) -> (Double, Int64, Int64) {
    (record.set.weight ?? 0, record.set.reps ?? 0, -record.start.seconds)
  }
}

extension SetEntry {
  /// The weight that could be lifted once by this set, in the set's own unit; nil where it says too little: without a
  /// weight, or with more than 12 repetitions. Epley 1985, as `bestEstimate` says.
  public var estimatedMaximum: Double? {
    guard let weight, weight > 0, let reps, (1...12).contains(reps) else { return nil }
    return reps == 1 ? weight : weight * (1 + Double(reps) / 30)
  }
}
