import Testing
import TrainingModel

@Suite struct ReorderTests {
  private func routines(_ orders: [Int64]) -> [SplitDocument] {
    orders.enumerated().map {
      SplitDocument(id: .numbered(UInt64($0.offset)), name: "R", order: $0.element, createdAt: .monday)
    }
  }

  /// All moves within lists of up to five, from orders that are whole, have gaps, or tie.
  @Test func `only the routines whose place changes are written, and then all stand in order`() {
    for orders in [[0], [0, 1], [0, 1, 2], [5, -2, 9, 9], [0, 0, 0, 0, 0], [4, 3, 2, 1, 0]] as [[Int64]] {
      let splits = routines(orders)
      for source in orders.indices {
        for destination in orders.indices where destination != source {
          var shown = splits.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.map { $0.id }
          shown.insert(shown.remove(at: source), at: destination)
          let changed = SplitDocument.reordered(splits, moving: source, to: destination, at: .monday + 60)
          for split in changed { #expect(split.updatedAt == .monday + 60) }
          let after = splits.map { old in changed.first { $0.id == old.id } ?? old }
          #expect(after.sorted { $0.order < $1.order }.map { $0.id } == shown)
          #expect(after.map { $0.order }.sorted() == orders.indices.map { Int64($0) })
          for split in changed { #expect(splits.first { $0.id == split.id }?.order != split.order) }
        }
      }
    }
  }

  @Test func `a move to where it is and moves outside the list write nothing`() {
    let splits = routines([7, 3])
    for (source, destination) in [(0, 0), (0, 2), (-1, 0), (2, 1)] {
      #expect(SplitDocument.reordered(splits, moving: source, to: destination, at: .monday).isEmpty)
    }
    #expect(SplitDocument.reordered([], moving: 0, to: 0, at: .monday).isEmpty)
  }

  @Test func `a stamp is later than the one before, though the clock is behind`() {
    let changed = SplitDocument.reordered(routines([0, 1]), moving: 0, to: 1, at: .monday + -500)
    #expect(changed.allSatisfy { $0.updatedAt == .monday + 1 })
  }
}
