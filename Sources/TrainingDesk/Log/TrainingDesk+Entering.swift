public import SyncEngine
public import TrainingModel

/// A workout that is entered after it was done.
public struct EnteredWorkout: Sendable {
  /// The routine that it was done by.
  public var routine: SplitDocument
  /// When it began.
  public var start: Instant
  /// How long it took.
  public var minutes: Minutes
  /// Her rating; nil: not rated.
  public var effort: Effort?
  /// What she wrote of it; nil: nothing.
  public var notes: String?

  /// A workout done by `routine`.
  public init(routine: SplitDocument, start: Instant, minutes: Minutes) {
    (self.routine, self.start, self.minutes) = (routine, start, minutes)
  }

  /// When it ended.
  public var end: Instant { start + Int64((minutes.value * 60).rounded()) }
}

extension TrainingDesk {
  /// Saves a workout that was done before, all its sets as planned. Its sets can be edited then.
  public func enter(_ entered: EnteredWorkout, home: ZoneRules) async throws(EngineError) -> Record<WorkoutDocument> {
    let now = setup.engine.now()
    var workout = WorkoutDocument(
      afterwards: entered.routine, from: entered.start, to: entered.end, at: now, nextID: { setup.newID(entered.start) }
    )
    (workout.effort, workout.notes, workout.zone) = (entered.effort, entered.notes, home.zone)
    let record = try await engine.save(workout, over: nil, home: home)
    wrote()
    return record
  }

  /// Saves a session that was done before.
  public func enter(_ session: SessionDocument, home: ZoneRules) async throws(EngineError) -> Record<SessionDocument> {
    let record = try await engine.save(session, over: nil, home: home)
    wrote()
    return record
  }
}
