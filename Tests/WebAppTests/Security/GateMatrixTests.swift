import HTTPServer
import Testing

@testable import WebApp

/// Twelve hosts by four origins: what becomes of a change, and of a look, by each.
@Suite struct GateMatrixTests {
  static let port: UInt16 = 8080
  static let gate = Gate(setup: GateSetup(hosts: ["loadbook.home", "box.lan:8443"]), port: port)

  /// A host with what becomes of: a look, a change by an own page, by a foreign page, by `null`, by nobody who says so.
  struct Row: CustomTestStringConvertible, Sendable {
    let host: String?
    let look: Int
    let own: Int
    let foreign: Int
    let null: Int
    let absent: Int

    var testDescription: String { host ?? "no host" }

    init(_ host: String?, _ look: Int, _ own: Int, _ foreign: Int, _ null: Int, _ absent: Int) {
      (self.host, self.look, self.own, self.foreign, self.null, self.absent) = (host, look, own, foreign, null, absent)
    }
  }

  static let rows = [
    Row("127.0.0.1:8080", 200, 200, 403, 403, 200),
    Row("localhost:8080", 200, 200, 403, 403, 200),
    Row("LocalHost:8080", 200, 200, 403, 403, 200),
    Row("[::1]:8080", 200, 200, 403, 403, 200),
    // A configured name is not this machine's own: whoever comes by it must be paired.
    Row("loadbook.home", 401, 401, 403, 403, 403),
    Row("box.lan:8443", 401, 401, 403, 403, 403),
    Row("box.lan:8444", 421, 421, 421, 421, 421),
    Row("127.0.0.1", 421, 421, 421, 421, 421),
    Row("127.0.0.1:8081", 421, 421, 421, 421, 421),
    Row("127.0.0.1.evil.example:8080", 421, 421, 421, 421, 421),
    Row("127.1:8080", 421, 421, 421, 421, 421),
    Row(nil, 421, 421, 421, 421, 421),
  ]

  static func own(_ host: String) -> String {
    (HostName(host)?.isLoopback == true ? "http://" : "https://") + host.lowercased()
  }

  static func request(_ method: HTTPMethod, host: String?, origin: String?) -> HTTPRequest {
    var headers: HTTPHeaders = ["Content-Type": "application/json"]
    headers["Host"] = host
    headers["Origin"] = origin
    return HTTPRequest(method, HTTPTarget(path: ["api", "v1", "settings"]), headers: headers)
  }

  static func status(_ request: HTTPRequest) -> Int {
    switch gate.verdict(on: request, from: nil, to: Door()) {
    case .allow: 200
    case .refuse(let problem): problem.status.rawValue
    }
  }

  @Test("twelve hosts and four origins: each pair has its answer", arguments: rows)
  func everyPair(row: Row) {
    func change(_ origin: String?) -> Int { Self.status(Self.request(.put, host: row.host, origin: origin)) }
    #expect(Self.status(Self.request(.get, host: row.host, origin: nil)) == row.look, "a look")
    #expect(change(Self.own(row.host ?? "127.0.0.1:8080")) == row.own, "own origin")
    #expect(change("https://evil.example") == row.foreign, "foreign origin")
    #expect(change("null") == row.null, "origin null")
    #expect(change(nil) == row.absent, "no origin")
  }

  @Test("a token is looked up only for a host and an origin of ours", arguments: rows)
  func bearers(row: Row) async throws {
    let fixture = try GateFixture(gate: Self.gate.setup)
    let token = try await fixture.pair(.phone, by: "box.lan:8443")
    let paired = try await fixture.register.devices()
    fixture.inner.clock.advance(7200)
    // A token that is none is named as such by our own hosts alone; a good one is written down as seen by them alone.
    let wrong = String(repeating: "0", count: 64)
    for (bearer, isKnown) in [(wrong, false), (token, true)] {
      func status(_ method: HTTPMethod, _ origin: String?) async -> Int {
        var request = Self.request(method, host: row.host, origin: origin)
        request.headers["Authorization"] = "Bearer " + bearer
        return await fixture.app.respond(to: request).status.rawValue
      }
      let foreign = [await status(.put, "https://evil.example"), await status(.put, "null")]
      #expect(foreign == [row.foreign, row.null], "a foreign page, token known: \(isKnown)")
      #expect(try await fixture.register.devices() == paired, "it was written down")
      #expect(await status(.get, nil) == (row.look == 421 ? 421 : isKnown ? 200 : 401), "token known: \(isKnown)")
    }
    #expect((try await fixture.register.devices() == paired) == (row.look == 421))
  }

  @Test("the matrix is twelve hosts wide") func isWhole() { #expect(Set(Self.rows.map { $0.host }).count == 12) }

  @Test(
    "an own origin by another scheme, port or writing is foreign",
    arguments: [
      "https://127.0.0.1:8081", "http://127.0.0.1", "http://localhost:8080", "http://127.0.0.1:8080.evil.example",
      "http://evil.example@127.0.0.1:8080", "http://127.0.0.1:8080/", "ftp://127.0.0.1:8080", "", "127.0.0.1:8080",
    ])
  func nearMisses(origin: String) {
    #expect(Self.status(Self.request(.post, host: "127.0.0.1:8080", origin: origin)) == 403)
  }

  @Test("two hosts or two origins are none") func twice() {
    var request = Self.request(.put, host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080")
    request.headers.add("Origin", "http://127.0.0.1:8080")
    #expect(Self.status(request) == 403)
    request.headers.add("Host", "127.0.0.1:8080")
    #expect(Self.status(request) == 421)
  }

  @Test("before the port is known nobody comes in") func beforeThePort() {
    let gate = Gate(setup: GateSetup(), port: nil)
    let request = Self.request(.get, host: "127.0.0.1:8080", origin: nil)
    #expect(gate.verdict(on: request, from: nil, to: Door()) == .refuse(.unknownHost))
  }
}
