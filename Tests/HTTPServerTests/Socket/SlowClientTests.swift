import Foundation
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct SlowClientTests {
  @Test func aHeadThatDribblesIsEnded() async throws {
    let clock = TestClock()
    try await withServer(clock: clock, countBody) { port, inFlight in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n")
      #expect(eventually { inFlight() == 1 })
      for _ in 0..<9 {
        clock.advance(.seconds(1))
        #expect(client.send("X: y\r\n"))
      }
      pause(.milliseconds(50))
      clock.advance(.seconds(2))
      #expect(client.readAll() == "")
    }
  }

  @Test func aSecondHeadThatDribblesIsEnded() async throws {
    let clock = TestClock()
    try await withServer(clock: clock, countBody) { port, inFlight in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = client.read(until: "read 0")
      clock.advance(.seconds(50))
      #expect(eventually { inFlight() == 0 })
      client.send("GET / HTTP/1.1\r\nHost: a\r\n")
      #expect(eventually { inFlight() == 1 })
      clock.advance(.seconds(9))
      pause(.milliseconds(50))
      client.send("X: y\r\n")
      clock.advance(.seconds(2))
      #expect(client.readAll() == "")
    }
  }

  @Test func aBodyThatDribblesIsEnded() async throws {
    let clock = TestClock()
    try await withServer(clock: clock, countBody) { port in
      let client = try TestClient(port: port)
      client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
      var seconds = 0
      while client.send("x"), seconds < 900 {
        pause(.milliseconds(20))
        clock.advance(.seconds(1))
        seconds += 1
      }
      #expect((19..<900).contains(seconds), "ended after \(seconds) s")
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
    let clock = TestClock()
    let large = [UInt8](repeating: 0x61, count: 32 << 20)
    try await withServer(clock: clock, { _ in HTTPResponse(.ok, body: .bytes(large)) }) { port, inFlight in
      let client = try TestClient(port: port, receiveBuffer: 16 * 1024)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      _ = client.read(until: "aaaa")
      clock.advance(.seconds(20 + 32 * 1024 + 1))
      #expect(eventually { inFlight() == 0 })
      #expect(client.countAll() < large.count)
    }
  }

  @Test func twoHundredHeldConnectionsHoldNobodyUp() async throws {
    try await withServer(clock: TestClock(), countBody) { port in
      let held = try (0..<200).map { _ in try TestClient(port: port) }
      for client in held { client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ") }
      for _ in 0..<50 {
        let client = try TestClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(client.readAll().hasSuffix("read 0"))
      }
      #expect(held.allSatisfy { $0.send("y") }, "they are held still")
    }
  }

  @Test func whereAllPlacesAreTakenTheOldestIdleOneGoes() async throws {
    var limits = HTTPLimits()
    limits.connections = 20
    try await withServer(limits: limits, countBody) { port in
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
