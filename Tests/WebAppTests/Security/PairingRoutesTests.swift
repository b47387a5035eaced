import Foundation
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

@Suite struct PairingRoutesTests {
  let fixture: GateFixture

  init() throws { fixture = try GateFixture() }

  private func offer(_ role: String = "phone") async throws -> Answer {
    try await fixture.ask(.post, "/api/v1/devices/code", #"{"role":"\#(role)"}"#)
  }

  private func attempt(_ code: String, name: String = "Pixel") async throws -> Answer {
    try await fixture.askFromAfar(.post, "/api/v1/pair", #"{"code":"\#(code)","name":"\#(name)"}"#)
  }

  @Test("a code made here lets a device in from elsewhere, and only then") func wholeWay() async throws {
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today").status == 401)
    let offer = try await offer()
    #expect(offer.status == 201)
    let code = try #require(offer["code"] as? String)
    #expect(offer["link"] as? String == "https://loadbook.home/pair#\(code)")
    #expect((offer["picture"] as? String)?.hasPrefix("<svg ") == true)
    let paired = try await attempt(code)
    #expect(paired.status == 201)
    let token = try #require(paired["token"] as? String)
    #expect(token.utf8.count == 64)
    let cookie = try #require(paired.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("__Host-loadbook=\(token); Path=/; "))
    for part in ["HttpOnly", "SameSite=Strict", "Secure", "Max-Age="] { #expect(cookie.contains("; " + part)) }
    #expect(
      try await fixture.askFromAfar(.get, "/api/v1/today", headers: ["Cookie": "__Host-loadbook=" + token]).status
        == 200)
    #expect(
      try await fixture.askFromAfar(.get, "/api/v1/today", headers: ["Authorization": "Bearer " + token]).status == 200)
    // The name that is for this machine itself opens nothing from elsewhere.
    #expect(
      try await fixture.askFromAfar(.get, "/api/v1/today", headers: ["Cookie": "loadbook=" + token]).status == 401)
  }

