public import CanonicalJSON
public import TrainingModel

/// A record of any kind.
public enum AnyRecord: Sendable {
  /// A routine.
  case split(Record<SplitDocument>)
  /// A workout.
  case workout(Record<WorkoutDocument>)
  /// A session without sets.
  case session(Record<SessionDocument>)
  /// A day's answers.
  case day(Record<DayDocument>)
  /// A race.
  case race(Record<RaceDocument>)
  /// A schedule.
  case schedule(Record<ScheduleDocument>)
  /// The athlete.
  case athlete(Record<AthleteDocument>)

  /// Reads the file at `path`, parsed as `text`. Throws what is wrong with its members.
  public init(kind: DocumentKind, path: String, bytes: [UInt8], text: JSONText) throws(JSONError) {
    func record<Document: TrainingDocument>(_: Document.Type) throws(JSONError) -> Record<Document> {
      var object = try text.root.object()
      return Record(document: try Document(json: &object), path: path, bytes: bytes)
    }
    switch kind {
    case .split: self = .split(try record(SplitDocument.self))
    case .workout: self = .workout(try record(WorkoutDocument.self))
    case .session: self = .session(try record(SessionDocument.self))
    case .day: self = .day(try record(DayDocument.self))
    case .race: self = .race(try record(RaceDocument.self))
    case .schedule: self = .schedule(try record(ScheduleDocument.self))
    case .athlete: self = .athlete(try record(AthleteDocument.self))
    }
  }

  /// When the record last changed.
  public var updatedAt: Instant {
    switch self {
    case .split(let record): record.document.updatedAt
    case .workout(let record): record.document.updatedAt
    case .session(let record): record.document.updatedAt
    case .day(let record): record.document.updatedAt
    case .race(let record): record.document.updatedAt
    case .schedule(let record): record.document.updatedAt
    case .athlete(let record): record.document.updatedAt
    }
  }
}
