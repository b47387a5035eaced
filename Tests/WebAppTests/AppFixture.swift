import CanonicalJSON
import DocumentFolder
import Foundation

import SyncEngine
import Synchronization
import TrainingDesk
import Testing
import TrainingModel

@testable import HTTPServer
@testable import WebApp

/// The app upon a folder of its own on the disk, which goes away with the test. No socket.
final class AppFixture: Sendable {
  let root: String
  let clock = FixtureClock()
  let desk: TrainingDesk
  let app: WebApp

  init() throws {
    root = NSTemporaryDirectory() + "loadbook-app-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root + "/log", withIntermediateDirectories: true)
    let clock = clock
    let engine = EngineSetup(
      folder: root + "/log", state: StatePaths(directory: root + "/state", folder: root + "/log"),
      mark: WriterMark(hostName: "test", process: 1), now: { clock.now },
      wait: { try? await Task.sleep(for: min($0, .milliseconds(20))) })
    desk = try TrainingDesk(
      DeskSetup(
        engine: engine, machineZone: .fixed(offset: 0), zoneRules: { _ in nil },
        settings: SettingsFile(path: root + "/settings.json"), scratch: root + "/scratch", newID: { clock.id(at: $0) }))
    app = WebApp(desk: desk)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The answer to a request.
  func ask(
    _ method: HTTPMethod, _ path: String, _ body: [UInt8] = [], headers: HTTPHeaders = HTTPHeaders()
  ) async throws -> Answer {
    let target = try #require(HTTPTarget(path))
    var fields = headers
    if !body.isEmpty, fields["Content-Type"] == nil { fields["Content-Type"] = "application/json" }
    let response = await app.respond(to: HTTPRequest(method, target, headers: fields, body: body))
    return Answer(status: response.status.rawValue, headers: response.headers, body: await Self.bytes(of: response))
  }

  func put(_ document: some TrainingDocument, _ path: String, over etag: String? = nil) async throws -> Answer {
    let headers: HTTPHeaders = etag.map { ["If-Match": $0] } ?? ["If-None-Match": "*"]
    return try await ask(.put, path, document.canonicalBytes(), headers: headers)
  }

  private static func bytes(of response: HTTPResponse) async -> [UInt8] {
    switch response.body {
    case .bytes(let bytes): return bytes
    case .stream(let stream):
      var all: [UInt8] = []
      while let piece = await stream.next() { all += piece }
      return all
    case .events: return []
    }
  }
}

/// What came back.
struct Answer: Sendable {
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]

  var etag: String? { headers["ETag"] }
  var text: String { String(decoding: body, as: UTF8.self) }

  func json<Value: JSONObjectValue>(_ type: Value.Type) throws -> Value { try Value(bytes: body) }

  /// The value of a member at the root, as Foundation reads it.
  subscript(name: String) -> Any? {
    ((try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any])?[name]
  }
}

/// A clock that only the test moves. It starts at 2026-11-30T08:00:00Z.
final class FixtureClock: Sendable {
  private let state = Mutex<(seconds: Int64, mint: ULIDMint, count: UInt64)>((1_796_025_600, ULIDMint(), 0))

  var now: Instant { Instant(seconds: state.withLock { $0.seconds }) }

  func advance(_ by: Int64) { state.withLock { $0.seconds += by } }

  func id(at time: Instant) -> ULID {
    state.withLock { state in
      state.count += 1
      return state.mint.make(milliseconds: UInt64(time.seconds) * 1000, randomHigh: 0, randomLow: state.count)
    }
  }

  func newID() -> ULID { id(at: now) }
}
