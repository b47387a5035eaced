/// The course of a content that is made while it is sent: who waits for whom. A producer pushes bytes; the library pulls
/// what the client has room for.
struct SendFlow: Hashable, Sendable {
  /// What happens.
  enum Event: Hashable, Sendable {
    /// The producer has put this many bytes behind those that wait.
    case pushed(Int)
    /// The producer wants to know whether there is room for more.
    case asked
    /// The producer has no more.
    case finished
    /// The library takes up to this many bytes.
    case pulled(room: Int)
    /// The other side is gone, or all is sent.
    case closed
  }

  /// What is to be done about it.
  enum Action: Hashable, Sendable {
    /// This many bytes go to the library.
    case copy(Int)
    /// The connection is to be left alone until `resume`.
    case pause
    case resume
    /// The content is complete, or can never be.
    case end
    case breakOff
    /// The producer goes on, or stops.
    case produce
    case stop
    /// The client is too slow: its connection is to be ended.
    case hangUp
  }

  /// What happens where more waits than there is room for.
  enum Surplus: Hashable, Sendable {
    /// The producer waits.
    case waits(room: Int)
    /// The client is dropped.
    case drops(backlog: Int)
  }

  private let surplus: Surplus
  /// Bytes still to come by the count that was promised; nil: none was.
  private var missing: Int?
  private(set) var waiting = 0
  private(set) var isPaused = false
  private var isAsked = false
  private var isFinished = false
  private var isBroken = false
  private var isClosed = false

  init(_ surplus: Surplus, count: Int? = nil) { (self.surplus, missing) = (surplus, count) }

  /// Takes note of what happened, and tells what to do, in order.
  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .pushed(let count): return pushed(count)
    case .asked: return asked()
    case .finished:
      guard !isFinished, !isClosed else { return [] }
      isFinished = true
      return resume()
    case .pulled(let room): return pulled(room)
    case .closed: return closed()
    }
  }

  private mutating func pushed(_ count: Int) -> [Action] {
    guard !isClosed, !isBroken, !isFinished else { return [.stop] }
    waiting += count
    if case .drops(let backlog) = surplus, waiting > backlog {
      isBroken = true
      waiting = 0
      return resume() + [.stop, .hangUp]
    }
    return resume()
  }

  private mutating func asked() -> [Action] {
    guard !isClosed, !isBroken, !isFinished else { return [.stop] }
    guard case .waits(let room) = surplus, waiting >= room else { return [.produce] }
    isAsked = true
    return []
  }

  private mutating func pulled(_ room: Int) -> [Action] {
    if isBroken || isClosed { return [.breakOff] }
    guard waiting > 0 else {
      if isFinished { return [(missing ?? 0) > 0 ? .breakOff : .end] }
      if isPaused { return [] }
      isPaused = true
      return [.pause]
    }
    let count = min(room, waiting)
    waiting -= count
    missing = missing.map { $0 - count }
    return [.copy(count)] + produce()
  }

  private mutating func closed() -> [Action] {
    guard !isClosed else { return [] }
    (isClosed, waiting) = (true, 0)
    defer { isAsked = false }
    return resume() + (isAsked ? [.stop] : [])
  }

  private mutating func produce() -> [Action] {
    guard isAsked, case .waits(let room) = surplus, waiting <= room / 2 else { return [] }
    isAsked = false
    return [.produce]
  }

  private mutating func resume() -> [Action] {
    defer { isPaused = false }
    return isPaused ? [.resume] : []
  }
}
