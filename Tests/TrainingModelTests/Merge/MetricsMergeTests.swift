import CanonicalJSON
import Testing

@testable import TrainingModel

/// A workout is measured by the watch and estimated by the phone.
@Suite struct MetricsMergeTests {
  private func measured(_ source: MetricSource, at seconds: Int64, rate: Double, key: String? = nil) throws
    -> DeviceCopy<WorkoutDocument>
  {
    var copy = DeviceCopy(exercises: 1)
    try copy.edit { $0.transition(log: .numbered(0), to: .completed, at: .monday + 60) }
    try copy.edit { workout in
      var metrics = WorkoutMetrics(source: source, recordedAt: .monday + seconds)
      (metrics.avgHeartRate, metrics.healthKitWorkoutUUID) = (rate, key)
      workout.attach(metrics: metrics)
    }
    return copy
  }

  @Test func `the watch beats the estimate, however late that was made`() throws {
    let (watch, phone) = (try measured(.watch, at: 70, rate: 120), try measured(.phoneEstimate, at: 900, rate: 99))
    #expect(try watch.joined(phone).document.metrics?.avgHeartRate == 120)
  }

  @Test func `of two measurements the later stays`() throws {
    let (first, second) = (try measured(.watch, at: 70, rate: 120), try measured(.watch, at: 80, rate: 121))
    #expect(try first.joined(second).document.metrics?.avgHeartRate == 121)
  }

  @Test func `the health store's key is kept from the side that loses`() throws {
    let watch = try measured(.watch, at: 70, rate: 120)
    let phone = try measured(.phoneEstimate, at: 75, rate: 99, key: "A-1")
    let joined = try watch.joined(phone)
    #expect(try joined.document.metrics?.healthKitWorkoutUUID == "A-1")
    #expect(try joined.document.metrics?.source == .watch)
    #expect(try watch.lacks(joined) && phone.lacks(joined))
  }

  @Test func `numbers put right later under the same moment are kept`() throws {
    let first = try measured(.watch, at: 70, rate: 140)
    var second = first
    try second.edit { $0.metrics?.avgHeartRate = 120 }
    #expect(try second.joined(first).document.metrics?.avgHeartRate == 120)
  }
}
