import Testing

@testable import HTTPServer

@Suite struct ConnectionBookTests {
  private let far = PeerAddress(text: "192.168.1.9", isLoopback: false)
  private let limits = HTTPLimits()

  private func book(_ count: Int = 1) -> ConnectionBook {
    var book = ConnectionBook(limits)
    for number in 0..<count { _ = book.handle(.opened(far), of: number, at: .seconds(number)) }
    return book
  }

  @Test func aHeadHasTenSecondsHoweverItDribbles() {
    var book = book()
    _ = book.handle(.headBegan, of: 0, at: .seconds(9))
    expectEqual(book.overdue(at: .milliseconds(9999)), [])
    expectEqual(book.overdue(at: .seconds(10)), [0])
    expectEqual(book.overdue(at: .seconds(11)), [], "each is told once")
  }

  @Test func betweenRequestsThereIsAMinuteAndThenTenSecondsForTheHead() {
    var book = book()
    _ = book.handle(.headBegan, of: 0, at: .seconds(1))
    _ = book.handle(.headEnded, of: 0, at: .seconds(1))
    _ = book.handle(.finished, of: 0, at: .seconds(100))
    expectEqual(book.overdue(at: .seconds(159)), [])
    _ = book.handle(.headBegan, of: 0, at: .seconds(159))
    expectEqual(book.overdue(at: .seconds(168)), [])
    expectEqual(book.overdue(at: .seconds(169)), [0])
  }

  @Test func aHandlerMayTakeItsTime() {
    var book = book()
    _ = book.handle(.headBegan, of: 0, at: .zero)
    _ = book.handle(.headEnded, of: 0, at: .zero)
    expectEqual(book.overdue(at: .seconds(100_000)), [])
  }

  @Test func aBodyThatComesFastEnoughIsNeverOverdue() {
    var book = book()
    _ = book.handle(.headEnded, of: 0, at: .zero)
    _ = book.handle(.resumed, of: 0, at: .zero)
    for second in 1...3600 {
      _ = book.handle(.moved(limits.minimumRate), of: 0, at: .seconds(second))
      expectEqual(book.overdue(at: .seconds(second)), [])
    }
  }

  @Test func aBodyOfHalfTheRateIsOverdueWhenItsGraceIsUsedUp() {
    var book = book()
    _ = book.handle(.headEnded, of: 0, at: .zero)
    _ = book.handle(.resumed, of: 0, at: .zero)
    let ended = (1...200).first { second in
      _ = book.handle(.moved(limits.minimumRate / 2), of: 0, at: .seconds(second))
      return !book.overdue(at: .seconds(second)).isEmpty
    }
    #expect(ended == 40)
  }

  @Test func timeInWhichTheHandlerWorksIsNotTheClients() {
    var book = book()
    _ = book.handle(.headEnded, of: 0, at: .zero)
    for round in 0..<19 {
      _ = book.handle(.resumed, of: 0, at: .seconds(100 * round))
      _ = book.handle(.paused, of: 0, at: .seconds(100 * round + 1))
      expectEqual(book.overdue(at: .seconds(100 * round + 99)), [])
    }
    _ = book.handle(.resumed, of: 0, at: .seconds(5000))
    expectEqual(book.overdue(at: .seconds(5001)), [0])
  }

  @Test func anAnswerHasTheTimeThatItsLengthTakes() {
    var book = book()
    _ = book.handle(.sends(limits.minimumRate * 100), of: 0, at: .zero)
    expectEqual(book.overdue(at: .seconds(119)), [])
    expectEqual(book.overdue(at: .seconds(120)), [0])
  }

  @Test func anAddressHasThirtyTwoConnectionsAndThisMachineAsManyAsItLikes() {
    var book = book(32)
    #expect(!book.admit(far).accepted)
    #expect(book.admit(PeerAddress(text: "192.168.1.10", isLoopback: false)).accepted)
    _ = book.handle(.closed, of: 3, at: .zero)
    #expect(book.admit(far).accepted)
    for number in 100..<400 { _ = book.handle(.opened(.loopback), of: number, at: .zero) }
    #expect(book.admit(.loopback).accepted)
  }

  @Test func whereAllPlacesAreTakenTheOneThatWaitsLongestForAHeadGoesAndNoneThatWorks() {
    var limits = limits
    (limits.connections, limits.connectionsOfAddress) = (3, 10)
    var book = ConnectionBook(limits)
    for number in 0..<3 { _ = book.handle(.opened(far), of: number, at: .seconds(number)) }
    _ = book.handle(.headBegan, of: 1, at: .seconds(3))
    _ = book.handle(.headEnded, of: 0, at: .seconds(3))
    #expect(book.admit(far) == (true, 1))
    for number in 1...2 { _ = book.handle(.headEnded, of: number, at: .seconds(3)) }
    #expect(book.admit(far) == (false, nil))
  }

  @Test func aServerThatStopsEndsWhoIsIdleAndTheOthersWhenTheyAreDone() {
    var book = book(2)
    _ = book.handle(.headEnded, of: 0, at: .seconds(1))
    expectEqual(book.drain(), [1])
    #expect(!book.admit(far).accepted)
    let ends = book.handle(.finished, of: 0, at: .seconds(2))
    #expect(ends)
  }

  @Test func whatIsClosedIsForgotten() {
    var book = book(5)
    for number in 0..<5 { _ = book.handle(.closed, of: number, at: .zero) }
    #expect(book.count == 0)
    expectEqual(book.overdue(at: .seconds(1000)), [])
    let ends = book.handle(.moved(5), of: 2, at: .zero)
    #expect(!ends)
  }
}

/// The macro takes no call that changes something.
private func expectEqual(
  _ found: [Int], _ expected: [Int], _ comment: Comment? = nil, at place: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, comment, sourceLocation: place)
}
