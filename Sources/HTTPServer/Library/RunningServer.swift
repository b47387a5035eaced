import Synchronization

/// What happens between the library's calls and the handler.
final class RunningServer: Sendable {
  let setup: HTTPServerSetup
  let handler: HTTPHandler
  private let book = Mutex((next: 0, open: [Int: Int]()))

  init(_ setup: HTTPServerSetup, handler: @escaping HTTPHandler) { (self.setup, self.handler) = (setup, handler) }

  func accepts(_ peer: PeerAddress) -> Bool { true }

  func connected(_ connection: LibraryConnection) -> ConnectionRecord {
    let number = book.withLock { book in
      book.next += 1
      return book.next
    }
    return ConnectionRecord(number: number, peer: connection.peer)
  }

  func disconnected(_ record: ConnectionRecord) {}

  func targeted(_ target: String, _ connection: LibraryConnection) -> Exchange? {
    connection.record.map { Exchange(target: target, connection: connection, record: $0) }
  }

  func begin(_ exchange: Exchange, method: String, version: String) -> Bool {
    guard let headers = exchange.connection.headers, let method = HTTPMethod(rawValue: method),
      let target = HTTPTarget(exchange.target)
    else { return send(Answer(HTTPResponse(.badRequest)), of: exchange) }
    let length = headers["content-length"].flatMap { Int($0) }
    let hasBody = (length ?? 0) > 0 || headers["transfer-encoding"] != nil
    exchange.begin(body: hasBody, small: true)
    var request = HTTPRequest(
      method, target, headers: headers, peer: exchange.record.peer, isEncrypted: setup.tls != nil)
    request.body = RequestBody { () throws(RequestBody.Failure) in hasBody ? try await exchange.read() : nil }
    Task { [request, handler] in exchange.answer(Answer(await handler(request))) }
    return true
  }

  func send(_ answer: Answer, of exchange: Exchange) -> Bool { exchange.connection.send(answer) }

  func completed(_ exchange: Exchange) { exchange.close() }
}
