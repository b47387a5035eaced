import TrainingModel

/// The invented athlete's years: when she could not train, when she raced, and how much she ran.
struct DemoCalendar {
  /// Why a week has no training.
  enum Absence { case ill, away }

  /// Days until her next race.
  static let daysToRace: Int64 = 24

  let today: Day
  let firstDay: Day
  let zone: ZoneRules
  let seed: UInt64
  /// Races that were run, newest first.
  let pastRaces: [DemoRace]
  let nextRace: DemoRace

  init(today: Day, zone: ZoneRules, years: Int, seed: UInt64) {
    let first = today - Int64(years) * 365
    (self.today, firstDay, self.zone, self.seed) = (today, first, zone, seed)
    nextRace = .half(on: today + Self.daysToRace)
    let editions = stride(from: nextRace.day.number - 364, to: first.number + 120, by: -364)
    let halves = editions.map { DemoRace.half(on: Self.sunday(before: Day(number: $0))) }
    let short = DemoRace.tenKilometres(on: Self.sunday(before: today - 91))
    pastRaces = ([short] + halves).filter { $0.day >= first + 30 }
  }

  /// How far she has come since the first day, 0 at first and towards 1 over the years.
  func progress(on day: Day) -> Double {
    let days = Double(day - firstDay)
    return days / (days + 400)
  }

  /// The illness of nine weeks ago and the journey of nineteen weeks ago, and the same in each year before.
  func absence(on day: Day) -> Absence? {
    switch (today - day) % 364 {
    case 60...66: .ill
    case 130...136: .away
    default: nil
    }
  }

  func race(on day: Day) -> DemoRace? { pastRaces.first { $0.day == day } }

  /// Whether she only jogs: after a race, and in the first days after an illness.
  func isGentle(on day: Day) -> Bool {
    if (1...4).map({ day - $0 }).contains(where: { absence(on: $0) == .ill }) { return true }
    return pastRaces.contains { day > $0.day && day - $0.day <= $0.recoveryDays }
  }

  /// What she ran that week as a part of her usual week.
  func volume(on day: Day) -> Double {
    let ago = today - day
    let build = ago < 112 ? 0.94 + 0.10 * Double(112 - ago) / 112 : 0.96
    let easyWeek = ago / 7 % 4 == 3 ? 0.85 : 1
    return (0.78 + 0.25 * progress(on: day)) * build * easyWeek * taper(on: day) * (isGentle(on: day) ? 0.7 : 1)
  }

  private func taper(on day: Day) -> Double {
    guard let race = pastRaces.first(where: { $0.day > day && $0.day - day <= 13 }) else { return 1 }
    return 0.55 + 0.45 * Double(race.day - day) / 14
  }

  func random(_ day: Day, _ purpose: DemoRandom.Purpose) -> DemoRandom {
    DemoRandom(seed: seed, day: day, purpose)
  }

  /// The moment at which her clock shows `second` seconds after midnight.
  func instant(_ day: Day, second: Int64) -> Instant { zone.instant(of: LocalTime(day: day, second: second)) }

  private static func sunday(before day: Day) -> Day { day - day.weekday % 7 }
}
