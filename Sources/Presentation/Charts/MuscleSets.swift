public import TrainingModel

/// The working sets a week that a muscle had.
public struct MuscleSets: Hashable, Sendable {
  /// The muscle's name.
  public var muscle: String
  /// Sets a week. A set of an exercise that the muscle only helps with counts half, our own choice.
  public var sets: Double

  /// Sets a week of a muscle.
  public init(muscle: String, sets: Double) { (self.muscle, self.sets) = (muscle, sets) }

  /// The sets of the `weeks` weeks that end with `today`, the most first. `muscles` names the muscles of an exercise by
  /// its library name, those that do the work and those that help; `day` gives the day of a moment.
  public static func perWeek(
    of workouts: [WorkoutDocument], weeks: Int64, through today: Day, day: (Instant) -> Day,
    muscles: (String) -> (primary: [String], secondary: [String])
  ) -> [MuscleSets] {
    var sums: [String: Double] = [:]
    for workout in workouts {
      let age = today - day(workout.start)
      guard age >= 0, age < weeks * 7 else { continue }
      for log in workout.logs {
        let sets = Double(log.doneSets.count { $0.isWorking })
        let named = muscles(log.resolvedLibraryName)
        for muscle in named.primary { sums[muscle, default: 0] += sets }
        for muscle in named.secondary { sums[muscle, default: 0] += sets / 2 }
      }
    }
    let all = sums.keys.sorted().map { MuscleSets(muscle: $0, sets: (sums[$0] ?? 0) / Double(max(weeks, 1))) }
    return all.filter { $0.sets > 0 }.sorted { ($1.sets, $0.muscle) < ($0.sets, $1.muscle) }
  }
}
