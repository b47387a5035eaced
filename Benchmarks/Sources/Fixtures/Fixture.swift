import CanonicalJSON
import TrainingModel

/// Workouts of six exercises with four sets each, about 7 kB, all different.
public enum Fixture {
  private static let names = ["Bench Press", "Squat", "Lat Pull Down", "Leg Press", "Overhead Press", "Plank"]

  /// The workout of this number, as a file.
  public static func workout(number: Int) -> [UInt8] {
    let start = Instant(seconds: 1_600_000_000 + Int64(number) * 86_400)
    var mint = ULIDMint()
    func id() -> ULID {
      mint.make(
        milliseconds: UInt64(start.seconds) * 1000, randomHigh: UInt16(truncatingIfNeeded: number &* 40_503),
        randomLow: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    }
    var workout = WorkoutDocument(id: id(), start: start, createdAt: start)
    (workout.splitID, workout.splitName, workout.restSeconds) = (id(), "Upper / Lower \(number % 2)", 90)
    for (index, name) in names.enumerated() {
      var log = WorkoutLogDocument(
        id: id(), exerciseName: name, order: Int64(index), loadType: index == 5 ? .duration : .weight, date: start)
      (log.sets, log.reps, log.weight) = (4, 8, 20 + 2.5 * Double((number + index) % 40))
      if index == 5 { log.durationSeconds = 45 }
      if index == 3 {
        log.machineSettings = [
          MachineSetting(name: "Seat", value: "4"), MachineSetting(name: "Back", value: "3rd hole"),
        ]
      }
      if index % 3 == 0 { log.notes = "felt strong – \"pause\" at the bottom, 3/1/1" }
      log.transition(to: .inProgress, at: start + Int64(index * 600))
      for set in 0..<4 {
        log.record(
          log.plannedSet(at: start + Int64(index * 600 + set * 140 + 30)),
          at: start + Int64(index * 600 + set * 140 + 30))
      }
      log.transition(to: .completed, at: start + Int64(index * 600 + 560))
      workout.logs.append(log)
    }
    workout.recomputeStatus(at: start + 3600)
    var metrics = WorkoutMetrics(source: .watch, recordedAt: start + 3601)
    (metrics.avgHeartRate, metrics.maxHeartRate, metrics.activeEnergyKcal) = (118.4, 161, 312.7)
    metrics.hrZoneSeconds = [900, 1200.5, 800, 300, 12]
    metrics.totalVolume = workout.totalVolume(in: .kg)
    workout.metrics = metrics
    workout.updatedAt = start + 3601
    return workout.canonicalBytes()
  }
}
