import TrainingModel

/// What she set out to do on a day.
struct DemoWork {
  var activity = SessionActivity.run
  var activityName: String?
  var kind: RunKind?
  /// Seconds after midnight at which she usually starts.
  var second: Int64
  var minutes: Double
  /// Minutes a kilometre.
  var pace: Double
  /// A race's distance.
  var kilometres: Double?
  /// Her usual rating of it, 2…9.
  var effort: Int64
  /// How her heart beats in it.
  var heart: DemoHeart.Pattern
}

extension DemoWork {
  /// Tuesday easy, Thursday tempo and intervals in turn, Saturday easy, Sunday long; a ride on some Wednesdays. One
  /// session in thirty-three is left out.
  static func planned(on day: Day, _ calendar: DemoCalendar, _ random: inout DemoRandom) -> DemoWork? {
    if let race = calendar.race(on: day) { return .race(race, progress: calendar.progress(on: day)) }
    guard !random.chance(0.03), !calendar.pastRaces.contains(where: { $0.day - day == 1 }) else { return nil }
    guard var work = Self.usual(on: day, isGentle: calendar.isGentle(on: day)) else { return nil }
    if work.activity == .other, !random.chance(0.35) { return nil }
    work.minutes *= calendar.volume(on: day) * random.between(0.94, 1.06)
    work.pace *= 1.06 - 0.1 * calendar.progress(on: day)
    return work
  }

  private static func usual(on day: Day, isGentle: Bool) -> DemoWork? {
    switch day.weekday {
    case 2: isGentle ? recovery : easy(minutes: 48, second: 7 * 3600)
    case 3: isGentle ? nil : ride
    case 4: isGentle ? easy(minutes: 40, second: 66_600) : day.number / 7 % 2 == 0 ? tempo : intervals
    case 6: easy(minutes: 42, second: 9 * 3600)
    case 7: isGentle ? easy(minutes: 60, second: 9 * 3600) : long
    default: nil
    }
  }

  private static var recovery: DemoWork {
    DemoWork(kind: .recovery, second: 7 * 3600, minutes: 30, pace: 6.9, effort: 2, heart: .recovery)
  }
  private static func easy(minutes: Double, second: Int64) -> DemoWork {
    DemoWork(kind: .easy, second: second, minutes: minutes, pace: 6.3, effort: 3, heart: .easy)
  }
  private static var long: DemoWork {
    DemoWork(kind: .long, second: 9 * 3600, minutes: 92, pace: 6.4, effort: 4, heart: .long)
  }
  private static var tempo: DemoWork {
    DemoWork(kind: .tempo, second: 66_600, minutes: 52, pace: 5.6, effort: 6, heart: .tempo)
  }
  private static var intervals: DemoWork {
    DemoWork(kind: .intervals, second: 66_600, minutes: 48, pace: 5.7, effort: 7, heart: .intervals)
  }
  private static var ride: DemoWork {
    DemoWork(
      activity: .other, activityName: "cycling", second: 64_800, minutes: 65, pace: 2.6, effort: 3, heart: .recovery)
  }
  private static func race(_ race: DemoRace, progress: Double) -> DemoWork {
    let pace = race.pace - 0.35 * progress
    return DemoWork(
      kind: .race, second: 10 * 3600, minutes: race.kilometres.value * pace, pace: pace,
      kilometres: race.kilometres.value, effort: 9, heart: .race)
  }
}
