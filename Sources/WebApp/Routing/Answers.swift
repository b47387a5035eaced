import HTTPServer
import Planner
import Presentation
import SyncEngine
import TrainingDesk

extension Call {
  /// The book as it is now. Throws 503 where the folder cannot be read.
  func book() async throws(Problem) -> OpenBook {
    do throws(EngineError) { return try await desk.book() } catch { throw Problem(error) }
  }
}

extension Call {
  /// Does what may fail in the folder, and says in words for a person why it did.
  func doing<Value: Sendable>(
    _ body: @Sendable () async throws(EngineError) -> Value
  ) async throws(Problem) -> Value {
    do throws(EngineError) { return try await body() } catch { throw Problem(error) }
  }
}

extension Problem {
  /// A body that did not arrive.
  init(_ failure: RequestBody.Failure) {
    switch failure {
    case .tooLarge(let limit): self.init(.contentTooLarge, "More than \(limit >> 20) MiB at once are not taken.")
    case .cutShort: self.init(.badRequest, "The request ended in the middle.")
    }
  }
}

extension Payload {
  /// The answer that carries it. Data is never kept by a browser's cache.
  func response(_ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(
      status, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"], body: .bytes(bytes))
  }
}

extension PlanAnswer {
  var payload: Payload { .today(self) }
}
