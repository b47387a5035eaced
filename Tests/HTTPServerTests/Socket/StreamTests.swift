import Synchronization
import Testing

@testable import HTTPServer

@Suite struct StreamTests {
  @Test func aStreamOfUnknownLengthArrivesInChunks() async throws {
    let handler: HTTPHandler = { _ in
      let left = Mutex(3)
      let stream = ByteStream {
        left.withLock { left in
          left -= 1
          return left >= 0 ? Array("piece\(left)".utf8) : nil
        }
      }
      return HTTPResponse(.ok, body: .stream(stream))
    }
    try await withServer(handler) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      let answer = client.read(until: "\r\n0\r\n\r\n")
      #expect(answer.contains("Transfer-Encoding: chunked\r\n"))
      #expect(["piece2", "piece1", "piece0"].allSatisfy { answer.contains($0) })
    }
  }

  @Test func aStreamThatBreaksItsPromiseEndsTheConnection() async throws {
    let handler: HTTPHandler = { _ in
      let sent = Mutex(false)
      return HTTPResponse(
        .ok,
        body: .stream(
          ByteStream(count: 100) {
            sent.withLock { sent in
              defer { sent = true }
              return sent ? nil : Array("short".utf8)
            }
          }))
    }
    try await withServer(handler) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      let answer = client.readAll()
      #expect(answer.contains("Content-Length: 100\r\n"))
      #expect(answer.hasSuffix("short"))
    }
  }

  @Test func aSlowReaderHoldsTheProducerBack() async throws {
    let made = Mutex(0)
    let handler: HTTPHandler = { _ in
      HTTPResponse(
        .ok,
        body: .stream(
          ByteStream {
            made.withLock { made in
              made += 1
              return made <= 4000 ? [UInt8](repeating: 0x61, count: 16 * 1024) : nil
            }
          }))
    }
    try await withServer(handler) { port in
      let client = try TestClient(port: port, receiveBuffer: 16 * 1024)
      client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      pause(.milliseconds(500))
      let early = made.withLock { $0 }
      #expect(early < 1000, "of 4,000 pieces nobody has read \(early) are made")
      #expect(client.countAll() > 4000 * 16 * 1024)
    }
  }

  @Test func eventsArriveAsTheyHappenAndEndWithTheStream() async throws {
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    try await withServer({ _ in HTTPResponse(.ok, body: .events(EventStream(events))) }) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      let head = client.read(until: ":\n\n")
      #expect(head.contains("Content-Type: text/event-stream\r\n") && head.contains("Cache-Control: no-store\r\n"))
      feed.yield(EventStream.Event(name: "change", data: "one"))
      #expect(client.read(until: "one\n\n").contains("event: change\ndata: one\n\n"))
      feed.finish()
      #expect(client.read(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
    }
  }

  @Test func aSilentStreamSendsComments() async throws {
    let clock = TestClock(countsWaits: true)
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    try await withServer(clock: clock, { _ in HTTPResponse(.ok, body: .events(EventStream(events))) }) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client.read(until: ":\n\n")
      #expect(client.read(until: ":\n\n").contains(":\n\n"))
    }
    feed.finish()
  }

  @Test func eventsEndWhenTheReaderGoes() async throws {
    let clock = TestClock(countsWaits: true)
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    let isOver = Mutex(false)
    feed.onTermination = { _ in isOver.withLock { $0 = true } }
    try await withServer(clock: clock, { _ in HTTPResponse(.ok, body: .events(EventStream(events))) }) { port in
      var client: TestClient? = try TestClient(port: port)
      client?.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client?.read(until: ":\n\n")
      client = nil
      #expect(eventually { isOver.withLock { $0 } })
    }
  }

  @Test func eventsForAReaderWhoHasGoneBeforeTheyBeganEnd() async throws {
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    let isOver = Mutex(false)
    feed.onTermination = { _ in isOver.withLock { $0 = true } }
    let handler: HTTPHandler = { request in
      _ = try? await request.body.bytes(upTo: 1000)
      return HTTPResponse(.ok, body: .events(EventStream(events)))
    }
    try await withServer(handler) { port in
      var client: TestClient? = try TestClient(port: port)
      client?.send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf")
      client = nil
      #expect(eventually { isOver.withLock { $0 } })
    }
  }

  @Test func whoDoesNotTakeItsEventsIsDropped() async throws {
    let (events, feed) = AsyncStream.makeStream(of: EventStream.Event.self)
    let isOver = Mutex(false)
    feed.onTermination = { _ in isOver.withLock { $0 = true } }
    try await withServer({ _ in HTTPResponse(.ok, body: .events(EventStream(events))) }) { port in
      let client = try TestClient(port: port, receiveBuffer: 16 * 1024)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client.read(until: ":\n\n")
      let event = EventStream.Event(data: String(repeating: "x", count: 10_000))
      for _ in 0..<2000 { feed.yield(event) }
      #expect(eventually { isOver.withLock { $0 } })
    }
  }
}
