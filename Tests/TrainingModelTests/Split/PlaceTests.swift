import TestSupport
import Testing

@testable import TrainingModel

@Suite struct PlaceTests {
  private func routines(_ orders: [Int64]) -> [SplitDocument] {
    orders.enumerated().map {
      SplitDocument(id: .numbered(UInt64($0.offset)), name: "R", order: $0.element, createdAt: .monday)
    }
  }

  private func shown(_ splits: [SplitDocument]) -> [ULID] {
    splits.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.map { $0.id }
  }

  private func orders(_ splits: [SplitDocument], _ source: Int, _ destination: Int) -> [Int64] {
    SplitDocument.moved(splits, from: source, to: destination, at: .monday + 60).map { $0.order }
  }

  @Test func `where there is room only the routine that moves is written`() {
    let splits = routines([100, 200, 300])
    #expect(orders(splits, 2, 0) == [0] && orders(splits, 0, 2) == [400])
    #expect(orders(splits, 2, 1) == [150] && orders(splits, 0, 1) == [250])
  }

  @Test func `a place at either end stays in the range that a document may have`() {
    #expect(
      orders(routines([5, 999_950]), 0, 1) == [1_000_000] && orders(routines([-999_950, 5]), 1, 0) == [-1_000_000])
  }

  @Test func `where there is none the list is numbered anew`() {
    #expect(orders(routines([0, 1, 2]), 2, 1) == [1, 2])
    #expect(orders(routines([-1_000_000, 5]), 1, 0) == [0, 1])
    #expect(orders(routines([5, 1_000_000]), 0, 1) == [0, 1])
  }

  @Test func `after a move the list stands as asked, whatever the positions were`() {
    for seed in 0..<400 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...6, using: &dice)
      let range: ClosedRange<Int64> = Bool.random(using: &dice) ? 0...8 : -300...300
      let splits = routines((0..<count).map { _ in Int64.random(in: range, using: &dice) })
      for source in 0..<count {
        for destination in 0..<count where destination != source {
          let changed = SplitDocument.moved(splits, from: source, to: destination, at: .monday + 60)
          var wanted = shown(splits)
          wanted.insert(wanted.remove(at: source), at: destination)
          #expect(shown(splits.map { old in changed.first { $0.id == old.id } ?? old }) == wanted, "seed \(seed)")
          #expect(changed.allSatisfy { $0.updatedAt == .monday + 60 }, "seed \(seed)")
        }
      }
    }
  }

  @Test func `a move to where it is and moves outside the list write nothing`() {
    for (source, destination) in [(0, 0), (0, 2), (-1, 0), (2, 1)] {
      #expect(SplitDocument.moved(routines([7, 3]), from: source, to: destination, at: .monday).isEmpty)
    }
  }

  @Test func `a new routine stands last`() {
    #expect(SplitDocument.orderAtEnd(of: []) == 100)
    #expect(SplitDocument.orderAtEnd(of: routines([7, 3])) == 107)
    #expect(SplitDocument.orderAtEnd(of: routines([1_000_000])) == 1_000_000)
  }
}
