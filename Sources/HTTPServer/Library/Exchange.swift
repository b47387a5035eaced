import CMicrohttpd
import Synchronization

/// One request of a connection and its answer: performs what `ExchangeFlow` says.
final class Exchange: Sendable {
  /// The target as it stands in the request line.
  let target: String
  let connection: LibraryConnection
  let record: ConnectionRecord

  private struct State: Sendable {
    var flow = ExchangeFlow()
    var held: [UInt8] = []
    var reader: CheckedContinuation<Piece, Never>?
    var answer: Answer?
  }

  private typealias Piece = Result<[UInt8]?, RequestBody.Failure>
  private let state = Mutex(State())

  init(target: String, connection: LibraryConnection, record: ConnectionRecord) {
    (self.target, self.connection, self.record) = (target, connection, record)
  }

  /// Whether its head has been looked at.
  var hasBegun: Bool { state.withLock { $0.flow.phase != .new } }

  /// What the library's calls come to.
  enum Reply { case goOn, took, send(Answer), hangUp }

  func begin(body: Bool, small: Bool) {
    state.withLock { state in
      if state.flow.handle(.begun(body: body, small: small)).contains(.pause) { connection.pause() }
    }
  }

  /// The library has bytes of the body, or none and wants to know how to go on.
  func offer(_ bytes: UnsafeRawBufferPointer) -> Reply {
    let (reply, wake): (Reply, (() -> Void)?) = state.withLock { state in
      var reply = Reply.goOn
      var wake: (() -> Void)?
      for action in state.flow.handle(.offered(bytes.count)) {
        switch action {
        case .hold:
          state.held = Array(bytes)
          reply = .took
        case .give:
          let piece = Array(bytes)
          wake = Self.wake(&state, .success(piece))
          reply = .took
        case .drop: reply = .took
        case .send: reply = state.answer.map { .send($0) } ?? .hangUp
        case .hangUp: reply = .hangUp
        default: wake = perform(action, &state) ?? wake
        }
      }
      return (reply, wake)
    }
    wake?()
    return reply
  }

  /// The handler's answer.
  func answer(_ answer: Answer) {
    state.withLock { if $0.answer == nil { $0.answer = answer } }
    handle(.answered)
  }

  /// The request is complete, or its connection is gone.
  func close() { handle(.closed) }

  /// The next piece of the body; nil at its end.
  func read() async throws(RequestBody.Failure) -> [UInt8]? {
    try await withCheckedContinuation { (reader: CheckedContinuation<Piece, Never>) in
      let taken = state.withLock { state in
        guard state.reader == nil else { return false }
        state.reader = reader
        return true
      }
      taken ? handle(.asked) : reader.resume(returning: .failure(.cutShort))
    }.get()
  }

  private func handle(_ event: ExchangeFlow.Event) {
    let wakes = state.withLock { state in
      state.flow.handle(event).compactMap { perform($0, &state) }
    }
    for wake in wakes { wake() }
  }

  private func perform(_ action: ExchangeFlow.Action, _ state: inout State) -> (() -> Void)? {
    switch action {
    case .pause: connection.pause()
    case .resume: connection.resume()
    case .giveHeld:
      defer { state.held = [] }
      return Self.wake(&state, .success(state.held))
    case .giveEnd: return Self.wake(&state, .success(nil))
    case .giveFailure: return Self.wake(&state, .failure(.cutShort))
    case .hold, .give, .drop, .send, .hangUp: break
    }
    return nil
  }

  private static func wake(_ state: inout State, _ piece: Piece) -> (() -> Void)? {
    guard let reader = state.reader else { return nil }
    state.reader = nil
    return { reader.resume(returning: piece) }
  }
}
