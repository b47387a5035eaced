import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// What is changed in the log, or entered afterwards. Edits name what they change, so one that was made looking at an
/// older version is made on the newest and takes nothing of that back.
enum LogEditRoutes {
  static let routes: [Route] = [editWorkout, editSession, undo] + LogEntryRoutes.routes

  private static let editWorkout = Route(
    .post, "/api/v1/log/workouts/{id}",
    Operation(
      id: "editLogWorkout", summary: "Edits a workout: sets, exercises, notes, effort, times.", body: "WorkoutEdits",
      answer: "LogChange", statuses: [200, 400, 404, 422, 428])
  ) { call async throws(Problem) in
    let edits = try await call.json(WorkoutEdits.self).edits
    let book = try await call.book()
    guard let record = call.workout(book) else { throw .notInTheLog }
    let isStale = try call.isStale(VersionTag(of: record.bytes))
    let zone = book.moment.zones.rules(record.document.zone)
    let outcome = try await call.doing { () async throws(EngineError) in
      try await call.desk.edit(record, edits, zone: zone)
    }
    return try await call.changed(outcome, isStale: isStale)
  }

  private static let editSession = Route(
    .post, "/api/v1/log/sessions/{id}",
    Operation(
      id: "editLogSession", summary: "Edits a run or other session.", body: "SessionChange", answer: "LogChange",
      statuses: [200, 400, 404, 422, 428])
  ) { call async throws(Problem) in
    let change = try await call.json(SessionChange.self)
    let book = try await call.book()
    guard let record = call.session(book) else { throw .notInTheLog }
    let isStale = try call.isStale(VersionTag(of: record.bytes))
    let zone = book.moment.zones.rules(record.document.zone)
    var changed = record.document
    _ = change.apply(to: &changed, zone: zone)
    // What another device logged may lie ahead of this clock; a note has nothing to do with that.
    if (changed.start, changed.minutes) != (record.document.start, record.document.minutes) {
      try call.requireOver(changed.start, changed.minutes)
    }
    let outcome = try await call.doing { () async throws(EngineError) in
      try await call.desk.edit(record, change, zone: zone)
    }
    return try await call.changed(outcome, isStale: isStale)
  }

  private static let undo = Route(
    .post, "/api/v1/log/undo",
    Operation(
      id: "undoLogEdit", summary: "Takes an edit of the log back; what was changed after it stays.", body: "LogUndo",
      answer: "LogChange", statuses: [200, 400, 404])
  ) { call async throws(Problem) in
    let token = try await call.json(UndoBody.self).token
    let isDone = try await call.doing { () async throws(EngineError) in try await call.desk.undo(token) }
    guard isDone else { throw Problem(.notFound, "That cannot be undone any more.") }
    return try await call.changed(EditOutcome(id: token.id), isStale: false)
  }
}

extension Call {
  /// Whether the sender looked at another version than `current`. Throws 428 where it does not say.
  func isStale(_ current: VersionTag) throws(Problem) -> Bool {
    try WriteIntent(request.headers) != .change(current)
  }

  /// Refuses what is not over yet. Throws 422.
  func requireOver(_ start: Instant, _ minutes: Minutes?) throws(Problem) {
    let end = start + Int64(((minutes ?? .zero).value * 60).rounded())
    guard end > desk.setup.engine.now() else { return }
    throw Problem(
      .unprocessableContent, "This would not be over yet.", detail: "Check the day, the time and the minutes.")
  }

  /// What came of an edit, with the record as it is now.
  func changed(_ outcome: EditOutcome, isStale: Bool, _ status: HTTPStatus = .ok) async throws(Problem) -> HTTPResponse
  {
    let book = try await book()
    let change = LogChange(
      undo: outcome.undo.flatMap { try? RawJSON(parsing: $0.canonicalBytes()) },
      missed: outcome.missed.map { Int64($0) }, wasStale: isStale, notice: outcome.notice)
    if let record = book.workout(outcome.id) {
      return change.payload(book.view(of: record.document)).response(tag: VersionTag(of: record.bytes), status)
    }
    guard let record = book.session(outcome.id) else { throw .notInTheLog }
    return change.payload(book.view(of: record.document)).response(tag: VersionTag(of: record.bytes), status)
  }
}

/// A list of edits, to be made together.
private struct WorkoutEdits: JSONObjectValue {
  let edits: [WorkoutEdit]

  init(json: inout JSONObject) throws(JSONError) { edits = try json.objects("edits") }
  func write(to writer: inout JSONWriter) { writer.object { $0.member("edits", edits) } }
}

/// The token of the edit that is taken back.
private struct UndoBody: JSONObjectValue {
  let token: UndoToken

  init(json: inout JSONObject) throws(JSONError) { token = try json.object("undo") }
  func write(to writer: inout JSONWriter) { writer.object { $0.member("undo", token) } }
}
