public import Planner
public import SyncEngine
public import TrainingModel

extension PlanRequest {
  /// What the plan is made from: all records of the folder at a moment. A weight without a unit of its own is in
  /// `weightUnit`.
  public init(_ folder: FolderSnapshot, at moment: Moment, weightUnit: WeightUnit) {
    let zones = moment.zones
    self.init(now: moment.local, nowInstant: moment.now)
    sessions = folder.sessions.map { TrainingSession(session: $0.document, zone: zones.rules($0.document.zone)) }
    sessions += folder.workouts.compactMap { record in
      TrainingSession(workout: record.document, zone: zones.rules(record.document.zone), weightUnit: weightUnit)
    }
    days = folder.days.map { DayAnswers($0.document) }
    races = folder.races.map { Race($0.document) }
    athlete = folder.athlete.map { AthleteTraits($0.document) } ?? AthleteTraits()
  }

  /// Each load beside the session that it is of.
  public func details(of history: [SessionLoad]) -> [SessionDetail] {
    let byID = Dictionary(sessions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return history.compactMap { load in byID[load.id].map { SessionDetail(load: load, session: $0) } }
  }
}

/// A session of the ledger beside its load.
public struct SessionDetail: Sendable {
  /// Its load and where that comes from.
  public let load: SessionLoad
  /// The session.
  public let session: TrainingSession
}
