import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// What is entered after it was done.
enum LogEntryRoutes {
  static let routes: [Route] = [session, workout]

  private static let session = Route(
    .post, "/api/v1/log/sessions",
    Operation(
      id: "enterSession", summary: "Enters a run, a lift without sets or another session.", body: "EnteredSession",
      answer: "LogChange", statuses: [201, 400, 422])
  ) { call async throws(Problem) in
    let entered = try await call.json(EnteredSession.self)
    let book = try await call.book()
    let moment = call.momentOfWriting(in: book)
    let zone = moment.zone
    guard let minutes = entered.change.minutes.value, let day = entered.change.day.value else {
      throw Problem(.unprocessableContent, "Say on which day it was and how many minutes it took.")
    }
    let local = LocalTime(day: day, second: entered.change.clock.value ?? EnteredSession.usualClock)
    let start = zone.instant(of: local)
    var session = SessionDocument(
      id: call.desk.setup.newID(start), activity: entered.activity, start: start, createdAt: moment.now)
    session.zone = zone.zone
    _ = entered.change.apply(to: &session, zone: zone)
    try call.requireOver(start, Minutes(minutes))
    let finished = session
    let logging = SessionLogging(engine: call.desk.engine, moment: moment, request: book.request)
    let logged = try await call.doing { () async throws(EngineError) in try await logging.log(finished) }
    await call.desk.wrote()
    var outcome = EditOutcome(id: session.id)
    outcome.notice = call.notice(logged)
    return try await call.changed(outcome, isStale: false, .created)
  }

  private static let workout = Route(
    .post, "/api/v1/log/workouts",
    Operation(
      id: "enterWorkout", summary: "Enters a workout that was done by a routine, all sets as planned.",
      body: "EnteredWorkout", answer: "LogChange", statuses: [201, 400, 422])
  ) { call async throws(Problem) in
    let sent = try await call.json(SentWorkout.self)
    let book = try await call.book()
    guard let routine = book.snapshot.splits.first(where: { $0.document.id == sent.routine })?.document else {
      throw Problem(.unprocessableContent, "There is no such routine any more.")
    }
    let start = book.moment.zone.instant(of: LocalTime(day: sent.day, second: sent.clock))
    try call.requireOver(start, sent.minutes)
    let newID = call.desk.setup.newID
    var workout = WorkoutDocument(
      afterwards: routine, from: start, to: sent.end(from: start), at: call.momentOfWriting(in: book).now,
      nextID: { newID(start) })
    (workout.effort, workout.notes, workout.zone) = (sent.effort, sent.notes, book.moment.zone.zone)
    let entered = workout
    _ = try await call.doing { () async throws(EngineError) in try await call.desk.put(entered, .create) }
    return try await call.changed(EditOutcome(id: workout.id), isStale: false, .created)
  }
}

/// A session as it is sent: its sport and what is said of it.
private struct EnteredSession: JSONObjectValue {
  /// The time of day where none is said: noon.
  static let usualClock: Int64 = 43_200

  let activity: SessionActivity
  let change: SessionChange

  init(json: inout JSONObject) throws(JSONError) {
    activity = try json.value("activity")
    change = try SessionChange(json: &json)
  }

  func write(to writer: inout JSONWriter) { change.write(to: &writer) }
}

/// A workout as it is sent.
private struct SentWorkout: JSONObjectValue {
  let routine: ULID
  let day: Day
  let clock: Int64
  let minutes: Minutes
  let effort: Effort?
  let notes: String?

  /// When a workout that began at `start` was over.
  func end(from start: Instant) -> Instant { start + Int64((minutes.value * 60).rounded()) }

  init(json: inout JSONObject) throws(JSONError) {
    let written: String = try json.value("clock")
    guard let clock = LocalTime.second(ofClock: written) else { throw json.node.error(.invalidText) }
    self.clock = clock
    day = try json.value("day")
    effort = try json.optional("effort")
    minutes = try json.value("minutes")
    notes = try json.optional("notes")
    routine = try json.value("routine")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("clock", LocalTime(day: day, second: clock).clock)
      writer.member("day", day)
      writer.member("effort", effort)
      writer.member("minutes", minutes)
      writer.member("notes", notes)
      writer.member("routine", routine)
    }
  }
}
