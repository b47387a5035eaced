import Foundation
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct RefusalTests {
  private func answer(_ text: String, limits: HTTPLimits = HTTPLimits()) async throws -> String {
    try await withServer(limits: limits, countBody) { port in
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

  /// 400, 501, 431 and 405 before the handler, and 500 for an answer of the handler's that the library does not take.
  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", "400"), ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "501"),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 17_000))\r\n\r\n", "431"),
    ("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", "405"),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "500"),
  ])
  func whatTheServerAnswersItselfHasTheFieldsOfItsSetup(request: String, status: String) async throws {
    let own: HTTPHeaders = [
      "Content-Security-Policy": "default-src 'none'", "Cross-Origin-Resource-Policy": "same-origin",
    ]
    let handler: HTTPHandler = { _ in HTTPResponse(.ok, headers: ["X": "a\nb"]) }
    let answer = try await withServer(handler, ownFields: own) { port in
      let client = try TestClient(port: port)
      client.send(request)
      return client.readAll()
    }
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    for field in own.fields {
      #expect(answer.components(separatedBy: "\r\n\(field.name): \(field.value)\r\n").count == 2, "\(answer)")
    }
  }

  /// The library hides what stands behind a raw NUL; were it ever to show it, this would be refused.
  @Test func whatStandsBehindARawNULIsSeenByNobody() async throws {
    let seen = Mutex<[String]>([])
    let handler: HTTPHandler = { request in
      seen.withLock { $0 = [request.target.path.joined(separator: "/"), request.headers["X"] ?? ""] }
      return HTTPResponse(.ok)
    }
    try await withServer(handler) { port in
      let client = try TestClient(port: port)
      client.send("GET /a\0b HTTP/1.1\r\nHost: a\r\nX: c\0d\r\nConnection: close\r\n\r\n")
      _ = client.readAll()
      #expect(["a", ""].contains(seen.withLock { $0.first ?? "" }))
      #expect(["c", ""].contains(seen.withLock { $0.last ?? "" }))
    }
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
}
