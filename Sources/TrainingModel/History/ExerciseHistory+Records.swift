extension ExerciseHistory {
  /// The heaviest set with at least one repetition, of equal weights the one with more repetitions; nil for exercises
  /// without weight and for assisted ones.
  public var heaviest: ExerciseRecord? {
    isAssisted ? nil : best { set in (set.reps ?? 0) > 0 ? set.weight.map { ($0, Double(set.reps ?? 0)) } : nil }
  }

  /// The set with the most repetitions, of equal ones the heavier; for an assisted exercise the one with less help.
  public var mostRepetitions: ExerciseRecord? {
    best { set in set.reps.map { (Double($0), (isAssisted ? -1 : 1) * (set.weight ?? 0)) } }
  }

  /// The set held or worked longest.
  public var longest: ExerciseRecord? { best { set in set.seconds.map { (Double($0), 0) } } }

  /// The workout with the greatest volume; nil where no volume is counted.
  public var greatestVolume: ExercisePerformance? {
    var best: ExercisePerformance?
    for performance in performances where performance.volume > (best?.volume ?? 0) { best = performance }
    return best
  }

  /// The set of the greatest rank above zero; of equal ranks the one done first, which stays the record until beaten.
  private func best(_ rank: (SetEntry) -> (Double, Double)?) -> ExerciseRecord? {
    var (record, highest): (ExerciseRecord?, (Double, Double)) = (nil, (0, 0))
    for performance in performances {
      for set in performance.sets {
        guard let rank = rank(set), rank.0 > 0, record == nil || rank > highest else { continue }
        highest = rank
        record = ExerciseRecord(set: set, workoutID: performance.workoutID, start: performance.start)
      }
    }
    return record
  }
}
