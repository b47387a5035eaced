import TrainingModel

/// What an exercise's chart draws: one point a workout.
struct ExerciseSeries {
  enum Measure { case weight, repetitions, seconds }

  struct Best {
    var day: Day
    /// The heaviest weight, the most repetitions or the longest set.
    var value: Double
    /// The set that it is of.
    var set: SetEntry
    /// The weight that could be lifted once, and the set that says so.
    var estimate: Double?
    var estimateSet: SetEntry?
  }

  let measure: Measure
  /// Oldest first.
  let points: [Best]

  /// Nil where nothing can be measured.
  init?(_ history: ExerciseHistory, day: (Instant) -> Day) {
    let measure = Self.measure(of: history)
    let points = history.performances.compactMap { performance in
      Self.best(performance.sets, measure, on: day(performance.start))
    }
    guard !points.isEmpty else { return nil }
    (self.measure, self.points) = (measure, points)
  }

  /// The point with the greatest value, of equal ones the first.
  var heaviest: Best? { points.first { point in !points.contains { $0.value > point.value } } }

  /// The point with the greatest estimate, of equal ones the first.
  var strongest: Best? {
    var best: Best?
    for point in points where (point.estimate ?? 0) > (best?.estimate ?? 0) { best = point }
    return best
  }

  private static func measure(of history: ExerciseHistory) -> Measure {
    let sets = history.performances.flatMap { $0.sets }
    if !history.isAssisted, sets.contains(where: { $0.isLifted }) { return .weight }
    return sets.contains { ($0.reps ?? 0) > 0 } ? .repetitions : .seconds
  }

  private static func best(_ sets: [SetEntry], _ measure: Measure, on day: Day) -> Best? {
    var best: Best?
    for set in sets {
      guard let value = set.value(of: measure), value > best?.value ?? 0 else { continue }
      best = Best(day: day, value: value, set: set)
    }
    guard measure == .weight else { return best }
    for set in sets {
      guard let estimate = set.estimatedMaximum, estimate > best?.estimate ?? 0 else { continue }
      best?.estimate = estimate
      best?.estimateSet = set
    }
    return best
  }
}

extension SetEntry {
  fileprivate var isLifted: Bool { (weight ?? 0) > 0 && (reps ?? 0) > 0 }

  fileprivate func value(of measure: ExerciseSeries.Measure) -> Double? {
    switch measure {
    case .weight: isLifted ? weight : nil
    case .repetitions: reps.map { Double($0) }
    case .seconds: seconds.map { Double($0) }
    }
  }
}
