import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct WorkoutMetricsTests {
  private func finished() -> WorkoutDocument {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.transition(log: .numbered(0), to: .completed, at: .monday)
    return workout
  }

  private func metrics(_ source: MetricSource, at second: Int64, kcal: Double) -> WorkoutMetrics {
    var metrics = WorkoutMetrics(source: source, recordedAt: .monday + second)
    metrics.activeEnergyKcal = kcal
    return metrics
  }

  @Test func `a workout that is not over takes none`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.attach(metrics: metrics(.watch, at: 0, kcal: 1))
    workout.transition(log: .numbered(0), to: .inProgress, at: .monday)
    workout.attach(metrics: metrics(.watch, at: 0, kcal: 1))
    #expect(workout.metrics == nil)
  }

  /// Both sources on both sides, recorded earlier, at once and later.
  @Test func `a measurement outranks an estimate, then the later one counts`() {
    for old in MetricSource.allCases {
      for new in MetricSource.allCases {
        for second in [-1, 0, 1] as [Int64] {
          var workout = finished()
          workout.attach(metrics: metrics(old, at: 100, kcal: 1))
          workout.attach(metrics: metrics(new, at: 100 + second, kcal: 2))
          let newWins = old == new ? second >= 0 : new == .watch
          #expect(workout.metrics?.activeEnergyKcal == (newWins ? 2 : 1), "\(old) then \(new) \(second)")
        }
      }
    }
  }

  @Test func `what the better metrics do not speak of is kept`() throws {
    var workout = finished()
    var estimate = metrics(.phoneEstimate, at: 0, kcal: 1)
    (estimate.totalVolume, estimate.healthKitWorkoutUUID, estimate.avgHeartRate) = (480, "A", 99)
    estimate.unknown["steps"] = try RawJSON(parsing: Array("12".utf8))
    workout.attach(metrics: estimate)
    workout.attach(metrics: metrics(.watch, at: -50, kcal: 2))
    let merged = try #require(workout.metrics)
    #expect(merged.totalVolume == 480 && merged.healthKitWorkoutUUID == "A" && merged.unknown.keys == ["steps"])
    #expect(merged.avgHeartRate == nil, "an estimate does not stand as measured")
    #expect(merged.source == .watch && merged.recordedAt == .monday + -50)
  }

  @Test func `attaching counts as a change when the metrics were recorded`() {
    var workout = finished()
    let metrics = metrics(.watch, at: 30, kcal: 1)
    workout.attach(metrics: metrics)
    #expect(workout.updatedAt == .monday + 30)
    let attached = workout
    workout.attach(metrics: metrics)
    #expect(workout == attached)
  }
}
