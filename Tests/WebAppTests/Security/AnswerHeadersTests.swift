import Foundation
import HTTPServer
import Testing
import TrainingDesk

@testable import WebApp

@Suite struct AnswerHeadersTests {
  /// Word for word, so that no change of it goes unseen.
  static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
    media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'none'
    """

  @Test(
    "every answer carries the policy and is kept nowhere",
    arguments: [
      (HTTPMethod.get, "/api/v1/today", 200), (.get, "/api/v1/nothing", 404), (.post, "/api/v1/today", 405),
      (.get, "/api/v1/devices", 200), (.delete, "/api/v1/devices/00", 404), (.options, "/api/v1/today", 405),
    ])
  func everyAnswer(method: HTTPMethod, path: String, status: Int) async throws {
    let answer = try await GateFixture().ask(method, path, headers: ["Content-Type": "application/json"])
    #expect(answer.status == status)
    check(answer)
  }

  @Test("what the gate refuses carries them as well") func refusals() async throws {
    let fixture = try GateFixture()
    check(try await fixture.ask(.get, "/", headers: ["Host": "evil.example"]))
    check(try await fixture.askFromAfar(.get, "/api/v1/today"))
    check(try await fixture.ask(.put, "/api/v1/settings", "{}", headers: ["Origin": "null"]))
  }

  private func check(_ answer: Answer) {
    #expect(answer.headers.values("Content-Security-Policy") == [Self.policy])
    #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
    #expect(answer.headers["Referrer-Policy"] == "same-origin")
    #expect(answer.headers["Cross-Origin-Opener-Policy"] == "same-origin")
    #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(answer.headers["Cache-Control"] == "no-store")
    #expect(!answer.headers.fields.contains { $0.name.lowercased().hasPrefix("access-control-") })
  }

  @Test("no route that only looks changes a file") func looking() async throws {
    let fixture = try GateFixture()
    let code = try await fixture.register.openCode(for: .phone)
    #expect(code.text.count == 9)
    _ = try await fixture.inner.desk.book()
    let before = tree(fixture.inner.root)
    for route in RouteTable.all where route.method.isSafe && !route.pattern.text.hasSuffix("/events") {
      let path = route.pattern.segments.map { segment in
        switch segment {
        case .fixed(let text): "/" + text
        case .parameter: "/01ARZ3NDEKTSV4RRFFQ69G5FAV"
        }
      }.joined()
      _ = try? await fixture.ask(.get, path)
    }
    #expect(tree(fixture.inner.root) == before)
  }

  /// Every document and setting with its bytes; the cache is this device's memory of them and no record.
  private func tree(_ root: String) -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    let kept = paths.filter { !$0.hasPrefix("state") && !$0.hasPrefix("scratch") }
    return Dictionary(
      uniqueKeysWithValues: kept.map { ($0, FileManager.default.contents(atPath: root + "/" + $0) ?? Data()) })
  }

  @Test("a change is refused to everybody but whom its address allows") func everyRoute() async throws {
    let fixture = try GateFixture()
    for role in [DeviceRole.desktop, .watch] {
      let token = try await fixture.pair(role)
      for route in RouteTable.all where !route.method.isSafe && !route.isOpen {
        let path = route.pattern.text.replacing("{id}", with: "01ARZ3NDEKTSV4RRFFQ69G5FAV")
        let parts = path.split(separator: "/").map(String.init)
        let allowed: Set<String> =
          role == .desktop ? ["splits", "schedules", "routines", "schedule", "deleted"] : ["workouts"]
        guard parts.count < 3 || !allowed.contains(parts[2]) else { continue }
        let headers: HTTPHeaders = ["Authorization": "Bearer " + token, "Content-Type": route.media.rawValue]
        let answer = try await fixture.askFromAfar(route.method, path, "{}", headers: headers)
        #expect(answer.status == 403, "\(role) \(route.method) \(path)")
      }
    }
  }
}
