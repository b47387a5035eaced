import TrainingModel

/// A race of the invented athlete.
struct DemoRace {
  let name: String
  let day: Day
  let kilometres: Kilometres
  /// Days of jogging after it.
  let recoveryDays: Int64
  /// Minutes a kilometre that she can hold at first; she gets faster over the years.
  let pace: Double

  static func half(on day: Day) -> DemoRace {
    DemoRace(name: "Lakeside Half Marathon", day: day, kilometres: Kilometres(21.0975), recoveryDays: 10, pace: 5.5)
  }

  static func tenKilometres(on day: Day) -> DemoRace {
    DemoRace(name: "Harbour Ten", day: day, kilometres: Kilometres(10), recoveryDays: 4, pace: 5.2)
  }

  /// The race as she would have entered it, some weeks before.
  func document(_ calendar: DemoCalendar) -> RaceDocument {
    let entered = calendar.instant(day - 75, second: 20 * 3600)
    var random = calendar.random(day, .identity)
    return RaceDocument(
      id: random.id(at: entered), name: name, day: day, shape: .fixedLength(kilometres), createdAt: entered)
  }
}

extension DemoRandom {
  /// An identifier as one that was made at `moment`.
  mutating func id(at moment: Instant) -> ULID {
    ULID(high: UInt64(max(0, moment.seconds)) * 1000 << 16 | bits() >> 48, low: bits())
  }
}
