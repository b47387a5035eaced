import Foundation
import Synchronization

@testable import HTTPServer

/// A running server. `body` runs on a thread of its own, since it waits for bytes.
func withServer<Result: Sendable>(
  limits: HTTPLimits = HTTPLimits(), clock: TestClock? = nil, _ handler: @escaping HTTPHandler,
  _ body: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
  try await withServer(limits: limits, clock: clock, handler) { port, _ in try body(port) }
}

/// A running server whose own answers carry these fields.
func withServer<Result: Sendable>(
  _ handler: @escaping HTTPHandler, ownFields: HTTPHeaders, _ body: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
  var setup = testSetup()
  setup.ownFields = ownFields
  let server = HTTPServer(setup, handler: handler)
  let port = try server.start()
  let result = await onThread { Swift.Result { try body(port) } }
  await server.stop(draining: .seconds(5))
  return try result.get()
}

/// A running server, and the requests that it has in flight.
func withServer<Result: Sendable>(
  limits: HTTPLimits = HTTPLimits(), clock: TestClock? = nil, _ handler: @escaping HTTPHandler,
  _ body: @escaping @Sendable (UInt16, _ inFlight: @Sendable () -> Int) throws -> Result
) async throws -> Result {
  let server = HTTPServer(testSetup(limits, clock: clock), handler: handler)
  let port = try server.start()
  let result = await onThread { Swift.Result { try body(port) { server.running.connections.exchanges.count } } }
  clock?.countWaits()
  await server.stop(draining: .seconds(5))
  return try result.get()
}

/// Reads the body to its end and says how long it was.
let countBody: HTTPHandler = { request in
  var count = 0
  do throws(RequestBody.Failure) {
    while let piece = try await request.nextPiece() { count += piece.count }
  } catch .tooLarge { return HTTPResponse(.contentTooLarge) } catch { return HTTPResponse(.requestTimeout) }
  return HTTPResponse(.ok, body: .bytes(Array("read \(count)".utf8)))
}

/// A setup with a test's clock, or that of its machine, at a free port.
func testSetup(
  _ limits: HTTPLimits = HTTPLimits(), clock: TestClock? = nil, address: String = "127.0.0.1"
) -> HTTPServerSetup {
  let start = ContinuousClock.now
  return HTTPServerSetup(
    address: address, port: 0, limits: limits, elapsed: { clock?.elapsed ?? ContinuousClock.now - start },
    wait: { time in
      clock?.pass(time)
      try? await Task.sleep(for: clock == nil ? time : .milliseconds(5))
    })
}

/// A clock that goes on when a test says so, and by as much as the server waits where it counts that too.
final class TestClock: Sendable {
  private let state: Mutex<(now: Duration, countsWaits: Bool)>

  init(countsWaits: Bool = false) { state = Mutex((.zero, countsWaits)) }

  var elapsed: Duration { state.withLock { $0.now } }

  func advance(_ time: Duration) { state.withLock { $0.now += time } }

  func countWaits() { state.withLock { $0.countsWaits = true } }

  func pass(_ time: Duration) {
    state.withLock { if $0.countsWaits { $0.now += time } }
  }
}

/// Runs what blocks where it holds no other task up.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Waits on this thread.
func pause(_ time: Duration) {
  Thread.sleep(forTimeInterval: Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
}

/// Whether `condition` holds within half a minute.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<3000 {
    if condition() { return true }
    pause(.milliseconds(10))
  }
  return false
}

extension HTTPRequest {
  /// The next piece of the body; nil at its end.
  func nextPiece() async throws(RequestBody.Failure) -> [UInt8]? {
    var pieces = body.makeAsyncIterator()
    return try await pieces.next()
  }
}
