import CanonicalJSON

extension PartState {
  /// Reads one part as `shape` says; `documentTime` is the `updatedAt` of its document, `base` the same part of the
  /// common ancestor. Throws content kinds of `JSONError` where a member that structures it is of another type.
  init(
    _ node: JSONNode, shape: PartShape, documentTime: Instant, base: PartState?
  ) throws(JSONError) {
    var object = try node.object()
    let stamps = try moments(object.node("fieldUpdatedAt"))
    let stated: Instant? = try object.optional("updatedAt")
    // The order is what the list is sorted by.
    _ = try object.int("order", in: .min ... .max)
    let removed = shape.areLogs ? try moments(object.node("deletedSets")) : NameMap<Instant>()
    let records = shape.areLogs ? try Self.records(object.node("setEntries")) : []
    var time = shape.areLogs ? try Self.logTime(&object, stated) : stated ?? documentTime
    time = max(time, stamps.newest ?? time, removed.newest ?? time, Self.newest(records) ?? time)
    // A log is stamped by every program, an exercise only by those that know its stamp.
    let unawareTime = shape.areLogs ? time : max(time, documentTime)
    let lifting = FieldLifting(rules: shape.rules, time: time, unawareTime: unawareTime, base: base?.fields)
    fields = lifting.fields(NameMap(try node.members()), stamps: stamps)
    updatedAt = max(time, fields.entries.map { $0.value.time }.max() ?? time)
    removedSets = removed
    lift(records, base: base)
  }

  /// When a log was last changed, as far as its own dates say.
  private static func logTime(_ object: inout JSONObject, _ stated: Instant?) throws(JSONError) -> Instant {
    let planned: Instant = try object.value("date")
    let started: Instant? = try object.optional("startedAt")
    let completed: Instant? = try object.optional("completedAt")
    return max(stated ?? planned, planned, started ?? planned, completed ?? planned)
  }

  private static func records(_ node: JSONNode?) throws(JSONError) -> [SetRecord] {
    guard let node, node.kind != .null else { return [] }
    return try node.array { (element) throws(JSONError) in try SetRecord(element) }
  }

  private static func newest(_ records: [SetRecord]) -> Instant? {
    records.map { max($0.body.completedAt, $0.updatedAt ?? $0.body.completedAt) }.max()
  }

  private mutating func lift(_ records: [SetRecord], base: PartState?) {
    var keys = SetKeys()
    for var record in records {
      let key = keys.next(&record)
      let set = Register(time(of: record, base?.sets[key]), record.body)
      sets[key] = set.joined(sets[key])
    }
    guard let base else { return }
    // Gone since the common ancestor: taken back. Without an ancestor nobody can tell that from a stale copy.
    for set in base.sets.entries where sets[set.name] == nil && removedSets[set.name] == nil {
      removedSets[set.name] = updatedAt
    }
  }

  private func time(of record: SetRecord, _ ancestor: Register<SetBody>?) -> Instant {
    guard let ancestor else { return record.updatedAt ?? updatedAt }
    if ancestor.holds(record.body) { return record.updatedAt ?? min(updatedAt, ancestor.time) }
    return record.updatedAt == ancestor.time ? updatedAt : record.updatedAt ?? updatedAt
  }
}
