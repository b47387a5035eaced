public import Planner
public import TrainingModel

/// Races in words.
public enum RaceWords {
  /// "Autumn Half in 24 days, Thu 24 Dec".
  public static func text(_ race: RaceAhead) -> String {
    "\(race.name) \(distance(race.daysLeft)), \(DayWords.short(race.day))"
  }

  /// Days to a race: today, tomorrow, in 24 days, 3 days ago.
  public static func distance(_ daysLeft: Int64) -> String {
    switch daysLeft {
    case 0: "today"
    case 1: "tomorrow"
    case 2...: "in \(NumberWords.count(daysLeft, "day"))"
    default: "\(NumberWords.count(-daysLeft, "day")) ago"
    }
  }

  /// What kind of race it is: "half marathon", "12 km", "backyard ultra".
  public static func shape(_ shape: RaceShape) -> String {
    switch shape.kind {
    case .fixedLength: length(shape.kilometres ?? .zero)
    case .timed: NumberWords.decimal(shape.hours ?? 0, digits: 1) + " hours"
    case .backyard: "backyard ultra"
    case .mixed: "mixed race"
    case .multisport: "multisport race"
    case .stage: "stage race"
    case .other(let name): name
    }
  }

  /// What kind of race it is, with lengths that have no name of their own in `unit`.
  public static func shape(_ shape: RaceShape, unit: DistanceUnit) -> String {
    guard unit != .km, shape.kind == .fixedLength, let kilometres = shape.kilometres else { return self.shape(shape) }
    switch kilometres.value {
    case 5, 10, 21.0975, 42.195: return self.shape(shape)
    default: return NumberWords.distance(kilometres, unit: unit)
    }
  }

  private static func length(_ kilometres: Kilometres) -> String {
    switch kilometres.value {
    case 21.0975: "half marathon"
    case 42.195: "marathon"
    default: NumberWords.decimal(kilometres.value, digits: 2) + " km"
    }
  }
}
