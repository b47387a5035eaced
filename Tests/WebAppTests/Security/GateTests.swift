import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

@Suite struct GateTests {
  private let gate = Gate(setup: GateSetup(hosts: ["loadbook.home"]), port: 8080)

  private func request(
    _ method: HTTPMethod, _ path: String = "api/v1/settings", _ fields: HTTPHeaders = [:], host: String? = nil,
    peer: PeerAddress = .loopback, isEncrypted: Bool = false
  ) -> HTTPRequest {
    var headers: HTTPHeaders = ["Host": host ?? "127.0.0.1:8080", "Content-Type": "application/json"]
    for field in fields.fields { headers[field.name] = field.value }
    let target = HTTPTarget(path: path.split(separator: "/").map(String.init))
    return HTTPRequest(method, target, headers: headers, peer: peer, isEncrypted: isEncrypted)
  }

  private func device(_ role: DeviceRole) -> PairedDevice {
    PairedDevice(
      id: "00", name: "d", role: role, pairedAt: Instant(seconds: 0), lastSeenAt: Instant(seconds: 0))
  }

  private func status(_ request: HTTPRequest, _ role: DeviceRole? = nil, _ door: Door = Door()) -> Int {
    switch gate.verdict(on: request, from: role.map { device($0) }, to: door) {
    case .allow: 200
    case .refuse(let problem): problem.status.rawValue
    }
  }

