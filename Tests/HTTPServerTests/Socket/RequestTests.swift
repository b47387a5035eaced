import Foundation
import Testing

@testable import HTTPServer

@Suite struct RequestTests {
  private let echo: HTTPHandler = { request in
    do {
      let body = try await request.body.bytes(upTo: 1 << 20)
      return HTTPResponse(
        .ok, headers: ["X-Path": request.target.path.joined(separator: ","), "X-Peer": request.peer.text],
        body: .bytes(body))
    } catch { return HTTPResponse(.contentTooLarge) }
  }

  @Test func aRequestIsAnsweredByTheHandler() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      client.send("GET /a/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let answer = client.readAll()
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("X-Path: a,b\r\n") && answer.contains("X-Peer: 127.0.0.1\r\n"))
    }
  }

  @Test func aBodyReachesTheHandlerInWhole() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      let body = String(repeating: "0123456789", count: 50_000)
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 500000\r\n\r\n" + body)
      #expect(client.readAll().hasSuffix("\r\n\r\n" + body))
    }
  }

  @Test func requestsSentAtOnceAreAnsweredInOrder() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      let requests = (0..<50).map { "PUT /\($0) HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc" }
      client.send(requests.joined() + "GET /end HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let paths = client.readAll().split(separator: "\r\n").filter { $0.hasPrefix("X-Path: ") }
      #expect(paths.map { $0.dropFirst(8) } == (0..<50).map { "\($0)" } + ["end"])
    }
  }

  @Test func aHeadOfAnAnswerHasItsLengthAndNoBody() async throws {
    try await withServer({ _ in HTTPResponse(.ok, body: .bytes(Array("hello".utf8))) }) { port in
      let client = try TestClient(port: port)
      client.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let answer = client.readAll()
      #expect(answer.contains("Content-Length: 5\r\n") && answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func aClientIsAskedForItsBodyWhenTheHandlerWantsIt() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      client.send(
        "PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      client.send("hi")
      #expect(client.readAll().hasSuffix("\r\n\r\nhi"))
    }
  }

  @Test func aClientIsNotAskedForABodyThatIsRefused() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\nExpect: 100-continue\r\n\r\n")
      let answer = client.readAll()
      #expect(answer.hasPrefix("HTTP/1.1 413 ") && answer.contains("Connection: close\r\n"))
    }
  }

  @Test func aRefusedBodyThatComesAllTheSameIsDroppedAndTheAnswerArrives() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n")
      client.send([UInt8](repeating: 0x61, count: 2_000_000))
      #expect(client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 413 "))
      client.send("GET /next HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.read(until: "\r\n\r\n").contains("X-Path: next"))
    }
  }

  @Test func longTextIsCompressedForWhoAcceptsIt() async throws {
    let text = Array(String(repeating: "squat 100 kg ", count: 1000).utf8)
    let handler: HTTPHandler = { _ in HTTPResponse(.ok, headers: ["Content-Type": "text/plain"], body: .bytes(text)) }
    try await withServer(handler) { port in
      let client = try TestClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n")
      let answer = client.readAllBytes()
      let head = String(decoding: answer.prefix(300), as: UTF8.self)
      #expect(head.contains("Content-Encoding: gzip\r\n") && head.contains("Vary: Accept-Encoding\r\n"))
      #expect(answer.count < 1000)
    }
  }

  @Test func aServerListensAtTheNewerAddressesToo() async throws {
    let server = HTTPServer(testSetup(address: "::1"), handler: echo)
    let port = try server.start()
    let client = try TestClient(port: port, newer: true)
    client.send("GET / HTTP/1.1\r\nHost: [::1]:\(port)\r\nConnection: close\r\n\r\n")
    #expect(await onThread { client.readAll() }.contains("X-Peer: ::1\r\n"))
    await server.stop(draining: .zero)
  }

  @Test(arguments: [("localhost", HTTPServerError.noAddress("localhost")), ("192.0.2.1", .addressNotHere("192.0.2.1"))])
  func whereItCannotListenItSaysWhy(address: String, error: HTTPServerError) {
    let server = HTTPServer(testSetup(address: address)) { _ in HTTPResponse(.ok) }
    #expect(throws: error) { try server.start() }
    #expect(error.sentence.contains(address) && !error.advice.isEmpty)
  }
}
