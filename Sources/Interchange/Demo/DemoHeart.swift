import TrainingModel

/// What a watch says of her heart over a session.
struct DemoHeart {
  /// How hard the heart works: mean and highest beats a minute, and the part of the time in each of five zones.
  struct Pattern {
    let mean: Double
    let highest: Double
    let zones: [Double]

    static let recovery = Pattern(mean: 122, highest: 141, zones: [0.30, 0.64, 0.04, 0, 0])
    static let easy = Pattern(mean: 138, highest: 157, zones: [0.08, 0.66, 0.24, 0.01, 0])
    static let long = Pattern(mean: 143, highest: 166, zones: [0.05, 0.52, 0.38, 0.04, 0])
    static let tempo = Pattern(mean: 157, highest: 177, zones: [0.05, 0.24, 0.28, 0.40, 0.02])
    static let intervals = Pattern(mean: 154, highest: 184, zones: [0.06, 0.32, 0.22, 0.24, 0.15])
    static let race = Pattern(mean: 170, highest: 187, zones: [0.01, 0.02, 0.09, 0.62, 0.26])
    static let lift = Pattern(mean: 112, highest: 148, zones: [0.48, 0.20, 0.03, 0, 0])
  }

  /// Lower limits of the zones: 50, 60, 70, 80 and 90 percent of her maximum of 188.
  static let limits: [Double] = [94, 113, 132, 150, 169]

  let mean: HeartRate
  let highest: HeartRate
  /// Whole seconds in each zone; together at most the session's.
  let zoneSeconds: [Double]

  init(_ pattern: Pattern, seconds: Int64, _ random: inout DemoRandom) {
    mean = HeartRate(pattern.mean + Double(random.whole(-4...4)))
    highest = HeartRate(min(188, pattern.highest + Double(random.whole(-4...4))))
    zoneSeconds = pattern.zones.map { Double(Int64($0 * Double(seconds))) }
  }

  func add(to session: inout SessionDocument) {
    (session.avgHeartRate, session.maxHeartRate) = (mean, highest)
    (session.hrZoneSeconds, session.hrZoneLimits) = (zoneSeconds, Self.limits)
  }
}
