public import TrainingModel

/// What a workout adds up to.
public struct WorkoutTotals: Hashable, Sendable {
  /// Exercises with at least one set.
  public let exercises: Int64
  /// Sets done.
  public let sets: Int64
  /// Repetitions times weight in `unit`.
  public let volume: Double
  /// From the start to the end, or to the newest set while it runs; nil where nothing was done.
  public let minutes: Minutes?
  /// The unit of the volume.
  public let unit: WeightUnit

  /// The sums of a workout.
  public init(_ workout: WorkoutDocument, unit: WeightUnit) {
    let done = workout.logs.map { Int64($0.doneSets.count) }
    exercises = Int64(done.count { $0 > 0 })
    sets = done.reduce(0, +)
    volume = workout.totalVolume(in: unit)
    minutes = workout.workEnd.map { Minutes(Double(max(0, $0 - workout.start)) / 60) }
    self.unit = unit
  }

  /// `3 exercises, 9 sets, 4,050 kg, 45 min`; what is nothing is left out.
  public var text: String {
    var parts = [NumberWords.count(exercises, "exercise"), NumberWords.count(sets, "set")]
    if volume > 0 { parts.append(NumberWords.whole(volume) + " " + unit.rawValue) }
    if let minutes, minutes.value >= 0.5 { parts.append(NumberWords.minutes(minutes)) }
    return parts.joined(separator: ", ")
  }
}
