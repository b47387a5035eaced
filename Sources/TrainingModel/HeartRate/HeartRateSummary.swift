/// What the single heart rates of a session say in sum. Each stands until the next one is measured.
public struct HeartRateSummary: Hashable, Sendable {
  /// The longest time that one heart rate stands for, in seconds: devices that save space write one every few seconds,
  /// and a longer gap is a lost strap. Our own choice.
  public static let longestStand: Int64 = 10

  /// The mean, each rate weighted by the time that it stood.
  public let mean: HeartRate
  /// The highest.
  public let highest: HeartRate
  /// The lowest.
  public let lowest: HeartRate
  /// Seconds in each of the five zones, low to high.
  public let zoneSeconds: [Double]
  /// Seconds for which a heart rate is known; those below the first zone are the difference to `zoneSeconds`.
  public let coveredSeconds: Double

  /// Sums up `samples` in any order, of a session that ended at `end`; of several in one second the last one given
  /// counts. Nil where no sample stands for any time.
  public init?(of samples: [HeartRateSample], until end: Instant, in zones: HeartRateZones) {
    let stands = Self.stands(of: samples, until: end)
    guard let first = stands.first else { return nil }
    var (sum, covered, seconds) = (0.0, 0.0, [0.0, 0, 0, 0, 0])
    var (highest, lowest) = (first.rate, first.rate)
    for stand in stands {
      sum += stand.rate.value * stand.seconds
      covered += stand.seconds
      if let zone = zones.zone(of: stand.rate) { seconds[zone] += stand.seconds }
      (highest, lowest) = (max(highest, stand.rate), min(lowest, stand.rate))
    }
    (mean, self.highest, self.lowest) = (HeartRate(sum / covered), highest, lowest)
    (zoneSeconds, coveredSeconds) = (seconds, covered)
  }

  private static func stands(of samples: [HeartRateSample], until end: Instant) -> [(rate: HeartRate, seconds: Double)]
  {
    let usable = samples.enumerated().filter { HeartRate.documentRange.contains($0.element.rate.value) }
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map { $0.element }
    return usable.indices.compactMap { index in
      let next = index + 1 < usable.count ? min(usable[index + 1].at, end) : end
      let seconds = min(next - usable[index].at, longestStand)
      return seconds > 0 ? (usable[index].rate, Double(seconds)) : nil
    }
  }
}

extension WorkoutMetrics {
  /// Takes over mean, highest and lowest heart rate and the time in zones.
  public mutating func add(_ summary: HeartRateSummary) {
    (avgHeartRate, maxHeartRate, minHeartRate) = (summary.mean.value, summary.highest.value, summary.lowest.value)
    hrZoneSeconds = summary.zoneSeconds
  }
}
