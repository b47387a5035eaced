import TrainingModel

/// The race that decides a day: the nearest that is not over.
struct RaceSelection: Sendable {
  var race: Race
  var demand: RaceDemand
  /// Calendar days to its first day; 0 on all of its days.
  var daysLeft: Int64

  /// The nearest race on or after `day`; nil without one. Of two on one day the one that asks for the longer recovery.
  init?(_ races: [Race], at day: Day) {
    let ahead = races.filter { $0.lastDay >= day }
    guard let nearest = ahead.min(by: { Self.key($0) < Self.key($1) }) else { return nil }
    race = nearest
    demand = RaceDemand(nearest.shape)
    daysLeft = max(0, nearest.day - day)
  }

  /// The race for the answer.
  var answer: RaceAhead { RaceAhead(name: race.name, day: race.day, daysLeft: daysLeft) }

  private static func key(_ race: Race) -> (Day, Int64, String) {
    (race.day, -RaceDemand(race.shape).recoveryDays, race.name)
  }
}
