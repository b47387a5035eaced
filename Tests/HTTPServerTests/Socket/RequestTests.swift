import Testing

@testable import HTTPServer

@Suite struct RequestTests {
  private let echo: HTTPHandler = { request in
    do {
      let body = try await request.body.bytes(upTo: 1 << 20)
      return HTTPResponse(.ok, headers: ["X-Path": request.target.path.joined(separator: ",")], body: .bytes(body))
    } catch { return HTTPResponse(.contentTooLarge) }
  }

  @Test func aRequestIsAnsweredByTheHandler() async throws {
    try await withServer(echo) { port in
      let client = try TestClient(port: port)
      client.send("GET /a/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let answer = client.readAll()
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("X-Path: a,b\r\n"))
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
}
