/// Hands every change to everybody who listens.
struct ChangeHub: Sendable {
  private var listeners: [Int: AsyncStream<[DocumentChange]>.Continuation] = [:]
  private var nextNumber = 0

  var isEmpty: Bool { listeners.isEmpty }

  /// A listener's number, to be forgotten by, and its stream.
  mutating func listen(onEnd: @escaping @Sendable (Int) -> Void) -> AsyncStream<[DocumentChange]> {
    let number = nextNumber
    nextNumber += 1
    let (stream, continuation) = AsyncStream.makeStream(of: [DocumentChange].self)
    continuation.onTermination = { _ in onEnd(number) }
    listeners[number] = continuation
    return stream
  }

  mutating func forget(_ number: Int) { listeners[number] = nil }

  /// Nobody hears of nothing.
  func send(_ changes: [DocumentChange]) {
    if changes.isEmpty { return }
    for listener in listeners.values { listener.yield(changes) }
  }

  mutating func finish() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}
