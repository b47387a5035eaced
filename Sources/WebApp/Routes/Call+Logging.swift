import HTTPServer
import Planner
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

extension Call {
  /// Logs a session, and answers with the day as it is then. One that lies in the folder already is left as it is.
  func logging(_ body: SessionBody) async throws(Problem) -> HTTPResponse {
    let book = try await book()
    let moment = momentOfWriting(in: book)
    if let id = body.id, book.snapshot.sessions.contains(where: { $0.document.id == id }) {
      return Payload.today(book.todayView).response()
    }
    let session = body.session(
      id: body.id ?? desk.setup.newID(moment.now), start: start(of: body, at: moment), now: moment.now,
      zone: moment.zone.zone)
    guard session.isOver(at: moment.now) else {
      throw Problem(
        .unprocessableContent, "That session is not over yet.", detail: "Check when it began and how long it took.")
    }
    let logging = SessionLogging(engine: desk.engine, moment: moment, request: book.request)
    let logged: LoggedSession
    do throws(EngineError) { logged = try await logging.log(session) } catch { throw Problem(error) }
    await desk.wrote()
    return Payload.today(try await self.book().todayView, notice: notice(logged)).response()
  }

  /// Rates a session, and answers with the day as it is then.
  func rating(_ body: RatingBody) async throws(Problem) -> HTTPResponse {
    let book = try await book()
    let logging = SessionLogging(engine: desk.engine, moment: momentOfWriting(in: book), request: book.request)
    let isKnown: Bool
    do throws(EngineError) { isKnown = try await logging.rate(body.id.text, body.effort) } catch {
      throw Problem(error)
    }
    guard isKnown else { throw Problem(.notFound, "That session is no longer there.") }
    await desk.wrote()
    return Payload.today(try await self.book().todayView).response()
  }

  /// The moment at which something is written now: that of a book may be most of a minute old.
  func momentOfWriting(in book: OpenBook) -> Moment { Moment(now: desk.setup.engine.now(), zones: book.moment.zones) }

  private func start(of body: SessionBody, at moment: Moment) -> Instant {
    body.start.flatMap { SessionStart($0) }?.instant(today: moment.today, zone: moment.zone)
      ?? moment.now + -Int64((body.minutes.value * 60).rounded())
  }

  /// What there is to say of a session that was logged; nil: nothing.
  func notice(_ logged: LoggedSession) -> String? {
    if let failure = logged.unkept {
      return "The run is logged; what had been suggested could not be kept beside it. \(failure.sentence)"
    }
    guard logged.countsWithAnother else { return nil }
    let name = RunWords.name(logged.record.document.activity)
    return "This overlaps a \(name) that is already there: the two count once."
  }
}
