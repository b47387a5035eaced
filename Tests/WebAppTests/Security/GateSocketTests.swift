import Foundation
import HTTPServer
import Testing

@testable import WebApp

/// The matrix of hosts and origins once more, by a real socket.
@Suite struct GateSocketTests {
  @Test("by a socket each host and origin has the answer that it has without") func matrix() async throws {
    let fixture = try GateFixture(gate: GateMatrixTests.gate.setup)
    let clock = ContinuousClock()
    let start = clock.now
    let server = HTTPServer(
      HTTPServerSetup(
        address: "127.0.0.1", port: 0, tls: nil, elapsed: { start.duration(to: clock.now) },
        wait: { try? await Task.sleep(for: $0) })
    ) { [app = fixture.app] in await app.respond(to: $0) }
    let port = try server.start()
    fixture.port.settle(port)
    for row in GateMatrixTests.rows {
      let host = row.host?.replacing(":8080", with: ":\(port)").replacing(":8081", with: ":\(port &+ 1)")
      // Without a host the server itself refuses, before the gate sees anything.
      func expected(_ status: Int) -> Int { row.host == nil ? 400 : status }
      func status(_ method: String, _ origin: String?) async throws -> Int {
        try await Self.status(port, method, host: host, origin: origin)
      }
      let own = GateMatrixTests.own(host ?? "127.0.0.1:\(port)")
      #expect(try await status("GET", nil) == expected(row.look), "\(row.testDescription), a look")
      #expect(try await status("PUT", own) == expected(row.own), "\(row.testDescription), own origin")
      #expect(
        try await status("PUT", "https://evil.example") == expected(row.foreign), "\(row.testDescription), foreign")
      #expect(try await status("PUT", "null") == expected(row.null), "\(row.testDescription), null")
      #expect(try await status("PUT", nil) == expected(row.absent), "\(row.testDescription), no origin")
    }
    await server.stop(draining: .seconds(1))
  }

  /// The status of the answer to one request on a connection of its own.
  private static func status(_ port: UInt16, _ method: String, host: String?, origin: String?) async throws -> Int {
    var lines = ["\(method) /api/v1/settings HTTP/1.1", "Connection: close"]
    if let host { lines.append("Host: " + host) }
    if let origin { lines.append("Origin: " + origin) }
    if method == "PUT" { lines += ["Content-Type: application/json", "Content-Length: 2"] }
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n" + (method == "PUT" ? "{}" : "")
    // A thread of its own: those that tasks share must be free to answer.
    let answer = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, any Error>) in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Wire.exchange(Array(text.utf8), port: port) })
      }
    }
    return try #require(Int(answer.split(separator: " ").dropFirst().first ?? ""), "no status in \(answer)")
  }
}

/// One connection to this machine, as bare as it can be.
private enum Wire {
  struct Failure: Error {
    let code: Int32
  }

  /// Sends all bytes and reads until the other side closes.
  static func exchange(_ bytes: [UInt8], port: UInt16) throws -> String {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0, send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw Failure(code: errno) }
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count <= 0 { return String(decoding: all, as: UTF8.self) }
      all += piece[..<count]
    }
  }
}
