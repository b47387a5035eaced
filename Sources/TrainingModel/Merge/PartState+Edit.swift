import CanonicalJSON

extension PartState {
  /// Takes over what `after`, a later version of the part `id`, says, at `time`; whether that is anything new.
  mutating func edit(into after: PartState, _ rules: FieldRules, id: [UInt8], time: Instant) -> Bool {
    var isChanged = false
    fields = fields.edited(into: after.fields, rules, time: time, &isChanged)
    var missing = sets.entries.filter { after.sets[$0.name] == nil && lives($0.value, $0.name) }
    let seen = sets
    for set in after.sets.entries {
      let (old, body) = (seen[set.name], set.value.content)
      if old?.holds(body) == true || old == nil && Self.takesBack(body, from: &missing) { continue }
      isChanged = true
      take(body, key: set.name, isNew: old == nil, of: id, at: time)
    }
    for set in missing { removedSets[set.name] = time }
    return isChanged || !missing.isEmpty
  }

  /// Whether `body` is one of the `missing` sets without the identifier that it got when it was saved.
  private static func takesBack(_ body: SetBody, from missing: inout [Sets.Entry]) -> Bool {
    guard body.rank != nil, !missing.isEmpty else { return false }
    let content = body.anonymous
    let place = missing.firstIndex { $0.value.content.rank == nil && $0.value.content.anonymous == content }
    if let place { missing.remove(at: place) }
    return place != nil
  }

  private func lives(_ set: Register<SetBody>, _ key: [UInt8]) -> Bool {
    removedSets[key].map { set.time > $0 } ?? true
  }

  private mutating func take(_ set: SetBody, key: [UInt8], isNew: Bool, of id: [UInt8], at time: Instant) {
    guard isNew, set.rank != nil else { return sets[key] = Register(time, set) }
    var name = set.derivedID(in: id, number: 0)
    var number = 0
    while sets[Array(name.text.utf8)] != nil || removedSets[Array(name.text.utf8)] != nil {
      number += 1
      name = set.derivedID(in: id, number: number)
    }
    sets[Array(name.text.utf8)] = Register(time, set.identified(by: name))
  }
}

extension SetBody {
  /// The identifier of a set that was recorded without one: made of its content, so that two devices on which different
  /// sets of one exercise end in one second keep both. `number` tells sets of one content apart.
  fileprivate func derivedID(in part: [UInt8], number: Int) -> ULID {
    let key = String(decoding: part + anonymous, as: UTF8.self) + "#\(number)"
    return ULID.derived(start: completedAt, source: "set", externalKey: key)
  }
}
