import Planner
import SyncEngine
import TrainingModel

extension Book {
  /// What the plan is made from, at the invocation's moment and by its zone.
  func planRequest(_ invocation: Invocation) -> PlanRequest {
    let zones = ZoneCache(home: invocation.zone, database: invocation.zones)
    var request = PlanRequest(now: invocation.zone.localTime(at: invocation.now), nowInstant: invocation.now)
    request.sessions = sessions.map { TrainingSession(session: $0.document, zone: zones.rules($0.document.zone)) }
    request.sessions += workouts.compactMap { record in
      TrainingSession(
        workout: record.document, zone: zones.rules(record.document.zone), weightUnit: invocation.settings.weightUnit)
    }
    request.days = days.map { DayAnswers($0.document) }
    request.races = races.map { Race($0.document) }
    request.athlete = athlete.map { AthleteTraits($0.document) } ?? AthleteTraits()
    return request
  }

  /// Start and source of a session or workout by its identifier.
  func entries(_ history: [SessionLoad], request: PlanRequest) -> [SessionDetail] {
    let byID = Dictionary(request.sessions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return history.compactMap { load in byID[load.id].map { SessionDetail(load: load, session: $0) } }
  }
}

/// A session of the ledger beside its load.
struct SessionDetail {
  let load: SessionLoad
  let session: TrainingSession
}

/// The rules of the zones that sessions name, each read once.
final class ZoneCache {
  private let home: ZoneRules
  private let database: ZoneDatabase
  private var known: [Zone: ZoneRules] = [:]

  init(home: ZoneRules, database: ZoneDatabase) { (self.home, self.database) = (home, database) }

  /// The rules of `zone`; the home zone's where it is nil or unknown to this machine.
  func rules(_ zone: Zone?) -> ZoneRules {
    guard let zone, zone != home.zone else { return home }
    if let rules = known[zone] { return rules }
    let rules = database.rules(of: zone) ?? home
    known[zone] = rules
    return rules
  }
}
