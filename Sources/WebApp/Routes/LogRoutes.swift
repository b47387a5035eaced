import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// The log: what was done, by month, one workout or session of it, and what is changed or entered afterwards.
enum LogRoutes {
  static let routes: [Route] = [list, form, workout, session] + LogEditRoutes.routes

  private static let list = Route(
    .get, "/api/v1/log",
    Operation(
      id: "getLog", summary: "Workouts and sessions by month, newest first.",
      parameters: [
        Operation.Parameter(
          name: "month", summary: "This month alone, for example 2026-11.",
          schema: #"{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$"}"#),
        Operation.Parameter(
          name: "before", summary: "The months before this one.",
          schema: #"{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$"}"#),
        Operation.Parameter(
          name: "sport", summary: "Which sports.",
          schema: #"{"type":"string","enum":["all","lifts","runs","other"]}"#),
        Operation.Parameter(
          name: "search", summary: "Words in names, exercises and notes.",
          schema: #"{"type":"string","maxLength":200}"#),
      ], answer: "Log", statuses: [200, 400])
  ) { call async throws(Problem) in
    let (span, filter) = (try span(of: call), try filter(of: call))
    let book = try await call.book()
    return LogPage(
      book.logEntries, span: span, filter: filter, units: book.units, weekStart: book.weekStart
    ).payload.response()
  }

  private static let form = Route(
    .get, "/api/v1/log/new",
    Operation(id: "getLogForm", summary: "What the form for entering a session or workout offers.", answer: "LogForm")
  ) { call async throws(Problem) in
    let book = try await call.book()
    return LogForm(
      now: book.moment.local,
      routines: book.snapshot.splits.map { $0.document }.sorted { ($0.order, $0.id) < ($1.order, $1.id) },
      distanceUnit: book.settings.distanceUnit
    ).payload.response()
  }

  private static let workout = Route(
    .get, "/api/v1/log/workouts/{id}",
    Operation(
      id: "getLogWorkout", summary: "One workout with its exercises and sets, as its screen shows it.",
      answer: "LogWorkoutOrNull")
  ) { call async throws(Problem) in
    let book = try await call.book()
    guard let record = call.workout(book) else { return .nothing }
    return book.view(of: record.document).payload.response(tag: VersionTag(of: record.bytes))
  }

  private static let session = Route(
    .get, "/api/v1/log/sessions/{id}",
    Operation(
      id: "getLogSession", summary: "One run or other session, as its screen shows it.", answer: "LogSessionOrNull")
  ) { call async throws(Problem) in
    let book = try await call.book()
    guard let record = call.session(book) else { return .nothing }
    return book.view(of: record.document).payload.response(tag: VersionTag(of: record.bytes))
  }

  private static func span(of call: Call) throws(Problem) -> LogPage.Span {
    if let text = call.request.target["month"] { return .month(try month(text)) }
    if let text = call.request.target["before"] { return .before(try month(text)) }
    return .newest
  }

  private static func month(_ text: String) throws(Problem) -> LogMonth {
    guard let month = LogMonth(text) else {
      throw Problem(.badRequest, "“\(text)” is no month.", detail: "A month is written 2026-11.")
    }
    return month
  }

  private static func filter(of call: Call) throws(Problem) -> LogFilter {
    let sport = call.request.target["sport"] ?? LogFilter.Sport.all.rawValue
    guard let sport = LogFilter.Sport(rawValue: sport) else {
      throw Problem(.badRequest, "“\(sport)” is no choice here.", detail: "It is all, lifts, runs or other.")
    }
    return LogFilter(sport: sport, search: String((call.request.target["search"] ?? "").prefix(200)))
  }
}

extension Call {
  /// The workout that the path names; nil: there is none.
  func workout(_ book: OpenBook) -> Record<WorkoutDocument>? {
    parameters["id"].flatMap { ULID($0) }.flatMap { book.workout($0) }
  }

  /// The session that the path names; nil: there is none.
  func session(_ book: OpenBook) -> Record<SessionDocument>? {
    parameters["id"].flatMap { ULID($0) }.flatMap { book.session($0) }
  }
}

extension HTTPResponse {
  /// The answer to a page that asks for what is not there: no error, so that the page can say it in its own words.
  static let nothing = HTTPResponse(.ok, bytes: Array("null".utf8))
}

extension Problem {
  static let notInTheLog = Problem(
    .notFound, "This is not in the log.", detail: "It may have been deleted: Settings lists what was, with a way back.")
}

extension Payload {
  /// The answer that carries it, with the tag of the document that it is of.
  func response(tag: VersionTag, _ status: HTTPStatus = .ok) -> HTTPResponse {
    var response = response(status)
    response.headers["ETag"] = tag.etag
    return response
  }
}
