/// Ranges of numbers that documents may hold: wide enough for every record, narrow enough that sums stay finite.
enum DocumentRange {
  /// Positions in a list.
  static let order: ClosedRange<Int64> = -1_000_000...1_000_000
  /// Sets, repetitions and the like.
  static let count: ClosedRange<Int64> = 0...100_000
  /// Seconds up to fourteen days.
  static let seconds: ClosedRange<Int64> = 0...1_209_600
  /// Codes whose meaning a newer version may know.
  static let code: ClosedRange<Int64> = 0...1_000_000
  /// Beats a minute that somebody aims for.
  static let targetHeartRate: ClosedRange<Int64> = 20...300
  /// Weights in either unit; below zero where a program writes help so.
  static let weight: ClosedRange<Double> = -100_000...100_000
  /// Repetitions times weight.
  static let volume: ClosedRange<Double> = 0...1e18
  /// Kilocalories.
  static let energy: ClosedRange<Double> = 0...1_000_000
  /// Beats a minute as other programs write them, 0 where there was no signal.
  static let heartRate: ClosedRange<Double> = 0...300
  /// Seconds in one heart-rate zone.
  static let zoneSeconds: ClosedRange<Double> = 0...10_000_000
  /// Hours of a timed race, up to fourteen days.
  static let hours: ClosedRange<Double> = 0.01...336
}