  @Test("on this machine itself the cookie has no prefix, since there is no TLS") func localCookie() async throws {
    let code = try #require(try await offer("desktop")["code"] as? String)
    let body = #"{"code":"\#(code)","name":"Laptop"}"#
    let paired = try await fixture.ask(.post, "/api/v1/pair", body)
    let token = try #require(paired["token"] as? String)
    #expect(paired.headers["Set-Cookie"]?.hasPrefix("loadbook=\(token); ") == true)
    #expect(paired.headers["Set-Cookie"]?.contains("Secure") == false)
    // From now on this browser is what it was paired as.
    let cookie: HTTPHeaders = ["Cookie": "loadbook=" + token, "If-None-Match": "*"]
    #expect(
      try await fixture.ask(.put, "/api/v1/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV", "{}", headers: cookie).status == 403)
  }

  @Test("a code works once") func once() async throws {
    let code = try #require(try await offer()["code"] as? String)
    #expect(try await attempt(code).status == 201)
    #expect(try await attempt(code).status == 410)
  }

  @Test("a code works for five minutes") func fiveMinutes() async throws {
    let code = try #require(try await offer()["code"] as? String)
    fixture.inner.clock.advance(300)
    #expect(try await attempt(code).status == 410)
  }

  @Test("five wrong tries from anywhere end a code, each held back longer") func fiveTries() async throws {
    let code = try #require(try await offer()["code"] as? String)
    let wrong = code == "2222-2222" ? "3333-3333" : "2222-2222"
    for _ in 0..<5 { #expect(try await attempt(wrong).status == 403) }
    #expect(fixture.waited == [1, 2, 3, 4, 5].map { .seconds($0) })
    #expect(try await attempt(code).status == 410)
    // A server that starts again has not forgotten them.
    let again = try #require(try await offer()["code"] as? String)
    for _ in 0..<4 { _ = try await attempt(wrong == again ? "4444-4444" : wrong) }
    let other = DeviceRegister(
      DeviceRegister.Setup(
        path: fixture.path, now: { [clock = fixture.inner.clock] in clock.now },
        random: { [UInt8](repeating: 7, count: $0) }))
    let last = try await other.pair("33333333", name: "x")
    #expect(last.0 == .wrong(triesLeft: 0))
    #expect(try await attempt(again).status == 410)
  }

  @Test("a slip that cannot be a code costs no try") func slips() async throws {
    let code = try #require(try await offer()["code"] as? String)
    for slip in ["", "K7PM", "OOOO-OOOO", "K7PM-3XQ!"] { #expect(try await attempt(slip).status == 400) }
    #expect(try await attempt(code.lowercased()).status == 201)
    #expect(fixture.waited.isEmpty)
  }

  @Test("a name is a name", arguments: ["", "   ", "a\\u0000b", "\\u001b[2J", String(repeating: "x", count: 61)])
  func names(name: String) async throws {
    let code = try #require(try await offer()["code"] as? String)
    #expect(try await attempt(code, name: name).status == 400)
    #expect(try await attempt(code, name: " Mara’s <b>phone</b> ‮ 📱 ").status == 201)
    #expect(try await fixture.register.devices()[0].name == "Mara’s <b>phone</b> ‮ 📱")
  }

  @Test("a code is made at the machine itself only, and by a phone only") func whoMakesCodes() async throws {
    let token = try await fixture.pair(.phone)
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + token]
    let wish = #"{"role":"phone"}"#
    #expect(try await fixture.askFromAfar(.post, "/api/v1/devices/code", wish, headers: bearer).status == 403)
    #expect(
      try await fixture.ask(.post, "/api/v1/devices/code", wish, headers: ["Origin": "https://evil.example"]).status
        == 403)
    let narrow = try GateFixture(gate: GateSetup(localRole: .desktop))
    #expect(try await narrow.ask(.post, "/api/v1/devices/code", wish).status == 403)
    #expect(try await narrow.ask(.get, "/api/v1/devices").status == 403)
  }

  @Test("a revoked device is out with its next request, whoever revoked it") func revoking() async throws {
    let token = try await fixture.pair(.phone, name: "Old phone")
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + token]
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer).status == 200)
    let listed = try await fixture.ask(.get, "/api/v1/devices")
    let first = try #require((listed["devices"] as? [[String: Any]])?.first)
    #expect(first["name"] as? String == "Old phone")
    #expect(first["words"] as? String == "phone, seen just now")
    #expect(!listed.text.contains(token) && !listed.text.contains("Hash"))
    // By the command, in another process.
    let other = DeviceRegister(
      DeviceRegister.Setup(path: fixture.path, now: { [clock = fixture.inner.clock] in clock.now }, random: { _ in [] })
    )
    #expect(try await other.revoke(try #require(first["id"] as? String))?.name == "Old phone")
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer).status == 401)
    #expect(try await fixture.ask(.delete, "/api/v1/devices/00").status == 404)
  }

  @Test("a device that was revoked by a slip is let in again, for a minute") func undo() async throws {
    let token = try await fixture.pair(.phone)
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + token]
    let id = try await fixture.register.devices()[0].id
    func undo() async throws -> Int { try await fixture.ask(.post, "/api/v1/devices/\(id)/restore", "{}").status }
    #expect(try await undo() == 410)
    #expect(try await fixture.ask(.delete, "/api/v1/devices/" + id).status == 200)
    fixture.inner.clock.advance(59)
    #expect(try await undo() == 200)
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer).status == 200)
    #expect(try await undo() == 410)
    #expect(try await fixture.ask(.delete, "/api/v1/devices/" + id).status == 200)
    fixture.inner.clock.advance(60)
    #expect(try await undo() == 410)
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer).status == 401)
  }

  @Test("a device that comes back keeps its cookie for longer") func renewal() async throws {
    let token = try await fixture.pair(.phone)
    let cookie: HTTPHeaders = ["Cookie": "__Host-loadbook=" + token]
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: cookie).headers["Set-Cookie"] == nil)
    fixture.inner.clock.advance(3600)
    let later = try await fixture.askFromAfar(.get, "/api/v1/today", headers: cookie)
    #expect(later.headers["Set-Cookie"]?.hasPrefix("__Host-loadbook=\(token); ") == true)
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: cookie).headers["Set-Cookie"] == nil)
  }

  @Test(
    "a token of a desktop writes no workout, and one of a watch no routine",
    arguments: [
      (DeviceRole.desktop, "workouts", "splits"), (.watch, "splits", "workouts"),
    ])
  func rolesByToken(role: DeviceRole, refused: String, taken: String) async throws {
    let token = try await fixture.pair(role)
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + token, "If-None-Match": "*"]
    func put(_ kind: String) async throws -> Int {
      try await fixture.askFromAfar(.put, "/api/v1/\(kind)/01ARZ3NDEKTSV4RRFFQ69G5FAV", "{}", headers: bearer).status
    }
    #expect(try await put(refused) == 403)
    // Past the gate: the document itself is what is wrong now.
    #expect(try await put(taken) == 422)
    #expect(try await put("days") == 403)
  }

  @Test("a desktop brings no workout back that was deleted") func noWorkoutRestored() async throws {
    let clock = fixture.inner.clock
    let workout = WorkoutDocument(id: clock.newID(), start: clock.now, createdAt: clock.now)
    let path = "/api/v1/workouts/" + workout.id.text
    let made = try await fixture.inner.put(workout, path)
    #expect(made.status == 201)
    let version: HTTPHeaders = ["If-Match": try #require(made.etag)]
    #expect(try await fixture.ask(.delete, path, headers: version).status < 300)
    let restore = "/api/v1/deleted/\(workout.id.text)/restore"
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + (try await fixture.pair(.desktop))]
    #expect(try await fixture.askFromAfar(.post, restore, "{}", headers: bearer).status >= 400)
    #expect(try await fixture.ask(.post, restore, "{}").status == 200)
  }

  @Test("a token that is none is refused, on this machine as well") func wrongToken() async throws {
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + String(repeating: "0", count: 64)]
    #expect(try await fixture.ask(.get, "/api/v1/today", headers: bearer).status == 401)
    #expect(try await fixture.ask(.get, "/api/v1/today", headers: ["Cookie": "loadbook=00"]).status == 200)
    #expect(
      try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer).headers["WWW-Authenticate"] == "Bearer")
  }
}
