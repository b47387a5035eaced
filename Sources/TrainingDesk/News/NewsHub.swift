/// Hands news to everybody who listens. Who listens too slowly is told that everything may have changed, instead of being
/// waited for.
struct NewsHub {
  /// How many pieces of news wait for a slow listener.
  private static let patience = 64

  private var listeners: [Int: AsyncStream<DeskNews>.Continuation] = [:]
  private var nextNumber = 0

  /// How many listen.
  var count: Int { listeners.count }

  /// A new listener's stream; `onEnd` is told its number when it goes.
  mutating func listen(onEnd: @escaping @Sendable (Int) -> Void) -> AsyncStream<DeskNews> {
    let number = nextNumber
    nextNumber += 1
    let (stream, continuation) = AsyncStream.makeStream(
      of: DeskNews.self, bufferingPolicy: .bufferingNewest(Self.patience))
    continuation.onTermination = { _ in onEnd(number) }
    listeners[number] = continuation
    return stream
  }

  mutating func forget(_ number: Int) { listeners[number] = nil }

  func send(_ news: DeskNews) {
    for listener in listeners.values {
      if case .dropped = listener.yield(news), news != .beat { listener.yield(.everything) }
    }
  }

  mutating func finish() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}
