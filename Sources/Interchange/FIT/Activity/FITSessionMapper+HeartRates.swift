extension FITSessionMapper {
  /// Adds mean, maximum and zones: the device's own where it wrote them, else from the single heart rates in `range`
  /// (FIT seconds).
  func addHeartRates(to session: inout FITSession, _ summary: FITSummary?, in range: ClosedRange<Double>) {
    session.meanHeartRate = summary?.meanHeartRate.map(Double.init)
    session.maximumHeartRate = summary?.maximumHeartRate.map(Double.init)
    session.zones = summary.flatMap(deviceZones)
    if session.meanHeartRate != nil, session.maximumHeartRate != nil, session.zones != nil { return }

    let weights = beats.weighted(in: range, pauses: pauses)
    guard !weights.isEmpty else { return }
    let seconds = weights.reduce(0) { $0 + $1.seconds }
    let mean = weights.reduce(0) { $0 + Double($1.rate) * $1.seconds } / seconds
    session.meanHeartRate = session.meanHeartRate ?? Double(Int(mean + 0.5))
    session.maximumHeartRate = session.maximumHeartRate ?? weights.map(\.rate).max().map(Double.init)
    if session.zones == nil, let maximumHeartRate {
      session.zones = FITHeartRateZones(counting: weights, maximum: maximumHeartRate)
    }
  }

  private func deviceZones(_ summary: FITSummary) -> FITHeartRateZones? {
    let ofSession = recording.zoneTimes.first { $0.session == summary.index ?? 0 }
    guard let times = summary.zoneTimes ?? ofSession else { return nil }
    let boundaries = [times.boundaries, ofSession?.boundaries ?? [], recording.namedBoundaries].first { !$0.isEmpty }
    return FITHeartRateZones(device: times, boundaries: boundaries ?? [])
  }
}

extension FITSession {
  /// Kilometres of a distance in cm; nil for 0, which devices write for sports without a distance.
  static func kilometres(_ centimetres: Int64?) -> Double? {
    guard let centimetres, centimetres > 0 else { return nil }
    return Double(centimetres) / 100_000
  }
}
