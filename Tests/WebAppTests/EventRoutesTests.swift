import Foundation
import SyncEngine
import Testing
import TrainingDesk
import TrainingModel

@testable import HTTPServer
@testable import WebApp

@Suite struct EventRoutesTests {
  let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  private func events(_ headers: HTTPHeaders = [:]) async throws -> AsyncStream<EventStream.Event> {
    let target = try #require(HTTPTarget("/api/v1/events"))
    let response = await fixture.app.respond(to: HTTPRequest(.get, target, headers: headers))
    #expect(response.headers["Content-Type"] == "text/event-stream")
    guard case .events(let stream) = response.body else { throw NoStream() }
    return stream.events
  }

  private struct NoStream: Error {}

  @Test func aStreamBeginsWithHowTheFolderStands() async throws {
    _ = try await fixture.ask(.get, "/api/v1/sessions")
    for await event in try await events() {
      #expect(event.name == "status" && event.data.contains("\"state\":\"ready\"") && !event.data.contains("\n"))
      break
    }
  }

  @Test func aSaveIsTold() async throws {
    let stream = try await events()
    let session = SessionDocument(
      id: fixture.clock.newID(), activity: .run, start: fixture.clock.now, createdAt: fixture.clock.now)
    _ = try await fixture.put(session, "/api/v1/sessions/" + session.id.text)
    let change = await stream.first { $0.name == "change" }
    #expect(change?.data == "{\"ids\":[\"\(session.id.text)\"],\"kinds\":[\"session\"]}")
  }

  @Test func aChangeOfTheSettingsIsTold() async throws {
    let stream = try await events()
    let settings = try await fixture.ask(.put, "/api/v1/settings", Array("{\"distanceUnit\":\"mi\"}".utf8))
    try #require(settings.status == 200)
    let change = await stream.first { $0.name == "change" }
    #expect(change?.data == "{\"ids\":[],\"kinds\":[\"settings\"]}")
  }

  @Test func whoWasCutOffReadsEverythingAgain() async throws {
    let change = await (try await events(["Last-Event-ID": "17"])).first { $0.name == "change" }
    #expect(change?.data.contains("\"ids\":[]") == true && change?.data.contains("\"workout\"") == true)
    #expect(change?.data.contains("\"settings\"") == true)
  }

  @Test func aListenerThatGoesIsForgotten() async throws {
    do {
      let stream = try await events()
      _ = await stream.first { _ in true }
      #expect(await fixture.desk.listenerCount == 1)
    }
    for _ in 0..<500 where await fixture.desk.listenerCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(await fixture.desk.listenerCount == 0)
  }

  @Test func aDeviceWhoseAccessIsTakenAwayHearsNothingMore() async throws {
    let gate = try GateFixture()
    let token = try await gate.pair(.phone)
    _ = try await gate.inner.ask(.get, "/api/v1/sessions")
    let request = HTTPRequest(
      .get, try #require(HTTPTarget("/api/v1/events")),
      headers: ["Host": "loadbook.home", "X-Forwarded-For": "192.168.1.20", "Authorization": "Bearer " + token])
    guard case .events(let stream) = await gate.app.respond(to: request).body else { throw NoStream() }
    let first = gate.inner.clock.newID()
    var events = stream.events.makeAsyncIterator()
    #expect(await events.next()?.name == "status")
    try await save(first, by: gate)
    #expect(await events.next()?.data.contains(first.text) == true)
    let device = try #require(try await gate.register.devices().first)
    #expect(try await gate.register.revoke(device.id) != nil)
    try await save(gate.inner.clock.newID(), by: gate)
    #expect(await events.next()?.data == nil)
  }

  private func save(_ id: ULID, by gate: GateFixture) async throws {
    let now = gate.inner.clock.now
    let session = SessionDocument(id: id, activity: .run, start: now, createdAt: now)
    #expect(try await gate.inner.put(session, "/api/v1/sessions/" + id.text).status == 201)
  }
}