  @Test(
    "a change is made by a page of ours alone, says the browser itself",
    arguments: [
      ("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("CROSS-SITE", 403), ("", 403),
    ])
  func fetchSite(site: String, expected: Int) {
    #expect(status(request(.post, "api/v1/settings", ["Sec-Fetch-Site": site])) == expected)
  }

  @Test("a foreign site is refused even where the origin is ours") func siteBeatsOrigin() {
    let fields: HTTPHeaders = ["Sec-Fetch-Site": "cross-site", "Origin": "http://127.0.0.1:8080"]
    #expect(status(request(.put, "api/v1/settings", fields)) == 403)
  }

  @Test("a page of somebody else reads no record, but may be a link to the app's pages") func foreignLook() {
    let fields: HTTPHeaders = ["Sec-Fetch-Site": "cross-site"]
    #expect(status(request(.get, "api/v1/today", fields)) == 403)
    #expect(status(request(.get, "ledger", fields), nil, .shell) == 200)
  }

  @Test(
    "a change comes as JSON",
    arguments: [
      ("application/json", 200), ("application/json; charset=utf-8", 200), ("Application/JSON", 200),
      ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("multipart/form-data", 415),
      ("text/plain; application/json", 415), ("application/octet-stream", 415), ("", 415),
    ])
  func media(type: String, expected: Int) {
    for method in [HTTPMethod.post, .put, .patch] {
      #expect(status(request(method, "api/v1/settings", ["Content-Type": type])) == expected)
    }
  }

  @Test("an import comes as bytes") func imports() {
    let door = Door(media: .bytes)
    #expect(status(request(.post, "api/v1/import", ["Content-Type": "application/octet-stream"]), nil, door) == 200)
    #expect(status(request(.post, "api/v1/import"), nil, door) == 415)
  }

  @Test("a change without a type is refused, but for a deletion without a body") func noType() {
    var bare = request(.post)
    bare.headers["Content-Type"] = nil
    #expect(status(bare) == 415)
    var deletion = request(.delete)
    deletion.headers["Content-Type"] = nil
    #expect(status(deletion) == 200)
    deletion.headers["Content-Length"] = "2"
    #expect(status(deletion) == 415)
  }

  @Test(
    "behind a proxy nobody is this machine",
    arguments: [
      "Forwarded", "Via", "X-Forwarded-For", "x-forwarded-host", "X-Forwarded-Proto", "X-Forwarded-Anything",
      "X-Real-IP",
    ])
  func proxies(field: String) {
    #expect(status(request(.get, "api/v1/today", HTTPHeaders([.init(field, "https")]))) == 401)
    #expect(status(request(.get, "api/v1/today", HTTPHeaders([.init(field, "https")])), .phone) == 200)
  }

  @Test("a proxy that adds nothing is known by its HTTP/1.0") func silentProxy() {
    var silent = request(.get, "api/v1/today")
    silent.isOld = true
    #expect(status(silent) == 401)
    #expect(status(silent, .phone) == 200)
  }

  @Test("another address needs TLS, and then pairing") func elsewhere() {
    let far = PeerAddress(text: "192.168.1.20", isLoopback: false)
    #expect(status(request(.get, host: "loadbook.home", peer: far), .phone) == 403)
    #expect(status(request(.get, host: "loadbook.home", peer: far, isEncrypted: true)) == 401)
    #expect(status(request(.get, host: "loadbook.home", peer: far, isEncrypted: true), .phone) == 200)
    // The name of this machine to itself, asked for from elsewhere, opens nothing either.
    #expect(status(request(.get, peer: far, isEncrypted: true)) == 401)
    #expect(status(request(.get, host: "loadbook.home", peer: far)) == 403)
  }

  @Test("a proxy that says its own side is not encrypted is believed") func plainProxy() {
    #expect(status(request(.get, "a", ["X-Forwarded-Proto": "http"], host: "loadbook.home"), .phone) == 403)
    #expect(status(request(.put, "a", ["Origin": "http://loadbook.home"], host: "loadbook.home"), .phone) == 403)
  }

  @Test("from elsewhere a change without an origin needs a token in its field, a cookie is not enough")
  func bearer() {
    let secure = request(.put, host: "loadbook.home")
    #expect(status(secure, .phone) == 403)
    var cookie = secure
    cookie.headers["Cookie"] = "__Host-loadbook=00"
    #expect(status(cookie, .phone) == 403)
    var bearer = secure
    bearer.headers["Authorization"] = "Bearer 00"
    #expect(status(bearer, .phone) == 200)
    #expect(status(bearer) == 403)
  }

  @Test("unpaired, elsewhere, only open doors open") func openDoors() {
    let pair = request(.post, "api/v1/pair", host: "loadbook.home")
    #expect(status(pair, nil, Door(isOpen: true)) == 200)
    #expect(status(request(.get, "pair", host: "loadbook.home"), nil, .shell) == 200)
    #expect(status(request(.get, "api/v1/nothing", host: "loadbook.home"), nil, .nothing) == 401)
  }

  @Test(
    "a role writes what is its own",
    arguments: [
      ("workouts", [DeviceRole.phone, .watch]), ("splits", [.phone, .desktop]), ("schedules", [.phone, .desktop]),
      ("sessions", [.phone]), ("days", [.phone]), ("races", [.phone]), ("athlete", [.phone]), ("settings", [.phone]),
      ("import", [.phone]), ("today", [.phone]), ("runs", [.phone]), ("devices", [.phone]),
      ("deleted", [.phone, .desktop]),
      ("Workouts", [.phone]),
    ])
  func roles(kind: String, writers: [DeviceRole]) {
    for role in DeviceRole.allCases {
      for method in [HTTPMethod.put, .post, .patch, .delete] {
        let expected = writers.contains(role) ? 200 : 403
        #expect(status(request(method, "api/v1/\(kind)/X"), role) == expected, "\(role) \(method)")
      }
      #expect(status(request(.get, "api/v1/\(kind)/X"), role) == 200)
    }
  }

  @Test("who sits at the machine is a phone, unless the server says less") func localRole() {
    #expect(gate.verdict(on: request(.get), from: nil, to: Door()) == .allow(.phone))
    let narrow = Gate(setup: GateSetup(localRole: .desktop), port: 8080)
    #expect(narrow.verdict(on: request(.put, "api/v1/workouts/X"), from: nil, to: Door()).isRefusal)
    #expect(narrow.verdict(on: request(.put, "api/v1/splits/X"), from: nil, to: Door()) == .allow(.desktop))
  }
}

extension Gate.Verdict {
  fileprivate var isRefusal: Bool { if case .refuse = self { true } else { false } }
}
