public import CanonicalJSON
public import TrainingModel

/// A document of any kind, read.
public enum DocumentContent: Hashable, Sendable {
  /// A routine.
  case split(SplitDocument)
  /// A workout.
  case workout(WorkoutDocument)
  /// A session.
  case session(SessionDocument)
  /// A day.
  case day(DayDocument)
  /// A race.
  case race(RaceDocument)
  /// A schedule.
  case schedule(ScheduleDocument)
  /// The athlete.
  case athlete(AthleteDocument)

  /// Reads a parsed text as a document of `kind`. Throws whatever is wrong with its content.
  public init(kind: DocumentKind, text: JSONText) throws(JSONError) {
    var object = try text.root.object()
    self =
      switch kind {
      case .split: .split(try SplitDocument(json: &object))
      case .workout: .workout(try WorkoutDocument(json: &object))
      case .session: .session(try SessionDocument(json: &object))
      case .day: .day(try DayDocument(json: &object))
      case .race: .race(try RaceDocument(json: &object))
      case .schedule: .schedule(try ScheduleDocument(json: &object))
      case .athlete: .athlete(try AthleteDocument(json: &object))
      }
  }

  /// Reads the bytes of a document of `kind`. Throws whatever is wrong with them, in syntax or in content.
  public init(kind: DocumentKind, bytes: [UInt8]) throws(JSONError) {
    try self.init(kind: kind, text: JSONText(bytes))
  }

  /// The kind.
  public var kind: DocumentKind {
    switch self {
    case .split: .split
    case .workout: .workout
    case .session: .session
    case .day: .day
    case .race: .race
    case .schedule: .schedule
    case .athlete: .athlete
    }
  }

  /// The identifier in its content.
  public var id: String {
    switch self {
    case .split(let document): document.identifier
    case .workout(let document): document.identifier
    case .session(let document): document.identifier
    case .day(let document): document.identifier
    case .race(let document): document.identifier
    case .schedule(let document): document.identifier
    case .athlete(let document): document.identifier
    }
  }
}
