import CanonicalJSON
import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

/// What changes, as it happens: server-sent events (WHATWG HTML §9.2).
///
/// - `change`: `{"ids":[…],"kinds":[…]}`, records that changed here or elsewhere. Without `ids` anything of these kinds
///   may have changed. The kind `settings` stands for this device's settings.
/// - `day`: `{"day":"2026-12-01"}`, a new day began by the athlete's clock.
/// - `status`: `{"canWrite":true,"detail":"…","state":"ready","title":"…"}`, how the folder stands; also once at the
///   beginning.
/// - `beat`: `{}`, nothing happened for a while; the line is open.
///
/// A browser that was cut off comes with `Last-Event-ID`. What it missed is not kept, so it is told that everything may
/// have changed.
///
/// The stream of a device whose access is taken away ends with the next event or beat, unsent.
enum EventRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/events",
      Operation(
        id: "getEvents", summary: "Tells what changes, as it happens.", media: "text/event-stream", statuses: [200])
    ) { call async throws(Problem) in
      let isBack = call.request.headers["Last-Event-ID"] != nil
      return HTTPResponse(
        .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
        body: .events(EventStream(await events(call, from: isBack ? [.everything] : []))))
    }
  ]

  private static func events(
    _ call: Call, from first: [DeskNews]
  ) async -> AsyncStream<EventStream.Event> {
    let news = await call.desk.listen()
    let beginning = first + [.status(await call.desk.engine.status())]
    let (stream, continuation) = AsyncStream.makeStream(
      of: EventStream.Event.self, bufferingPolicy: .bufferingNewest(256))
    let task = Task {
      var number = 0
      func tell(_ piece: DeskNews) -> Bool {
        number += 1
        if case .dropped = continuation.yield(EventStream.Event(piece, number: number)) { return false }
        return true
      }
      for piece in beginning { _ = tell(piece) }
      for await piece in news {
        guard await call.isStillIn() else { break }
        if !tell(piece) { _ = tell(.everything) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

extension Call {
  /// Whether the device that asked is still paired. Where that cannot be read it counts as gone: it asks again, and is
  /// told why.
  fileprivate func isStillIn() async -> Bool {
    guard let device = visitor.device, let devices = app.devices else { return true }
    let paired = try? await devices.devices()
    return paired?.contains { $0.id == device.id } ?? false
  }
}

extension EventStream.Event {
  /// A piece of news as it is sent.
  init(_ news: DeskNews, number: Int) {
    switch news {
    case .changed(let names): self.init(ids: names.map { $0.id }, kinds: Self.words(Set(names.map { $0.kind })))
    case .everything: self.init(ids: [], kinds: Self.words(Set(DocumentKind.allCases)) + [Self.settings])
    case .settings: self.init(ids: [], kinds: [Self.settings])
    case .status(let status): self.init(status)
    case .day(let day): self.init("day") { $0.member("day", day) }
    case .beat: self.init("beat") { _ in }
    }
    id = String(number)
  }

  private static let settings = "settings"

  private static func words(_ kinds: Set<DocumentKind>) -> [String] {
    DocumentKind.allCases.filter { kinds.contains($0) }.map { $0.rawValue }
  }

  private init(ids: [String], kinds: [String]) {
    self.init("change") { writer in
      writer.member("ids", Set(ids).sorted())
      writer.member("kinds", kinds)
    }
  }

  private init(_ status: EngineStatus) {
    self.init("status") { writer in
      writer.member("canWrite", status.allowsWriting)
      writer.member("detail", status.advice)
      writer.member("state", status.word)
      writer.member("title", status.sentence)
    }
  }

  private init(_ name: String, _ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object { members(&$0) }
    let compact = try? JSONText(writer.bytes).root.compact
    self.init(name: name, data: String(decoding: compact ?? writer.bytes, as: UTF8.self))
  }
}
