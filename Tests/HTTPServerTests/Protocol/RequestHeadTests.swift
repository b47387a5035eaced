import Testing

@testable import HTTPServer

@Suite struct RequestHeadTests {
  private func read(
    _ method: String = "PUT", _ target: String = "/a", _ version: String = "HTTP/1.1",
    _ fields: KeyValuePairs<String, String> = [:], host: String? = "localhost:8080"
  ) -> Result<RequestHead.Reading, Refusal> {
    var headers = HTTPHeaders(fields.map { HTTPHeaders.Field($0.key, $0.value) })
    if let host { headers.add("Host", host) }
    let head = RequestHead(method: method, target: target, version: version, headers: headers)
    return Result { () throws(Refusal) in try head.read(within: HTTPLimits()) }
  }

  private func refusal(_ result: Result<RequestHead.Reading, Refusal>) -> Refusal? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }

  @Test func aPlainHeadIsRead() throws {
    let reading = try read("GET", "/api/v1/today?x=1").get()
    #expect(reading.method == .get && reading.target.path == ["api", "v1", "today"] && reading.body == .none)
  }

  @Test func aBodyIsAnnouncedByItsLengthOrComesInChunks() throws {
    #expect(try read("PUT", "/", "HTTP/1.1", ["Content-Length": "12"]).get().body == .length(12))
    #expect(try read("PUT", "/", "HTTP/1.1", ["Content-Length": "0"]).get().body == .none)
    #expect(try read("PUT", "/", "HTTP/1.1", ["Transfer-Encoding": "Chunked"]).get().body == .chunks)
  }

  @Test(
    arguments: [
      ["Content-Length": "1", "Transfer-Encoding": "chunked"], ["Content-Length": "1", "content-length": "1"],
      ["Content-Length": "1, 1"], ["Content-Length": ""], ["Content-Length": "-1"], ["Content-Length": "0x1"],
      ["Content-Length": "1 "], ["Content-Length": "١"],
    ] as [KeyValuePairs<String, String>])
  func aLengthThatIsUnclearIsRefused(fields: KeyValuePairs<String, String>) {
    #expect(refusal(read("PUT", "/", "HTTP/1.1", fields)) == .twoLengths)
  }

  @Test(arguments: ["gzip", "gzip, chunked", "chunked, chunked", "identity", "", "chunked;q=1"])
  func aCodingThatIsUnknownIsRefused(coding: String) {
    #expect(refusal(read("PUT", "/", "HTTP/1.1", ["Transfer-Encoding": coding])) == .coding)
  }

  @Test func chunksBelongToTheNewerVersion() {
    #expect(refusal(read("PUT", "/", "HTTP/1.0", ["Transfer-Encoding": "chunked"])) == .twoLengths)
  }

  @Test(arguments: [nil, "", "a b", "a/b", "a@b", "a,b", "a\u{1}"])
  func oneProperHostIsNeeded(host: String?) {
    let refusal = refusal(read(host: host))
    #expect(refusal == .host || refusal == .field && host == "a\u{1}")
    #expect(self.refusal(read("GET", "/", "HTTP/1.1", ["host": "localhost"])) == .host, "two are one too many")
  }

  @Test(arguments: ["", "HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "http/1.1"])
  func otherVersionsAreRefused(version: String) { #expect(refusal(read("GET", "/", version)) == .version) }

  @Test(arguments: [
    ("BREW", Refusal.methodUnknown), ("get", .methodUnknown), ("TRACE", .methodNotAllowed), ("G T", .method),
  ])
  func otherMethodsAreRefused(method: String, expected: Refusal) { #expect(refusal(read(method)) == expected) }

  @Test(arguments: [["X y": "1"], ["": "1"], ["X:": "1"], ["X": "a\u{0}b"], ["X": "a\nb"], ["X": "\u{7F}"]])
  func aDamagedFieldIsRefused(field: [String: String]) {
    for (name, value) in field { #expect(refusal(read("GET", "/", "HTTP/1.1", [name: value])) == .field) }
  }

  @Test func textThatIsNoTextIsRefused() {
    let head = RequestHead(method: "GET", target: "/", version: "HTTP/1.1", headers: nil)
    #expect(throws: Refusal.field) { try head.read(within: HTTPLimits()) }
  }

  @Test func theHeadHasALimitToTheByte() throws {
    func head(_ count: Int) -> RequestHead {
      RequestHead(
        method: "GET", target: "/", version: "HTTP/1.1",
        headers: ["Host": "a", "X": String(repeating: "x", count: count)])
    }
    // "GET / HTTP/1.1\r\n", "Host: a\r\n", "X: \r\n" and the empty line.
    let others = 16 + 9 + 5 + 2
    #expect(throws: Never.self) { try head(16 * 1024 - others).read(within: HTTPLimits()) }
    #expect(throws: Refusal.headTooLarge) { try head(16 * 1024 - others + 1).read(within: HTTPLimits()) }
  }

  @Test func onlyOneExpectationIsKnown() throws {
    #expect(try read("PUT", "/", "HTTP/1.1", ["Content-Length": "1", "Expect": "100-Continue"]).get().waitsToContinue)
    #expect(refusal(read("PUT", "/", "HTTP/1.1", ["Content-Length": "1", "Expect": "200-ok"])) == .expectation)
  }

  @Test(arguments: Refusal.allCases)
  func everyRefusalIsAProblemInWordsAndEndsTheConnection(refusal: Refusal) throws {
    let response = refusal.response(["X-Own": "a", "x-content-type-options": "b"])
    guard case .bytes(let bytes) = response.body else { throw refusal }
    #expect(String(decoding: bytes, as: UTF8.self).contains(refusal.sentence))
    #expect(response.headers["Content-Type"] == "application/problem+json")
    #expect(response.headers["Connection"] == "close")
    #expect(response.headers["X-Own"] == "a")
    #expect(response.headers.values("X-Content-Type-Options") == ["nosniff"])
    #expect((400...599).contains(response.status.rawValue))
  }
}
