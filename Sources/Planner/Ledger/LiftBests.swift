import TrainingModel

/// The best of each exercise in the last days, which says how near a set came to her limit.
struct LiftBests {
  private var positions: [String: Int] = [:]
  private var bests: [MovingBest] = []

  /// Takes in the sets of a lift; ask for its effort afterwards.
  mutating func add(_ sets: [LiftSet], on day: Int64) {
    for set in sets { bests[position(of: set.exercise)].add(set, on: day) }
  }

  /// The effort that the working sets amount to, 1…10: the mean of their ratings, or of 0.6 + 6.1 times the part of
  /// the repetitions that she could have done. Nil without a working set.
  func effort(of sets: [LiftSet]) -> Double? {
    var sum = 0.0
    var count = 0.0
    for set in sets where set.isWorking {
      guard let effort = set.effort?.value ?? estimate(set) else { continue }
      sum += effort
      count += 1
    }
    return count > 0 ? min(max(sum / count, 1), 10) : nil
  }

  private func estimate(_ set: LiftSet) -> Double? {
    guard let position = positions[set.exercise] else { return nil }
    let most = bests[position].mostRepetitions(with: set.kilograms)
    let part = most > 0 ? min(1, Double(set.repetitions) / most) : 1
    return PlannerConstants.liftEffortBase + PlannerConstants.liftEffortSlope * part
  }

  private mutating func position(of exercise: String) -> Int {
    if let position = positions[exercise] { return position }
    positions[exercise] = bests.count
    bests.append(MovingBest())
    return bests.count - 1
  }
}

/// The best set of one exercise in the last days: estimated one-repetition maximum, and repetitions without weight.
private struct MovingBest {
  private var maxima = MovingMaximum(days: PlannerConstants.ownMedianDays)
  private var bodyweight = MovingMaximum(days: PlannerConstants.ownMedianDays)

  mutating func add(_ set: LiftSet, on day: Int64) {
    let repetitions = Double(set.repetitions)
    if set.kilograms > 0 {
      maxima.add(set.kilograms * (1 + repetitions / PlannerConstants.epley), on: day)
    } else {
      bodyweight.add(repetitions, on: day)
    }
  }

  /// The most repetitions with a weight, by Epley's formula turned round; 0 where the weight is the maximum.
  func mostRepetitions(with kilograms: Double) -> Double {
    if kilograms <= 0 { return bodyweight.maximum }
    return max(0, PlannerConstants.epley * (maxima.maximum / kilograms - 1))
  }
}

/// The greatest value of the last days, as of the day last added.
struct MovingMaximum {
  /// How many days before the newest are read, that day included.
  let days: Int64
  private var falling: [(day: Int64, value: Double)] = []
  private var head = 0

  init(days: Int64) { self.days = days }

  /// 0 without values.
  var maximum: Double { head < falling.count ? falling[head].value : 0 }

  mutating func add(_ value: Double, on day: Int64) {
    while head < falling.count, falling[head].day < day - days { head += 1 }
    while falling.count > head, falling[falling.count - 1].value <= value { falling.removeLast() }
    falling.append((day, value))
  }
}
