import TrainingModel

/// How she treats the plan for a year.
struct Conduct: Sendable {
  /// The share of days on which she does not run whatever the plan says, 0…1.
  var skipping = 0.0
  /// The readiness that she answers, one of these at random each day.
  var readiness: [Int64] = [100]
  /// What she runs of the minutes asked.
  var share = 1.0
  /// The days of the year on which she cannot run; 0 is the first.
  var away: Range<Int64> = 0..<0
  var race: SimulatedRace?
  /// Whether her lift comes before the day's run is asked for.
  var liftsFirst = false
  var seed: UInt64 = 1

  static let follows = Conduct()
  static func skips(_ share: Double, seed: UInt64) -> Conduct { Conduct(skipping: share, seed: seed) }
  static func variesReadiness(seed: UInt64) -> Conduct { Conduct(readiness: [100, 100, 90, 80, 60], seed: seed) }
  static func does(_ share: Double) -> Conduct { Conduct(share: share) }
  /// Away for whole weeks after twenty of following.
  static func misses(weeks: Int64) -> Conduct { Conduct(away: weeksBeforeAway * 7..<(weeksBeforeAway + weeks) * 7) }
  static func races(_ race: SimulatedRace) -> Conduct { Conduct(race: race) }

  static let weeksBeforeAway: Int64 = 20

  /// For messages.
  var text: String {
    var parts = ["seed \(seed)"]
    if skipping > 0 { parts.append("skips \(skipping)") }
    if readiness.count > 1 { parts.append("readiness varies") }
    if share != 1 { parts.append("does \(share)") }
    if !away.isEmpty { parts.append("away \(away)") }
    if let race { parts.append("race of \(race.kilometres) km") }
    return parts.joined(separator: ", ") + (liftsFirst ? ", lifts first" : "")
  }
}
