public import Planner
public import SyncEngine
public import TrainingModel

/// Logs sessions that are over. Beside today's run stands, in the record of the day, what had been suggested.
public struct SessionLogging: Sendable {
  private let engine: PhoneEngine
  private let moment: Moment
  private let request: PlanRequest

  /// Sessions that are logged at `moment`; `request` holds all that the plan is made from.
  public init(engine: PhoneEngine, moment: Moment, request: PlanRequest) {
    (self.engine, self.moment, self.request) = (engine, moment, request)
  }

  /// Writes the session, then what had been suggested. The session is safe by then, so that a failure to keep the
  /// suggestion is part of the result and no error.
  public func log(_ session: SessionDocument) async throws(EngineError) -> LoggedSession {
    let suggestion = suggestion(for: session)
    let record = try await engine.save(session, over: nil, home: moment.zone)
    var logged = LoggedSession(record: record, countsWithAnother: overlaps(session), unkept: nil)
    if let suggestion {
      do throws(EngineError) {
        try await DayAnswering(engine: engine, moment: moment).change(moment.today) { $0.suggested = suggestion }
      } catch {
        logged.unkept = error
      }
    }
    return logged
  }

  /// Rates a session or workout, which is read again first; nil takes the rating back. Returns false where there is none
  /// of this identifier.
  public func rate(_ id: String, _ effort: Effort?) async throws(EngineError) -> Bool {
    if try await change(SessionDocument.self, id, { $0.effort = effort }) { return true }
    return try await change(WorkoutDocument.self, id, { $0.effort = effort })
  }

  /// What had been suggested for today, if this is today's run.
  private func suggestion(for session: SessionDocument) -> SuggestedRun? {
    guard session.activity == .run, moment.zone.localTime(at: session.start).day == moment.today else { return nil }
    return Coach.today(request).run
  }

  /// Whether the session overlaps another one of its sport, so that the ledger counts the two once.
  private func overlaps(_ session: SessionDocument) -> Bool {
    var request = request
    request.sessions = request.sessions.filter { $0.activity == session.activity && $0.id != session.identifier }
    let before = Coach.history(request).count
    request.sessions.append(TrainingSession(session: session, zone: moment.zone))
    return Coach.history(request).count <= before
  }

  private func change<Document: TrainingDocument>(
    _ type: Document.Type, _ id: String, _ change: (inout Document) -> Void
  ) async throws(EngineError) -> Bool {
    guard let path = try await engine.path(of: Document.kind, id: id),
      let record = try await engine.row(type, id: id, newPath: path)
    else { return false }
    var document = record.document
    change(&document)
    guard document != record.document else { return true }
    document.updatedAt = .stamp(now: moment.now, over: record.document.updatedAt)
    _ = try await engine.save(document, over: record, home: moment.zone)
    return true
  }
}

/// A session that was logged.
public struct LoggedSession: Sendable {
  /// The session as it lies in the folder.
  public let record: Record<SessionDocument>
  /// Whether it overlaps another session of its sport: the two count once.
  public let countsWithAnother: Bool
  /// Why what had been suggested could not be kept beside it; nil: it is kept, or nothing had been suggested.
  public internal(set) var unkept: EngineError?
}

extension SessionDocument {
  /// Whether the session has ended by `now`; one without minutes ends as it begins.
  public func isOver(at now: Instant) -> Bool {
    start + Int64(((minutes ?? .zero).value * 60).rounded()) <= now
  }
}
