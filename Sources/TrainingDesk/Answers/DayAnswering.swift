public import SyncEngine
public import TrainingModel

/// Her answers of days, written into the folder: what she says of lifting, readiness and sleep.
public struct DayAnswering: Sendable {
  private let engine: PhoneEngine
  private let moment: Moment

  /// Answers that are given at `moment`.
  public init(engine: PhoneEngine, moment: Moment) { (self.engine, self.moment) = (engine, moment) }

  /// Stores what she says about the lift of `day`; nil takes her answer back.
  public func answerLifting(_ answer: LiftingAnswer?, on day: Day) async throws(EngineError) {
    try await change(day) { $0.lifting = answer }
  }

  /// Stores how ready she is on `day` in percent, 0…100, and why she is not at 100; a percent of nil takes both back, and
  /// at 100 no reason is stored.
  public func answerReadiness(_ percent: Int64?, reason: ReadinessReason?, on day: Day) async throws(EngineError) {
    try await change(day) { $0.answerReadiness(percent: percent, reason: reason) }
  }

  /// Stores the minutes asleep in the night that ended on `day`, 0…1440; nil takes them back.
  public func answerSleep(_ minutes: Int64?, on day: Day) async throws(EngineError) {
    try await change(day) { $0.sleepMinutes = minutes }
  }

  /// Changes the record of `day`, which is read again first: where that fails, nothing is written. A change that changes
  /// nothing writes nothing either.
  public func change(_ day: Day, _ change: (inout DayDocument) -> Void) async throws(EngineError) {
    let new = DayDocument(day: day, createdAt: moment.now)
    let path = new.newRelativePath(home: moment.zone)
    let record = try await engine.row(DayDocument.self, id: day.text, newPath: path)
    var document = record?.document ?? new
    change(&document)
    guard document != record?.document ?? new else { return }
    if let record { document.updatedAt = .stamp(now: moment.now, over: record.document.updatedAt) }
    _ = try await engine.save(document, over: record, home: moment.zone)
  }
}
