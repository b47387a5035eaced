import Synchronization

/// One request of a connection and its answer: performs what `ExchangeFlow` says.
final class Exchange: Sendable {
  /// The target as it stands in the request line.
  let target: String
  let peer: PeerAddress
  let seat: Seat

  private struct State: Sendable {
    var flow = ExchangeFlow()
    var held: [UInt8] = []
    var reader: CheckedContinuation<Piece, Never>?
    var answer: Answer?
    var task: Task<Void, Never>?
    var isEnding = false
  }

  private typealias Piece = Result<[UInt8]?, RequestBody.Failure>
  private let state = Mutex(State())

  init(target: String, peer: PeerAddress, at seat: Seat) { (self.target, self.peer, self.seat) = (target, peer, seat) }

  /// The number of its connection.
  var number: Int { seat.number }

  /// Whether its head has been looked at.
  var hasBegun: Bool { state.withLock { $0.flow.phase != .new } }

  /// What the library's calls come to.
  enum Reply { case goOn, took, send(Answer), hangUp }

  /// Lets `work` answer it. `small`: a body that may be let in although nobody reads it.
  func begin(body: Bool, small: Bool, _ work: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      if state.flow.handle(.begun(body: body, small: small)).contains(.pause) { seat.pause() }
      state.task = Task(operation: work)
    }
  }

  /// The library has bytes of the body, or none and wants to know how to go on.
  func offer(_ bytes: UnsafeRawBufferPointer) -> Reply {
    var reply = Reply.goOn
    handle(.offered(bytes.count)) { action, state in
      switch action {
      case .hold, .give:
        state.held = Array(bytes)
        reply = .took
      case .drop: reply = .took
      case .send: reply = state.answer.map { .send($0) } ?? .hangUp
      case .hangUp: reply = .hangUp
      default: break
      }
    }
    if case .took = reply { seat.note(.moved(bytes.count)) }
    return reply
  }

  /// The handler's answer; only the first counts, and only while there is somebody to have it.
  func answer(_ answer: Answer) {
    let (isTaken, isEnding) = state.withLock { state in
      guard state.answer == nil, state.flow.phase != .gone else { return (false, false) }
      state.answer = answer
      return (true, state.isEnding)
    }
    guard isTaken else {
      answer.queue?.close()
      return
    }
    if isEnding { answer.events?.finish() }
    handle(.answered)
  }

  /// The request is complete, or its connection is gone. A handler that has not answered is left to finish its work.
  func close() {
    handle(.closed)
    let (queue, task) = state.withLock { ($0.answer?.queue, $0.answer == nil ? nil : $0.task) }
    queue?.close()
    task?.cancel()
  }

  /// Events end here, also those that are still to come.
  func endEvents() {
    let events = state.withLock { state in
      state.isEnding = true
      return state.answer?.events
    }
    events?.finish()
  }

  /// Sends a comment where events have been rare.
  func beat() { state.withLock { $0.answer?.events }?.beat() }

  /// Ends it now; `answer` where there is none yet.
  func abandon(_ answer: Answer) {
    self.answer(answer)
    let (queue, task) = state.withLock { ($0.answer?.queue, $0.task) }
    queue?.close()
    task?.cancel()
  }

  /// The next piece of the body; nil at its end.
  func read() async throws(RequestBody.Failure) -> [UInt8]? {
    try await withCheckedContinuation { (reader: CheckedContinuation<Piece, Never>) in
      let isAlone = state.withLock { state in
        guard state.reader == nil else { return false }
        state.reader = reader
        return true
      }
      isAlone ? handle(.asked) : reader.resume(returning: .failure(.cutShort))
    }.get()
  }

  private func handle(
    _ event: ExchangeFlow.Event, _ also: (ExchangeFlow.Action, inout State) -> Void = { _, _ in }
  ) {
    let woken = state.withLock { state in
      var woken: (CheckedContinuation<Piece, Never>, Piece)?
      for action in state.flow.handle(event) {
        also(action, &state)
        guard let piece = perform(action, &state) else { continue }
        woken = state.reader.map { ($0, piece) }
        state.reader = nil
      }
      return woken
    }
    woken.map { $0.resume(returning: $1) }
  }

  /// What the waiting reader gets by it; nil: nothing.
  private func perform(_ action: ExchangeFlow.Action, _ state: inout State) -> Piece? {
    switch action {
    case .pause: seat.pause()
    case .resume: seat.resume()
    case .give, .giveHeld:
      defer { state.held = [] }
      return .success(state.held)
    case .giveEnd: return .success(nil)
    case .giveFailure: return .failure(.cutShort)
    case .hold, .drop, .send, .hangUp: break
    }
    return nil
  }
}
