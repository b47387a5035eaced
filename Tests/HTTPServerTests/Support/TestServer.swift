import Foundation

@testable import HTTPServer

/// A running server with the clock of the test's machine. `body` runs on a thread of its own, since it waits for bytes.
func withServer<Result: Sendable>(
  limits: HTTPLimits = HTTPLimits(), _ handler: @escaping HTTPHandler,
  _ body: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
  let server = HTTPServer(testSetup(limits), handler: handler)
  let port = try server.start()
  let result = await onThread { Swift.Result { try body(port) } }
  await server.stop(draining: .seconds(5))
  return try result.get()
}

/// A setup with the clock of the test's machine, at a free port.
func testSetup(_ limits: HTTPLimits = HTTPLimits(), address: String = "127.0.0.1") -> HTTPServerSetup {
  let start = ContinuousClock.now
  return HTTPServerSetup(
    address: address, port: 0, limits: limits, elapsed: { ContinuousClock.now - start },
    wait: { try? await Task.sleep(for: $0) })
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

/// Whether `condition` holds within ten seconds.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<1000 {
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
