import Synchronization

/// A door that opens once; whoever waits for it goes on then.
final class Latch: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Mutex(State.shut([]))

  func open() {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard case .shut(let waiting) = state else { return [] }
      state = .open
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
