import Foundation
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct DrainTests {
  @Test func aRequestInFlightIsAnsweredBeforeTheServerStops() async throws {
    let isAsked = Mutex(false)
    let mayAnswer = Mutex(false)
    let server = HTTPServer(testSetup()) { _ in
      isAsked.withLock { $0 = true }
      while !mayAnswer.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(5)) }
      return HTTPResponse(.ok, body: .bytes(Array("finished".utf8)))
    }
    let port = try server.start()
    let client = try TestClient(port: port)
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await onThread { eventually { isAsked.withLock { $0 } } })
    async let stopped: Void = server.stop(draining: .seconds(30))
    #expect(await onThread { eventually { server.running.isDraining } })
    mayAnswer.withLock { $0 = true }
    await stopped
    let answer = await onThread { client.readAll() }
    #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("finished"))
    #expect(answer.contains("Connection: close\r\n"))
  }

  @Test func afterTheLimitARequestIsToldToComeAgain() async throws {
    let isAsked = Mutex(false)
    let server = HTTPServer(testSetup()) { _ in
      isAsked.withLock { $0 = true }
      try? await Task.sleep(for: .seconds(60))
      return HTTPResponse(.ok)
    }
    let port = try server.start()
    let client = try TestClient(port: port)
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await onThread { eventually { isAsked.withLock { $0 } } })
    let start = ContinuousClock.now
    await server.stop(draining: .milliseconds(200))
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(await onThread { client.readAll() }.hasPrefix("HTTP/1.1 503"))
  }

  @Test func idleConnectionsAndEventStreamsEndAtOnce() async throws {
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    let server = HTTPServer(testSetup()) { _ in HTTPResponse(.ok, body: .events(EventStream(events))) }
    let port = try server.start()
    let (idle, stream) = (try TestClient(port: port), try TestClient(port: port))
    stream.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = await onThread { stream.read(until: ":\n\n") }
    let start = ContinuousClock.now
    await server.stop(draining: .seconds(60))
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(await onThread { stream.readAll() }.hasSuffix("0\r\n\r\n"))
    #expect(await onThread { idle.readAll() } == "")
    feed.finish()
  }

  @Test func aStoppedServerFreesItsPort() async throws {
    let first = HTTPServer(testSetup()) { _ in HTTPResponse(.ok) }
    let port = try first.start()
    var setup = testSetup()
    setup.port = port
    let second = HTTPServer(setup) { _ in HTTPResponse(.ok) }
    #expect(throws: HTTPServerError.portInUse(port)) { try second.start() }
    await first.stop(draining: .zero)
    let third = HTTPServer(setup) { _ in HTTPResponse(.ok) }
    #expect(try third.start() == port)
    await third.stop(draining: .zero)
    #expect(throws: HTTPServerError.startedBefore) { try third.start() }
  }
}
