import Planner
public import Presentation
public import SyncEngine
public import TrainingModel

extension OpenBook {
  /// The units and the clock that this device shows.
  public var units: Units {
    Units(weight: settings.weightUnit, distance: settings.distanceUnit, clock: settings.clock)
  }

  /// The weekday that a week begins with on screens, 1 Monday … 7 Sunday.
  public var weekStart: Int64 { snapshot.athlete?.document.weekStart ?? 1 }

  /// Every workout and session, in any order. Costs one look at each.
  public var logEntries: [LogEntry] {
    let loads = loads
    let workouts = snapshot.workouts.map { record in
      let workout = record.document
      return LogEntry(
        workout, local: moment.zones.rules(workout.zone).localTime(at: workout.start), load: loads[workout.id.text],
        units: units)
    }
    let sessions = snapshot.sessions.map { record in
      let session = record.document
      return LogEntry(
        session, local: moment.zones.rules(session.zone).localTime(at: session.start), load: loads[session.id.text],
        units: units)
    }
    return workouts + sessions
  }

  private var loads: [String: SessionLoad] {
    Dictionary(ledger.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The workout of that identifier; nil: there is none.
  public func workout(_ id: ULID) -> Record<WorkoutDocument>? { snapshot.workouts.first { $0.document.id == id } }

  /// The session of that identifier; nil: there is none.
  public func session(_ id: ULID) -> Record<SessionDocument>? { snapshot.sessions.first { $0.document.id == id } }

  /// A workout as its screen shows it.
  public func view(of workout: WorkoutDocument) -> WorkoutView {
    WorkoutView(
      workout, load: ledger.entries.first { $0.id == workout.id.text }, among: snapshot.workouts.map { $0.document },
      units: units, zone: moment.zones.rules(workout.zone))
  }

  /// A session as its screen shows it.
  public func view(of session: SessionDocument) -> SessionView {
    let zone = moment.zones.rules(session.zone)
    let kept = day(zone.localTime(at: session.start).day)?.document.suggested
    return SessionView(
      session, load: ledger.entries.first { $0.id == session.id.text }, suggested: kept, units: units, zone: zone)
  }
}
