/// Which connections there are, and until when each may leave the server waiting. Bytes buy time: a client has
/// `rateGrace`, and each byte that comes or goes gives it back as much as the minimum rate grants, never more.
struct ConnectionBook: Sendable {
  /// What happens to a connection.
  enum Event: Hashable, Sendable {
    /// It is there, and its first request is to come.
    case opened(PeerAddress)
    /// The first line of a request has come.
    case headBegan
    /// Its head is complete.
    case headEnded
    /// The client's turn is over: the handler works, or there is nothing to send.
    case paused
    /// The client's turn: it sends a body, or takes what is sent.
    case resumed
    /// This many bytes of it have come or gone.
    case moved(Int)
    /// An answer of this many bytes is on its way, and nothing else will be heard of it.
    case sends(Int)
    /// The request is complete; another may follow.
    case finished
    case closed
  }

  private struct Entry: Sendable {
    let peer: PeerAddress
    /// Since when a head is to come; nil: it is there.
    var headSince: Duration?
    /// Whether it has had a request before.
    var isKept = false
    /// Nil: the server does not wait for it.
    var deadline: Duration?
    var credit: Duration
  }

  private let limits: HTTPLimits
  private var entries: [Int: Entry] = [:]
  private var ofAddress: [String: Int] = [:]
  private var isDraining = false

  init(_ limits: HTTPLimits) { self.limits = limits }

  /// How many there are.
  var count: Int { entries.count }

  /// Whether one more of that address is taken, and which one has to go for it: where all places are taken, the one that
  /// has been without a complete head for longest.
  func admit(_ peer: PeerAddress) -> (accepted: Bool, end: Int?) {
    if isDraining || !peer.isLoopback && ofAddress[peer.text, default: 0] >= limits.connectionsOfAddress {
      return (false, nil)
    }
    guard entries.count >= limits.connections else { return (true, nil) }
    let waiting = entries.compactMap { number, entry in entry.headSince.map { (since: $0, number: number) } }
    let oldest = waiting.min { ($0.since, $0.number) < ($1.since, $1.number) }
    return (oldest != nil, oldest?.number)
  }

  /// Takes note of what happened to a connection. True: it is to be ended.
  mutating func handle(_ event: Event, of number: Int, at now: Duration) -> Bool {
    if case .opened(let peer) = event {
      entries[number] = Entry(peer: peer, headSince: now, deadline: now + limits.headTime, credit: limits.rateGrace)
      ofAddress[peer.text, default: 0] += 1
      return false
    }
    guard var entry = entries[number] else { return false }
    if event == .closed {
      entries[number] = nil
      ofAddress[entry.peer.text] = ofAddress[entry.peer.text].flatMap { $0 > 1 ? $0 - 1 : nil }
      return false
    }
    apply(event, to: &entry, at: now)
    entries[number] = entry
    return isDraining && event == .finished
  }

  /// Those whose time is up; each is told once.
  mutating func overdue(at now: Duration) -> [Int] {
    let late = entries.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys.sorted()
    for number in late { entries[number]?.deadline = nil }
    return late
  }

  /// No more are taken; those without a complete head are told, and the others when their request is complete.
  mutating func drain() -> [Int] {
    isDraining = true
    return entries.filter { $0.value.headSince != nil }.keys.sorted()
  }

  private func apply(_ event: Event, to entry: inout Entry, at now: Duration) {
    switch event {
    case .headBegan:
      if entry.isKept { entry.deadline = now + limits.headTime }
    case .headEnded: (entry.headSince, entry.deadline) = (nil, nil)
    case .paused:
      if let deadline = entry.deadline { entry.credit = max(.zero, deadline - now) }
      entry.deadline = nil
    case .resumed: entry.deadline = now + entry.credit
    case .moved(let count):
      let earned = time(for: count)
      entry.deadline = entry.deadline.map { min($0 + earned, now + limits.rateGrace) }
    case .sends(let count): entry.deadline = now + limits.rateGrace + time(for: count)
    case .finished:
      (entry.headSince, entry.isKept, entry.credit) = (now, true, limits.rateGrace)
      entry.deadline = now + limits.idleTime
    case .opened, .closed: break
    }
  }

  private func time(for count: Int) -> Duration {
    .milliseconds(1000 * Int64(count) / Int64(max(1, limits.minimumRate)))
  }
}
