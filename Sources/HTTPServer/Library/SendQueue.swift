import Synchronization

/// Bytes between a producer and the library: performs what `SendFlow` says.
final class SendQueue: Sendable {
  /// What the library gets.
  enum Pulled { case bytes(Int), later, end, brokenOff }

  private struct State: Sendable {
    var flow: SendFlow
    var bytes: ArraySlice<UInt8> = []
    var producer: CheckedContinuation<Bool, Never>?
    var isQuiet = false
  }

  private let state: Mutex<State>
  private let seat: Seat

  init(_ flow: SendFlow, at seat: Seat) {
    state = Mutex(State(flow: flow))
    self.seat = seat
  }

  /// Fills the library's buffer.
  func pull(into buffer: UnsafeMutableRawBufferPointer) -> Pulled {
    var pulled = Pulled.later
    handle(.pulled(room: buffer.count)) { action, state in
      switch action {
      case .copy(let count):
        buffer.copyBytes(from: state.bytes.prefix(count))
        state.bytes.removeFirst(count)
        if state.bytes.isEmpty { state.bytes = [] }
        pulled = .bytes(count)
      case .end: pulled = .end
      case .breakOff: pulled = .brokenOff
      default: break
      }
    }
    if case .bytes(let count) = pulled { seat.note(.moved(count)) }
    return pulled
  }

  /// Puts bytes behind those that wait. False: nobody wants more.
  @discardableResult func push(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    var goesOn = true
    handle(.pushed(bytes.count)) { action, _ in
      if action == .stop { goesOn = false }
    } before: { state in
      state.bytes += bytes
      state.isQuiet = false
    }
    return goesOn
  }

  /// Waits until there is room for more. False: nobody wants more.
  func hasRoom() async -> Bool {
    await withCheckedContinuation { continuation in
      handle(.asked, { _, _ in }, before: { $0.producer = continuation })
    }
  }

  func finish() { handle(.finished) }

  /// The other side is gone.
  func close() { handle(.closed) }

  /// Sends a comment where nothing has been sent since the last time.
  func beat() {
    let isQuiet = state.withLock { state in
      defer { state.isQuiet = true }
      return state.isQuiet
    }
    if isQuiet { push(EventStream.comment) }
  }

  private func handle(
    _ event: SendFlow.Event, _ also: (SendFlow.Action, inout State) -> Void = { _, _ in },
    before: (inout State) -> Void = { _ in }
  ) {
    let woken = state.withLock { state in
      before(&state)
      var woken: (CheckedContinuation<Bool, Never>, Bool)?
      for action in state.flow.handle(event) {
        perform(action, &state, &woken)
        also(action, &state)
      }
      return woken
    }
    woken.map { $0.resume(returning: $1) }
  }

  private func perform(
    _ action: SendFlow.Action, _ state: inout State, _ woken: inout (CheckedContinuation<Bool, Never>, Bool)?
  ) {
    switch action {
    case .pause: seat.pause()
    case .resume: seat.resume()
    case .hangUp: seat.hangUp()
    case .produce, .stop:
      woken = state.producer.map { ($0, action == .produce) }
      state.producer = nil
    case .copy, .end, .breakOff: break
    }
  }
}
