import CanonicalJSON
import HTTPServer
import Planner
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// Today, tomorrow, and what she answers: every answer comes back as the day's screen that it leads to.
enum TodayRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/today",
      Operation(id: "getToday", summary: "What to do today, and why.", answer: "Today")
    ) { call async throws(Problem) in
      Payload.today(try await call.book().todayView).response()
    },
    Route(
      .get, "/api/v1/tomorrow",
      Operation(
        id: "getTomorrow", summary: "Tomorrow's run at an assumed readiness. Nothing is stored.",
        parameters: [
          Operation.Parameter(
            name: "readiness", summary: "How ready she assumes to be, in percent; without it 100.",
            schema: #"{"type":"integer","minimum":0,"maximum":100}"#)
        ], answer: "Tomorrow", statuses: [200, 400])
    ) { call async throws(Problem) in
      let percent = try call.percent("readiness") ?? 100
      return Payload.tomorrowView(try await call.book().tomorrow(at: ReadinessPercent(percent))).response()
    },
    Route(
      .post, "/api/v1/today/lifting",
      Operation(
        id: "answerLifting", summary: "Says whether a lift is ahead; null takes the answer back.",
        body: "LiftingAnswer", answer: "Today", statuses: [200, 409, 503])
    ) { call async throws(Problem) in
      let body = try await call.json(LiftingAnswerBody.self)
      return try await call.answering(on: body.day) { day, answering async throws(EngineError) in
        try await answering.answerLifting(body.answer, on: day)
      }
    },
    Route(
      .post, "/api/v1/today/readiness",
      Operation(
        id: "answerReadiness", summary: "Says how ready she is, and why; a percent of null takes both back.",
        body: "ReadinessAnswer", answer: "Today", statuses: [200, 409, 503])
    ) { call async throws(Problem) in
      let body = try await call.json(ReadinessAnswerBody.self)
      return try await call.answering(on: body.day) { day, answering async throws(EngineError) in
        try await answering.answerReadiness(body.percent, reason: body.reason, on: day)
      }
    },
    Route(
      .post, "/api/v1/today/sleep",
      Operation(
        id: "answerSleep", summary: "Says how long she slept in the night that ended on a day; null takes it back.",
        body: "SleepAnswer", answer: "Today", statuses: [200, 422, 503])
    ) { call async throws(Problem) in
      let body = try await call.json(SleepAnswerBody.self)
      let today = try await call.book().moment.today
      guard body.day ?? today <= today else {
        throw Problem(.unprocessableContent, "That night has not been yet.")
      }
      return try await call.answering { day, answering async throws(EngineError) in
        try await answering.answerSleep(body.minutes, on: body.day ?? day)
      }
    },
    Route(
      .post, "/api/v1/runs",
      Operation(
        id: "logRun", summary: "Logs a run that is over; what had been suggested for the day is kept beside it.",
        body: "LoggedRun", answer: "Today", statuses: [200, 422, 503])
    ) { call async throws(Problem) in try await call.logging(try await call.json(SessionBody.self)) },
    Route(
      .post, "/api/v1/today/sessions",
      Operation(
        id: "logSession", summary: "Logs a run, a lift or another session that is over.", body: "LoggedSession",
        answer: "Today", statuses: [200, 422, 503])
    ) { call async throws(Problem) in try await call.logging(try await call.json(SessionBody.self)) },
    Route(
      .post, "/api/v1/today/effort",
      Operation(
        id: "rateSession", summary: "Says how hard a session felt, from 1 to 10; null takes it back.", body: "Rating",
        answer: "Today",
        statuses: [200, 404, 503])
    ) { call async throws(Problem) in try await call.rating(try await call.json(RatingBody.self)) },
  ]
}

extension Call {
  /// The percentage of a query parameter; nil where there is none. Throws 400 for anything else than 0 to 100.
  func percent(_ name: String) throws(Problem) -> Int64? {
    guard let text = request.target[name] else { return nil }
    guard let value = Int64(text), (0...100).contains(value) else {
      throw Problem(.badRequest, "\(name) is a whole number from 0 to 100.")
    }
    return value
  }

  /// Stores an answer, and answers with the day as it is then. Throws 409 where she answered for another `asked` day than
  /// today: what she says of one day says nothing of the next.
  func answering(
    on asked: Day? = nil, _ store: (Day, DayAnswering) async throws(EngineError) -> Void
  ) async throws(Problem) -> HTTPResponse {
    let moment = momentOfWriting(in: try await book())
    if let asked, asked != moment.today {
      throw Problem(.conflict, "A new day began.", detail: "Answer again for today.")
    }
    do throws(EngineError) {
      try await store(moment.today, DayAnswering(engine: desk.engine, moment: moment))
    } catch {
      throw Problem(error)
    }
    await desk.wrote()
    return Payload.today(try await book().todayView).response()
  }
}
