/// The kinds of document in the folder.
public enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  /// A routine.
  case split
  /// A workout with its sets.
  case workout
  /// A run, lift or other session without sets.
  case session
  /// Her answers of one day.
  case day
  /// A race.
  case race
  /// Which routine when.
  case schedule
  /// The athlete.
  case athlete

  /// The folder from the root; nil for the one file at the root.
  public var directory: String? {
    switch self {
    case .split: "Splits"
    case .workout: "Workouts"
    case .session: "Sessions"
    case .day: "Days"
    case .race: "Races"
    case .schedule: "Schedules"
    case .athlete: nil
    }
  }

  /// Whether files lie in folders of year and month.
  public var isBucketed: Bool { self == .workout || self == .session || self == .day }

  /// The newest schema version that this code reads and writes.
  public var currentSchemaVersion: Int64 {
    switch self {
    case .split: SplitDocument.currentSchemaVersion
    case .workout: WorkoutDocument.currentSchemaVersion
    case .session: SessionDocument.currentSchemaVersion
    case .day: DayDocument.currentSchemaVersion
    case .race: RaceDocument.currentSchemaVersion
    case .schedule: ScheduleDocument.currentSchemaVersion
    case .athlete: AthleteDocument.currentSchemaVersion
    }
  }
}
