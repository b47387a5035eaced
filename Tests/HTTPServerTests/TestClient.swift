import Foundation
import Synchronization

@testable import HTTPServer

/// A socket that says what a test wants said, byte by byte.
final class TestClient: Sendable {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard failed == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { Glibc.close(descriptor) }

  /// Sends the text, `\n` as it stands. False where the connection is gone.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// What has arrived; nil at the connection's end, and where nothing comes for long.
  func receive(upTo count: Int = 65536) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return received > 0 ? Array(bytes.prefix(received)) : nil
  }

  /// Reads until `text` has come, or the end.
  func read(until text: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(text), let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads to the end of the connection.
  func readAll() -> String {
    var all: [UInt8] = []
    while let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }
}

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
