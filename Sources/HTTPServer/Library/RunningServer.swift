import Synchronization

/// What happens between the library's calls and the handler.
final class RunningServer: Sendable {
  let setup: HTTPServerSetup
  let connections: Connections
  private let handler: HTTPHandler
  private let isStopping = Mutex(false)

  init(_ setup: HTTPServerSetup, handler: @escaping HTTPHandler) {
    (self.setup, self.handler) = (setup, handler)
    connections = Connections(setup.limits, elapsed: setup.elapsed)
  }

  /// Whether only what is under way is finished.
  var isDraining: Bool { isStopping.withLock { $0 } }

  func connected(_ connection: LibraryConnection) -> ConnectionRecord {
    let peer = connection.peer
    return ConnectionRecord(number: connections.open(peer, descriptor: connection.descriptor), peer: peer)
  }

  func disconnected(_ record: ConnectionRecord) { connections.close(record.number) }

  /// The first line of a request has come.
  func targeted(_ target: String, _ connection: LibraryConnection) -> Exchange? {
    guard let record = connection.record else { return nil }
    let seat = Seat(connection: connection, number: record.number, connections: connections)
    let exchange = Exchange(target: target, peer: record.peer, at: seat)
    connections.begin(exchange)
    return exchange
  }

  /// The head has come. False: the connection is to be ended.
  func begin(_ exchange: Exchange, method: String, version: String) -> Bool {
    exchange.seat.note(.headEnded)
    let head = RequestHead(
      method: method, target: exchange.target, version: version, headers: exchange.seat.connection.headers)
    do throws(Refusal) {
      if isDraining { throw .stopping }
      let reading = try head.read(within: setup.limits)
      exchange.begin(body: reading.body != .none, small: reading.mayBeDropped) { [self] in
        await answer(reading, of: exchange)
      }
      return true
    } catch {
      return send(Answer(error.response(setup.ownFields)), of: exchange)
    }
  }

  func send(_ answer: Answer, of exchange: Exchange) -> Bool {
    var answer = answer
    if isDraining { answer.headers["Connection"] = "close" }
    exchange.seat.note(.sends(answer.count))
    if exchange.seat.connection.send(answer) { return true }
    return exchange.seat.connection.send(Answer(HTTPResponse(.internalError, headers: setup.ownFields)))
  }

  func completed(_ exchange: Exchange) {
    exchange.close()
    connections.finish(exchange)
  }

  private func answer(_ reading: RequestHead.Reading, of exchange: Exchange) async {
    let response = await handler(request(reading, of: exchange))
    let (answer, produce) = Answer.make(response, for: reading, at: exchange.seat, setup.limits)
    exchange.answer(answer)
    await produce?()
  }

  private func request(_ reading: RequestHead.Reading, of exchange: Exchange) -> HTTPRequest {
    var request = HTTPRequest(
      reading.method, reading.target, headers: reading.headers, peer: exchange.peer, isEncrypted: setup.tls != nil)
    request.isOld = reading.isOld
    if reading.body != .none {
      let limit = setup.limits.body
      request.body = RequestBody(announced: reading.announced, limit: limit) { () throws(RequestBody.Failure) in
        try await exchange.read()
      }
    }
    return request
  }
}

extension RunningServer {
  /// Ends overdue connections and keeps event streams alive, until the task is cancelled.
  func watch() async {
    let pause = Duration.seconds(1)
    var beat = setup.elapsed() + setup.limits.heartbeat
    while !Task.isCancelled {
      await setup.wait(pause)
      connections.endOverdue()
      guard setup.elapsed() >= beat else { continue }
      beat = setup.elapsed() + setup.limits.heartbeat
      for exchange in connections.exchanges { exchange.beat() }
    }
  }

  /// Lets the requests in flight finish for as long as `limit`, and ends what is left. The library may be stopped then.
  func drain(for limit: Duration) async {
    isStopping.withLock { $0 = true }
    connections.drain()
    for exchange in connections.exchanges { exchange.endEvents() }
    await waitUntilIdle(for: limit)
    for exchange in connections.exchanges {
      exchange.abandon(Answer(Refusal.stopping.response(setup.ownFields)))
    }
    await waitUntilIdle(for: .seconds(1))
    for exchange in connections.exchanges { exchange.seat.hangUp() }
    await waitUntilIdle(for: .seconds(1))
  }

  private func waitUntilIdle(for limit: Duration) async {
    let end = setup.elapsed() + limit
    while !connections.exchanges.isEmpty, setup.elapsed() < end { await setup.wait(.milliseconds(5)) }
  }
}
