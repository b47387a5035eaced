extension DocumentState {
  /// Whether a reader sees the same in both: parts, sets, metrics and the values of all fields but the `derived` ones.
  func shows(thatOf other: DocumentState, derived: [[UInt8]]) -> Bool {
    fields.shows(thatOf: other.fields, except: derived)
      && livingParts.isSame(as: other.livingParts) { $0.shows(thatOf: $1) }
      && Self.isSame(metrics, other.metrics)
  }

  /// Whether a part was removed here of which the `other` knows nothing, not even that.
  func buries(partsUnknownTo other: DocumentState) -> Bool {
    removed.entries.contains { parts[$0.name] != nil && other.parts[$0.name] == nil && other.removed[$0.name] == nil }
  }

  private static func isSame(_ left: MetricsState?, _ right: MetricsState?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.relation(to: right) == 0 && left.healthKey == right.healthKey
  }

  /// Forgets the removals whose time satisfies `condition`, and what was kept of their parts.
  mutating func forgetRemovals(where condition: (Instant) -> Bool) {
    let forgotten = removed.compactMap { _, time in condition(time) ? time : nil }
    let kept = parts.compactMap { id, part in forgotten[id] == nil || lives(id, part) ? part : nil }
    removed = removed.compactMap { _, time in condition(time) ? nil : time }
    parts = kept
  }
}

extension PartState {
  fileprivate func shows(thatOf other: PartState) -> Bool {
    if !fields.shows(thatOf: other.fields, except: []) { return false }
    if sets.isSame(as: other.sets, { $0.holds($1.content) }) { return true }
    return shownSets.isSame(as: other.shownSets) { $0.count == $1.count }
  }

  /// How often each set is shown. An older program drops identifiers, so that one set can stand here with its
  /// identifier and without: of one content those without show only as far as they are more than those with.
  private var shownSets: NameMap<ShownSet> {
    var shown = NameMap<ShownSet>()
    for set in sets.entries {
      let content = set.value.content
      var count = shown[content.anonymous] ?? ShownSet()
      if content.rank == nil { count.named += 1 } else { count.nameless += 1 }
      shown[content.anonymous] = count
    }
    return shown
  }
}

private struct ShownSet {
  var named = 0
  var nameless = 0

  var count: Int { max(named, nameless) }
}

extension Fields {
  fileprivate func shows(thatOf other: Fields, except derived: [[UInt8]]) -> Bool {
    let differing = union(other) { name, left, right -> Bool? in
      let (left, right) = (left?.content ?? FieldValue(node: nil), right?.content ?? FieldValue(node: nil))
      return left.relation(to: right) == 0 || derived.contains(name) ? nil : true
    }
    return differing.isEmpty
  }
}
