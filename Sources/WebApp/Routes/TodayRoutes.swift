import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk

/// Today, tomorrow, and her answers.
enum TodayRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/today",
      Operation(id: "getToday", summary: "What to do today, and why.", answer: "Today")
    ) { call async throws(Problem) in
      try await call.book().today.payload.response()
    }
  ]
}
