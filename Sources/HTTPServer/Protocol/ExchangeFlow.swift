/// The course of one request, from its head to the moment its answer is sent: who waits for whom. The library asks what
/// to do whenever it has bytes or wants the answer; the handler asks for the body and gives the answer.
struct ExchangeFlow: Hashable, Sendable {
  /// What happens.
  enum Event: Hashable, Sendable {
    /// The head is there, and a body follows or not; one that is small may be let in unread.
    case begun(body: Bool, small: Bool)
    /// The library has this many bytes of the body; 0: it wants to know how to go on.
    case offered(Int)
    /// The handler wants the next piece of the body.
    case asked
    /// The handler has answered.
    case answered
    /// The connection is gone, or the request is complete.
    case closed
  }

  /// What is to be done about it.
  enum Action: Hashable, Sendable {
    /// The connection is to be left alone until `resume`.
    case pause
    case resume
    /// The offered bytes are to be kept for the handler, given to it, or thrown away.
    case hold
    case give
    case drop
    /// The handler gets the piece that was kept, the body's end, or its failure.
    case giveHeld
    case giveEnd
    case giveFailure
    /// The answer is to be sent.
    case send
    /// The client sends on and on what nobody reads: its connection is to be ended.
    case hangUp
  }

  enum Phase: Hashable, Sendable { case new, head, body, complete, gone }

  private(set) var phase = Phase.new
  private(set) var isPaused = false
  private var isSmall = false
  private var isHeld = false
  private var isAwaited = false
  private var isAnswered = false
  private var dropped = 0

  /// How many bytes a client may send after the answer is known.
  static let patience = 8 << 20

  /// Takes note of what happened, and tells what to do, in order.
  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .begun(let body, let small):
      // A server that stops may have answered already.
      (phase, isSmall) = (!body ? .complete : isAnswered ? .body : .head, small)
      return phase == .head ? pause() : []
    case .offered(let count): return offered(count)
    case .asked: return asked()
    case .answered: return answered()
    case .closed: return closed()
    }
  }

  private mutating func offered(_ count: Int) -> [Action] {
    switch (phase, count) {
    case (.head, _): return decided()
    case (.body, 1...): return taken(count)
    case (.body, _):
      phase = .complete
      return end() + (isAnswered ? [.send] : pause())
    case (.complete, _): return isAnswered ? [.send] : pause()
    case (.new, _), (.gone, _): return [.hangUp]
    }
  }

  /// What follows the head: the body where it is wanted or small, else the answer, and the body stays where it is.
  private mutating func decided() -> [Action] {
    if isAwaited || isAnswered && isSmall {
      phase = .body
      return []
    }
    return isAnswered ? [.send] : pause()
  }

  private mutating func taken(_ count: Int) -> [Action] {
    if isAnswered {
      dropped += count
      return dropped > Self.patience ? [.hangUp] : [.drop]
    }
    if isAwaited {
      isAwaited = false
      return [.give]
    }
    if isHeld { return pause() }
    isHeld = true
    return [.hold]
  }

  private mutating func asked() -> [Action] {
    if isAnswered || phase == .gone || phase == .new || isAwaited { return [.giveFailure] }
    if isHeld {
      isHeld = false
      return [.giveHeld] + resume()
    }
    if phase == .complete { return [.giveEnd] }
    isAwaited = true
    return resume()
  }

  private mutating func answered() -> [Action] {
    guard !isAnswered, phase != .gone else { return [] }
    (isAnswered, isHeld) = (true, false)
    return fail() + resume()
  }

  private mutating func closed() -> [Action] {
    guard phase != .gone else { return [] }
    phase = .gone
    (isHeld, isPaused) = (false, false)
    return fail()
  }

  private mutating func end() -> [Action] {
    defer { isAwaited = false }
    return isAwaited ? [.giveEnd] : []
  }

  private mutating func fail() -> [Action] {
    defer { isAwaited = false }
    return isAwaited ? [.giveFailure] : []
  }

  private mutating func pause() -> [Action] {
    guard !isPaused else { return [] }
    isPaused = true
    return [.pause]
  }

  private mutating func resume() -> [Action] {
    defer { isPaused = false }
    return isPaused ? [.resume] : []
  }
}
