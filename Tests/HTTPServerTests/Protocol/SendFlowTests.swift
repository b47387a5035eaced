import Testing

@testable import HTTPServer

/// Every order in which a producer, the library and the client can act on a content of up to six bytes.
@Suite struct SendFlowTests {
  @Test(arguments: [SendFlow.Surplus.waits(room: 2), .drops(backlog: 3)], [nil, 2, 6])
  func inEveryOrderNobodyWaitsForNobodyAndNoByteIsLost(surplus: SendFlow.Surplus, count: Int?) throws {
    let start = World(surplus: surplus, count: count)
    var seen: Set<World> = [start]
    var open = [start]
    while let world = open.popLast() {
      for event in world.events {
        var next = world
        try next.make(event)
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    #expect(seen.count > 100)
    #expect(seen.contains { $0.hasEnded }, "complete contents exist")
    #expect(seen.contains { $0.isHungUp } == (surplus == .drops(backlog: 3)))
  }
}

private struct Broken: Error { let what: String }

private struct World: Hashable {
  var flow: SendFlow
  let surplus: SendFlow.Surplus
  let count: Int?
  var pushed = 0
  var copied = 0
  var isAsking = false
  var mayPush = true
  var isStopped = false
  var isFinished = false
  var isPaused = false
  var isClosed = false
  var hasEnded = false
  var isHungUp = false

  init(surplus: SendFlow.Surplus, count: Int?) {
    (self.surplus, self.count) = (surplus, count)
    flow = SendFlow(surplus, count: count)
    if case .waits = surplus { mayPush = false }
  }

  var events: [SendFlow.Event] {
    var events: [SendFlow.Event] = []
    if !isPaused, !isClosed { events += [.pulled(room: 1), .pulled(room: 4), .closed] }
    if !isStopped, !isFinished, !isAsking {
      if mayPush, pushed < 5 { events += [.pushed(1), .pushed(2)] }
      if !mayPush { events.append(.asked) }
      events.append(.finished)
    }
    return events
  }

  mutating func make(_ event: SendFlow.Event) throws {
    switch event {
    case .pushed(let count):
      pushed += count
      if case .waits = surplus { mayPush = false }
    case .asked: isAsking = true
    case .finished: isFinished = true
    case .closed: isClosed = true
    case .pulled: break
    }
    for action in flow.handle(event) { try apply(action, event) }
    try check()
  }

  private mutating func apply(_ action: SendFlow.Action, _ event: SendFlow.Event) throws {
    switch action {
    case .copy(let count):
      copied += count
      try expect(count > 0 && copied <= pushed, "copies what is there")
    case .pause: try expect(!isPaused && !isClosed, "pauses once"); isPaused = true
    case .resume: try expect(isPaused, "resumes what is paused"); isPaused = false
    case .end:
      try expect(isFinished && copied == pushed && copied >= (count ?? 0), "ends when all is sent")
      hasEnded = true
    case .breakOff: try expect(isClosed || isHungUp || copied < (count ?? 0), "breaks off for a reason")
    case .produce: try expect(isAsking, "answers who asks"); (isAsking, mayPush) = (false, true)
    case .stop: (isAsking, isStopped) = (false, true)
    case .hangUp: isHungUp = true
    }
  }

  private func check() throws {
    try expect(!(isPaused && (flow.waiting > 0 || isFinished || isHungUp)), "what can be sent is sent")
    try expect(!(isClosed && isAsking), "nobody produces for who is gone")
    if case .waits(let room) = surplus { try expect(flow.waiting < room + 2, "keeps to its room") }
    if case .drops(let backlog) = surplus { try expect(flow.waiting <= backlog, "keeps to its backlog") }
    try expect(!isAsking || flow.waiting > 0, "who waits for room waits for a client")
  }

  private func expect(_ holds: Bool, _ what: String) throws {
    if !holds { throw Broken(what: "\(what): \(self)") }
  }
}
