extension WorkoutLogDocument {
  /// By what an edit names the recorded set at `index` of `setEntries`: its identifier, else the second in which it
  /// ended and its rank among those of that second.
  public func setKey(at index: Int) -> String {
    let entries = setEntries ?? []
    guard entries.indices.contains(index) else { return "" }
    if let id = entries[index].id { return id.text }
    let second = entries[index].completedAt
    let rank = entries[..<index].count { $0.id == nil && $0.completedAt == second }
    return second.iso8601 + "#" + String(rank)
  }

  /// The place in `setEntries` of the set that `key` names; nil: there is none any more.
  public func setIndex(of key: String) -> Int? { (setEntries ?? []).indices.first { setKey(at: $0) == key } }

  /// The log with the sets of its plan written out, where it is done and of a file from before sets were recorded: from
  /// then on each can be named and edited.
  public var withRecordedSets: WorkoutLogDocument {
    guard setEntries == nil, isCompleted else { return self }
    var log = self
    log.setEntries = doneSets
    return log
  }
}
