extension WorkoutLogDocument {
  /// The sets to be shown and counted: those recorded, each once.
  ///
  /// An older program drops identifiers when it saves a log, so that a joined one can hold a set twice, with its
  /// identifier and without. Of one content those without are shown only as far as they are more than those with.
  public var shownSets: [SetEntry] {
    guard let setEntries else { return [] }
    guard setEntries.contains(where: { $0.id != nil }), setEntries.contains(where: { $0.id == nil }) else {
      return setEntries
    }
    return Self.shownIndices(of: setEntries).map { setEntries[$0] }
  }

  /// The places in `setEntries` of the sets to be shown, for whoever changes one of them.
  public var shownSetIndices: [Int] { Self.shownIndices(of: setEntries ?? []) }

  /// The place of the record without an identifier that says the same as the one at `index` with its own.
  func hiddenTwin(of index: Int, in entries: [SetEntry]) -> Int? {
    guard entries[index].id != nil else { return nil }
    let shown = Self.shownIndices(of: entries)
    let content = entries[index].content
    return entries.indices.first { !shown.contains($0) && entries[$0].content == content }
  }

  private static func shownIndices(of entries: [SetEntry]) -> [Int] {
    var named = entries.filter { $0.id != nil }.map { $0.content }
    return entries.indices.filter { index in
      guard entries[index].id == nil else { return true }
      guard let twin = named.firstIndex(of: entries[index].content) else { return true }
      named.remove(at: twin)
      return false
    }
  }

  /// The latest time at which anything in the log was changed; a tombstone that is not earlier covers all of it.
  public var newestTime: Instant {
    let stamps = [updatedAt, startedAt, completedAt, fieldUpdatedAt?.newest, deletedSets?.newest].compactMap { $0 }
    let sets = (setEntries ?? []).flatMap { [$0.completedAt, $0.updatedAt ?? $0.completedAt] }
    return (stamps + sets).reduce(date) { max($0, $1) }
  }
}

extension SetEntry {
  /// The set without what tells two records of it apart.
  fileprivate var content: SetEntry {
    var content = self
    (content.id, content.updatedAt, content.twin) = (nil, nil, nil)
    return content
  }
}
