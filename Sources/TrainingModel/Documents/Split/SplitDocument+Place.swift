extension SplitDocument {
  /// Room between the positions of routines that are made one after the other, so that one can move between two others and
  /// nothing else needs to be written. Our own choice.
  static let orderStep: Int64 = 100

  /// The position of a routine that is made last.
  public static func orderAtEnd(of splits: [SplitDocument]) -> Int64 {
    guard let last = splits.map({ $0.order }).max() else { return orderStep }
    return min(last + orderStep, DocumentRange.order.upperBound)
  }

  /// The routines that change when the one at `source` of the sorted list moves to `destination`: that one alone where
  /// there is room between its new neighbours, else whatever `reordered` must renumber.
  ///
  /// The fewer are written, the less there is to join with what another device did, and the fewer starters become routines
  /// of their own.
  public static func moved(_ splits: [SplitDocument], from source: Int, to destination: Int, at now: Instant)
    -> [SplitDocument]
  {
    var list = splits.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    guard list.indices.contains(source), list.indices.contains(destination), source != destination else { return [] }
    var moved = list.remove(at: source)
    let before = destination == 0 ? nil : list[destination - 1].order
    let after = destination == list.count ? nil : list[destination].order
    guard let order = place(after: before, before: after) else {
      return reordered(splits, moving: source, to: destination, at: now)
    }
    (moved.order, moved.updatedAt) = (order, .stamp(now: now, over: moved.updatedAt))
    return [moved]
  }

  /// A position between two others; nil: there is none.
  private static func place(after lower: Int64?, before upper: Int64?) -> Int64? {
    let range = DocumentRange.order
    switch (lower, upper) {
    case (nil, nil): return 0
    case (let lower?, nil): return lower < range.upperBound ? min(lower + orderStep, range.upperBound) : nil
    case (nil, let upper?): return upper > range.lowerBound ? max(upper - orderStep, range.lowerBound) : nil
    case (let lower?, let upper?): return upper - lower >= 2 ? lower + (upper - lower) / 2 : nil
    }
  }
}
