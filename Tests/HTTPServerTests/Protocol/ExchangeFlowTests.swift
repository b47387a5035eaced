import Testing

@testable import HTTPServer

/// Every order in which library, handler and client can act on a request of up to three pieces.
@Suite struct ExchangeFlowTests {
  @Test(arguments: [(body: false, small: true), (true, true), (true, false)])
  func inEveryOrderNobodyWaitsForNobodyAndNoPieceIsLost(body: Bool, small: Bool) throws {
    var start = World(pieces: body ? 3 : 0)
    try start.apply(.begun(body: body, small: small))
    var seen: Set<World> = [start]
    var open = [start]
    while let world = open.popLast() {
      for move in world.moves {
        var next = world
        try next.make(move)
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    #expect(seen.contains { $0.isSent } && seen.contains { $0.isClosed && !$0.isSent })
    #expect(!body || seen.contains { $0.given == 3 && $0.hasEnded })
    #expect(seen.count > (body ? 100 : 10))
  }

  @Test func aRequestThatIsAnsweredBeforeItsHeadIsReadWaitsForNobody() {
    var flow = ExchangeFlow()
    let events: [ExchangeFlow.Event] = [.answered, .begun(body: true, small: false), .offered(9), .offered(0)]
    let actions = events.map { flow.handle($0) }
    #expect(actions == [[], [], [.drop], [.send]])
  }

  @Test func aClientThatSendsOnAfterTheAnswerIsEnded() {
    var flow = ExchangeFlow()
    _ = flow.handle(.begun(body: true, small: true))
    _ = flow.handle(.answered)
    let actions = [0, ExchangeFlow.patience, 1].map { flow.handle(.offered($0)) }
    #expect(actions == [[], [.drop], [.hangUp]])
  }
}

private enum Move: Hashable { case library, leave, ask, answer }

private struct Broken: Error { let what: String }

/// The flow, and what library, handler and client know.
private struct World: Hashable {
  var flow = ExchangeFlow()
  var pieces: Int
  var held = false
  var given = 0
  var isAsking = false
  var hasEnded = false
  var hasAnswered = false
  var isPaused = false
  var isSent = false
  var isClosed = false

  init(pieces: Int) { self.pieces = pieces }

  /// The library and the client act only where the connection is not paused; a handler that forgets a reader may answer
  /// while it waits.
  var moves: [Move] {
    var moves: [Move] = []
    if !isClosed, !isPaused { moves += isSent ? [.leave] : [.library, .leave] }
    if !isAsking, !hasEnded { moves.append(.ask) }
    if !hasAnswered { moves.append(.answer) }
    return moves
  }

  mutating func make(_ move: Move) throws {
    switch move {
    case .library: try apply(.offered(flow.phase == .body && pieces > 0 ? 10 : 0))
    case .leave:
      isClosed = true
      try apply(.closed)
    case .ask:
      isAsking = true
      try apply(.asked)
    case .answer:
      hasAnswered = true
      try apply(.answered)
    }
    try check()
  }

  mutating func apply(_ event: ExchangeFlow.Event) throws {
    for action in flow.handle(event) {
      switch action {
      case .pause: try expect(!isPaused && !isClosed, "pauses once"); isPaused = true
      case .resume: try expect(isPaused && !isClosed, "resumes what is paused"); isPaused = false
      case .hold: try expect(!held, "holds one piece"); (held, pieces) = (true, pieces - 1)
      case .give: try expect(!held, "gives in order"); pieces -= 1; try give()
      case .giveHeld: try expect(held, "gives what it holds"); held = false; try give()
      case .drop: try expect(hasAnswered, "drops what nobody reads"); pieces -= 1
      case .giveEnd:
        try expect(isAsking && pieces == 0 && !held, "ends after the last piece")
        (isAsking, hasEnded) = (false, true)
      case .giveFailure:
        try expect(isAsking && (isClosed || hasAnswered), "fails for a reason")
        (isAsking, hasEnded) = (false, true)
      case .send: try expect(hasAnswered && !isSent, "sends one answer"); isSent = true
      case .hangUp: throw Broken(what: "hangs up")
      }
    }
  }

  private mutating func give() throws {
    try expect(isAsking, "gives to who asks")
    (isAsking, given) = (false, given + 1)
  }

  private func check() throws {
    try expect(!(isPaused && hasAnswered), "an answered request goes on")
    try expect(!(isPaused && isAsking), "who waits for a piece waits for a connection that goes on")
    try expect(flow.isPaused == isPaused, "knows whether it is paused")
    try expect(!(isClosed && isAsking), "nobody waits for a connection that is gone")
  }

  private func expect(_ holds: Bool, _ what: String) throws {
    if !holds { throw Broken(what: "\(what): \(self)") }
  }
}
