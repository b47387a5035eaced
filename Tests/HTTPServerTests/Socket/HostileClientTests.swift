import Foundation
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct HostileClientTests {
  private let ok: HTTPHandler = { request in
    var count = 0
    do throws(RequestBody.Failure) {
      while let piece = try await request.nextPiece() { count += piece.count }
    } catch .tooLarge { return HTTPResponse(.contentTooLarge) } catch { return HTTPResponse(.requestTimeout) }
    return HTTPResponse(.ok, body: .bytes(Array("read \(count)".utf8)))
  }

  private func answer(_ text: String, limits: HTTPLimits = HTTPLimits()) async throws -> String {
    try await withServer(limits: limits, ok) { port in
      let client = try TestClient(port: port)
      client.send(text)
      return client.readAll()
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "400"),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", "400"),
    ("GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", "400"),
    ("GET /a/../b HTTP/1.1\r\nHost: a\r\n\r\n", "400"),
    ("GET /\u{1}b HTTP/1.1\r\nHost: a\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{1}b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a\r\nX y: b\r\n\r\n", "400"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx", "400"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", "400"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", "501"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "501"),
    ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "501"),
    ("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", "405"),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", "505"),
    ("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: more\r\n\r\nx", "417"),
  ])
  func whatCouldBeUnderstoodInTwoWaysIsRefused(request: String, status: String) async throws {
    let answer = try await answer(request)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.debugDescription): \(answer)")
    #expect(answer.components(separatedBy: "\r\nDate: ").count == 2, "one answer, then the end: \(answer)")
  }

  /// The library itself refuses it, and says so twice.
  @Test(arguments: ["+1", "1,1", "-1", "x", "1 1", "99999999999999999999999"])
  func aLengthThatIsNoNumberIsRefused(length: String) async throws {
    let answer = try await answer("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\nx")
    #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.contains(" 200 "), "\(answer)")
  }

  @Test(arguments: ["zz\r\nx\r\n", "1\r\nxx\r\n", "-1\r\nx\r\n", "11111111111111111\r\nx\r\n", "1 \r\nx\r\n"])
  func aDamagedChunkEndsTheConnection(chunk: String) async throws {
    let answer = try await answer("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk)
    #expect(!answer.contains("200"), "\(chunk.debugDescription): \(answer)")
  }

  @Test func chunksArePutTogether() async throws {
    let answer = try await answer(
      "PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    )
    #expect(answer.hasSuffix("read 5"))
  }

  @Test func aHeadThatIsTooLargeIsRefused() async throws {
    let long = String(repeating: "a", count: 20_000)
    #expect(try await answer("GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\r\n").hasPrefix("HTTP/1.1 431"))
    let target = try await answer("GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(target.hasPrefix("HTTP/1.1 431") || target.hasPrefix("HTTP/1.1 414"), "\(target)")
    let endless = try await answer("GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\(long)\(long)")
    #expect(endless.hasPrefix("HTTP/1.1 431"), "\(endless)")
  }

  @Test func aBodyOverTheServersLimitIsRefused() async throws {
    var limits = HTTPLimits()
    limits.body = 1000
    let announced = try await answer("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n", limits: limits)
    #expect(announced.hasPrefix("HTTP/1.1 413"))
    let chunk = "400\r\n" + String(repeating: "x", count: 1024) + "\r\n0\r\n\r\n"
    let grown = try await answer(
      "PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk, limits: limits)
    #expect(grown.hasPrefix("HTTP/1.1 413"), "\(grown)")
  }

  @Test func aHeadThatDribblesIsEnded() async throws {
    var limits = HTTPLimits()
    limits.headTime = .seconds(1)
    try await withServer(limits: limits, ok) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n")
      let start = ContinuousClock.now
      while client.send("X: y\r\n"), ContinuousClock.now - start < .seconds(8) { pause(.milliseconds(100)) }
      #expect(ContinuousClock.now - start < .seconds(4))
    }
  }

  @Test func aSecondHeadThatDribblesIsEnded() async throws {
    var limits = HTTPLimits()
    limits.headTime = .seconds(1)
    try await withServer(limits: limits, ok) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = client.read(until: "read 0")
      let start = ContinuousClock.now
      client.send("GET / HTTP/1.1\r\nHost: a\r\n")
      while client.send("X: y\r\n"), ContinuousClock.now - start < .seconds(8) { pause(.milliseconds(100)) }
      #expect(ContinuousClock.now - start < .seconds(4))
    }
  }

  @Test func aBodyThatDribblesIsEnded() async throws {
    var limits = HTTPLimits()
    limits.rateGrace = .seconds(1)
    try await withServer(limits: limits, ok) { port in
      let client = try TestClient(port: port)
      client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
      let start = ContinuousClock.now
      while client.send("x"), ContinuousClock.now - start < .seconds(8) { pause(.milliseconds(100)) }
      #expect(ContinuousClock.now - start < .seconds(4))
    }
  }

  @Test func aHalfSentBodyFailsForTheHandler() async throws {
    let failure = Mutex<RequestBody.Failure?>(nil)
    let handler: HTTPHandler = { request in
      do throws(RequestBody.Failure) { _ = try await request.body.bytes(upTo: 1000) } catch {
        failure.withLock { $0 = error }
      }
      return HTTPResponse(.ok)
    }
    try await withServer(handler) { port in
      var client: TestClient? = try TestClient(port: port)
      client?.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf")
      client = nil
      #expect(eventually { failure.withLock { $0 } == .cutShort })
    }
  }

  @Test func aClientThatReadsTooSlowlyIsEnded() async throws {
    var limits = HTTPLimits()
    (limits.rateGrace, limits.minimumRate) = (.milliseconds(500), 16 << 20)
    let large = [UInt8](repeating: 0x61, count: 16 << 20)
    try await withServer(limits: limits, { _ in HTTPResponse(.ok, body: .bytes(large)) }) { port in
      let client = try TestClient(port: port, receiveBuffer: 16 * 1024)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      pause(.milliseconds(2500))
      #expect(client.countAll() < large.count)
    }
  }

  @Test func twoHundredHeldConnectionsHoldNobodyUp() async throws {
    try await withServer(ok) { port in
      let held = try (0..<200).map { _ in try TestClient(port: port) }
      for client in held { client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ") }
      let start = ContinuousClock.now
      for _ in 0..<50 {
        let client = try TestClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(client.readAll().hasSuffix("read 0"))
      }
      #expect(ContinuousClock.now - start < .seconds(2))
      withExtendedLifetime(held) {}
    }
  }

  @Test func whereAllPlacesAreTakenTheOldestIdleOneGoes() async throws {
    var limits = HTTPLimits()
    limits.connections = 20
    try await withServer(limits: limits, ok) { port in
      let held = try (0..<60).map { _ in
        pause(.milliseconds(2))
        return try TestClient(port: port)
      }
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(client.readAll().hasSuffix("read 0"))
      withExtendedLifetime(held) {}
    }
  }
}
