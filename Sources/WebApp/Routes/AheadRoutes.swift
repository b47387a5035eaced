import HTTPServer
import Presentation
import TrainingDesk
import TrainingModel

/// Load ahead, Your running, the ledger and the races, as their screens show them.
enum AheadRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/ahead",
      Operation(
        id: "getAhead", summary: "The load of the weeks ahead: flat until the taper.", answer: "Ahead",
        statuses: [200, 503])
    ) { call async throws(Problem) in
      Payload.aheadView(try await call.book().aheadView).response()
    },
    Route(
      .get, "/api/v1/running",
      Operation(
        id: "getRunning", summary: "Her running each week, and the most that each week ahead may hold.",
        answer: "Running", statuses: [200, 503])
    ) { call async throws(Problem) in
      Payload.runningView(try await call.book().runningView).response()
    },
    Route(
      .get, "/api/v1/ledger",
      Operation(
        id: "getLedger", summary: "Every session with its load, the newest week first, some weeks at a time.",
        parameters: [
          Operation.Parameter(
            name: "before", summary: "The “next” of the weeks before: only weeks that end before this day.",
            schema: #"{"type":"string","format":"date"}"#)
        ], answer: "Ledger", statuses: [200, 400, 503])
    ) { call async throws(Problem) in
      let before = try call.day("before")
      return Payload.ledgerView(try await call.book().ledgerView(before: before)).response()
    },
    Route(
      .get, "/api/v1/races-view",
      Operation(
        id: "getRacesView", summary: "The races ahead and past, with the days left and the start of the taper.",
        answer: "RacesView", statuses: [200, 503])
    ) { call async throws(Problem) in
      Payload.racesView(try await call.book().racesView).response()
    },
  ]
}

extension Call {
  /// The day of a query parameter; nil where there is none. Throws 400 for anything else.
  fileprivate func day(_ name: String) throws(Problem) -> Day? {
    guard let text = request.target[name] else { return nil }
    guard let day = Day(text) else { throw Problem(.badRequest, "“\(name)” must be a day, such as 2026-11-30.") }
    return day
  }
}
