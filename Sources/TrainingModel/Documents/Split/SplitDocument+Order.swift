extension SplitDocument {
  /// The routines that change when the one at `source` of the sorted list moves to `destination`: their `order`
  /// becomes their position. Only these need to be written. Positions outside the list change nothing.
  public static func reordered(_ splits: [SplitDocument], moving source: Int, to destination: Int, at now: Instant)
    -> [SplitDocument]
  {
    var list = splits.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    guard list.indices.contains(source), list.indices.contains(destination), source != destination else { return [] }
    list.insert(list.remove(at: source), at: destination)
    var changed: [SplitDocument] = []
    for (position, split) in list.enumerated() where split.order != Int64(position) {
      var moved = split
      (moved.order, moved.updatedAt) = (Int64(position), .stamp(now: now, over: split.updatedAt))
      changed.append(moved)
    }
    return changed
  }
}
