import Foundation
import HTTPServer
import Synchronization
import Testing

@testable import WebApp

/// The app with its gate upon a folder of its own: requests as they come from this machine or from elsewhere.
final class GateFixture: Sendable {
  let inner: AppFixture
  let app: WebApp
  let register: DeviceRegister
  let path: String
  let port = ListeningPort(8080)

  init(gate: GateSetup = GateSetup(hosts: ["loadbook.home"], publicAddress: "https://loadbook.home")) throws {
    inner = try AppFixture()
    path = inner.root + "/config/loadbook/devices.json"
    let (clock, chance, waits) = (inner.clock, Chance(), Waits())
    register = DeviceRegister(
      DeviceRegister.Setup(path: path, now: { clock.now }, random: { chance.bytes($0) }))
    app = WebApp(
      WebAppSetup(
        desk: inner.desk, gate: gate, port: port, devices: register, assets: nil,
        pause: { waits.add($0) }))
    self.recorded = waits
  }

  private let recorded: Waits
  var waited: [Duration] { recorded.all }

  /// The answer to a request from this machine itself.
  func ask(_ method: HTTPMethod, _ path: String, _ body: String = "", headers: HTTPHeaders = [:]) async throws -> Answer
  {
    try await send(method, path, body, ["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"], headers)
  }

  /// The answer to a request that comes by the proxy in front.
  func askFromAfar(
    _ method: HTTPMethod, _ path: String, _ body: String = "", headers: HTTPHeaders = [:]
  ) async throws -> Answer {
    let fields: HTTPHeaders = [
      "Host": "loadbook.home", "Origin": "https://loadbook.home", "X-Forwarded-For": "192.168.1.20",
    ]
    return try await send(method, path, body, fields, headers)
  }

  private func send(
    _ method: HTTPMethod, _ path: String, _ body: String, _ fields: HTTPHeaders, _ more: HTTPHeaders
  ) async throws -> Answer {
    var headers = fields
    if !body.isEmpty { headers["Content-Type"] = "application/json" }
    for field in more.fields { headers[field.name] = field.value.isEmpty ? nil : field.value }
    let request = HTTPRequest(method, try #require(HTTPTarget(path)), headers: headers, body: Array(body.utf8))
    let response = await app.respond(to: request)
    guard case .bytes(let bytes) = response.body else { throw CancellationError() }
    return Answer(status: response.status.rawValue, headers: response.headers, body: bytes)
  }

  /// Pairs a device from afar and gives its token.
  func pair(_ role: DeviceRole, name: String = "Phone", by host: String = "loadbook.home") async throws -> String {
    let code = try await register.openCode(for: role)
    let answer = try await askFromAfar(
      .post, "/api/v1/pair", #"{"code":"\#(code.text)","name":"\#(name)"}"#,
      headers: ["Host": host, "Origin": "https://" + host])
    return try #require(answer["token"] as? String)
  }
}

/// Bytes that only look random.
private final class Chance: Sendable {
  private let state = Mutex<UInt64>(0x9E37_79B9_7F4A_7C15)

  func bytes(_ count: Int) -> [UInt8] {
    state.withLock { state in
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
    }
  }
}

/// The waits that were asked for; nobody waits.
private final class Waits: Sendable {
  private let list = Mutex<[Duration]>([])
  var all: [Duration] { list.withLock { $0 } }
  func add(_ wait: Duration) { list.withLock { $0.append(wait) } }
}
