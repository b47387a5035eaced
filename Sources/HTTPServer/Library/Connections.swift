import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The connections of a running server: their accounting, their sockets, and the request that each is at.
final class Connections: Sendable {
  private struct State: Sendable {
    var book: ConnectionBook
    var next = 0
    var descriptors: [Int: Int32] = [:]
    var exchanges: [Int: Exchange] = [:]

    /// The library notices, and closes the connection. Its number stands for no other socket until it says so.
    func end(_ number: Int) {
      if let descriptor = descriptors[number] { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private let state: Mutex<State>
  private let elapsed: @Sendable () -> Duration

  init(_ limits: HTTPLimits, elapsed: @escaping @Sendable () -> Duration) {
    state = Mutex(State(book: ConnectionBook(limits)))
    self.elapsed = elapsed
  }

  /// Whether one more of that address is taken.
  func admit(_ peer: PeerAddress) -> Bool {
    state.withLock { state in
      let (accepted, ended) = state.book.admit(peer)
      if let ended { state.end(ended) }
      return accepted
    }
  }

  /// A new connection's number.
  func open(_ peer: PeerAddress, descriptor: Int32?) -> Int {
    state.withLock { state in
      state.next += 1
      state.descriptors[state.next] = descriptor
      _ = state.book.handle(.opened(peer), of: state.next, at: elapsed())
      return state.next
    }
  }

  func close(_ number: Int) {
    state.withLock { state in
      _ = state.book.handle(.closed, of: number, at: elapsed())
      state.descriptors[number] = nil
    }
  }

  func begin(_ exchange: Exchange) {
    state.withLock { state in
      state.exchanges[exchange.number] = exchange
      _ = state.book.handle(.headBegan, of: exchange.number, at: elapsed())
    }
  }

  func finish(_ exchange: Exchange) {
    state.withLock { state in
      state.exchanges[exchange.number] = nil
      if state.book.handle(.finished, of: exchange.number, at: elapsed()) { state.end(exchange.number) }
    }
  }

  func note(_ event: ConnectionBook.Event, of number: Int) {
    state.withLock { _ = $0.book.handle(event, of: number, at: elapsed()) }
  }

  func end(_ number: Int) { state.withLock { $0.end(number) } }

  func endOverdue() {
    state.withLock { state in
      for number in state.book.overdue(at: elapsed()) { state.end(number) }
    }
  }

  /// Takes no more, and ends those that have no request.
  func drain() {
    state.withLock { state in
      for number in state.book.drain() { state.end(number) }
    }
  }

  /// The requests in flight.
  var exchanges: [Exchange] { state.withLock { Array($0.exchanges.values) } }
}
