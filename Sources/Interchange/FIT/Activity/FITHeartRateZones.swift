import TrainingModel

/// Time in five heart-rate zones.
package struct FITHeartRateZones: Hashable, Sendable {
  /// Seconds in each zone, low to high; five numbers.
  package let seconds: [Double]
  /// The lower limits of the five zones in beats a minute, 0 where the lowest zone takes everything below the second;
  /// nil where the file does not say.
  package let limits: [Double]?
  /// Whether they were counted from single heart rates here rather than by the device.
  package let isCounted: Bool

  /// The zones that a device wrote; nil where they are not five or hold no time at all.
  ///
  /// Six or seven values start with the time below zone 1, which belongs to no zone, and a seventh is the time above
  /// the maximum, which belongs to zone 5. `boundaries` are the highest heart rates of the device's own zones.
  init?(device times: FITZoneTimes, boundaries: [Int64]) {
    let values = times.milliseconds.map { Double($0) / 1000 }
    let boundaries = boundaries.map(Double.init)
    switch values.count {
    case 5:
      seconds = values
      limits = boundaries.count >= 4 ? [0] + boundaries[..<4] : nil
    case 6, 7:
      seconds = values[1..<5] + [values[5...].reduce(0, +)]
      limits = boundaries.count >= 5 ? Array(boundaries[..<5]) : nil
    default: return nil
    }
    isCounted = false
    if values.allSatisfy({ $0 == 0 }) { return nil }
  }

  /// The zones at 50, 60, 70, 80 and 90 % of a maximum heart rate (beats a minute), from single heart rates.
  ///
  /// Time below half the maximum belongs to no zone. Nil without heart rates and for a maximum that nobody has.
  init?(counting weights: [FITWeightedRate], maximum: Double) {
    guard !weights.isEmpty, HeartRate.documentRange.contains(maximum) else { return nil }
    var seconds = [Double](repeating: 0, count: 5)
    for weight in weights {
      let tenths = Int(min(Double(weight.rate) * 10 / maximum, 9))
      if tenths >= 5 { seconds[tenths - 5] += weight.seconds }
    }
    self.seconds = seconds
    limits = (5...9).map { Double($0) * maximum / 10 }
    isCounted = true
  }
}
