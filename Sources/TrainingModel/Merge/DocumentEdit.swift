import CanonicalJSON

/// What a program of ours changed from one version of a document to the next, with the times that this gets.
struct DocumentEdit {
  private let seen: DocumentState
  private let after: DocumentState
  private let shape: MergeShape
  private var edited: DocumentState
  private var isChanged = false

  /// The edit that made `after` of `seen`, which must be of one document.
  init(of seen: DocumentState, into after: DocumentState, _ shape: MergeShape) {
    (self.seen, self.after, self.shape, edited) = (seen, after, shape, seen)
    editFields()
    editMetrics()
    for part in after.parts.entries { edit(part.name, part.value) }
    for part in seen.livingParts.entries where after.parts[part.name] == nil { remove(part.name) }
    edited.createdAt = min(seen.createdAt, after.createdAt)
    edited.schemaVersion = max(seen.schemaVersion, after.schemaVersion)
    // A later time alone says that somebody touched the document, as when a deleted one is brought back.
    edited.updatedAt = max(edited.updatedAt, after.updatedAt)
    edited.settle()
    if edited.statedEnd != nil || after.statedEnd != nil { edited.statedEnd = WorkoutEnd.stated(by: edited) }
  }

  /// The version after the edit; nil: nothing was changed.
  var result: DocumentState? { isChanged || edited.updatedAt > seen.updatedAt ? edited : nil }

  private mutating func editFields() {
    let newest = seen.fields.entries.map { $0.value.time }.max() ?? seen.updatedAt
    let time = Instant.edit(now: after.updatedAt, over: max(seen.updatedAt, newest))
    var changes = false
    edited.fields = seen.fields.edited(into: after.fields, shape.rules, time: time, &changes)
    if changes { change(at: time) }
  }

  /// Metrics are replaced by better ones alone. Those of the same moment are, too, where this program put them there.
  private mutating func editMetrics() {
    guard var metrics = after.metrics else { return }
    guard let old = seen.metrics else {
      edited.metrics = metrics
      return change(at: after.updatedAt)
    }
    let isSame = metrics.relation(to: old) == 0
    if !isSame, metrics.isMeasured == old.isMeasured, metrics.recordedAt == old.recordedAt {
      metrics.setRecorded(at: Instant.edit(now: metrics.recordedAt, over: old.recordedAt))
    }
    let joined = old.joined(metrics)
    guard joined.relation(to: old) != 0 || joined.healthKey != old.healthKey else { return }
    edited.metrics = joined
    change(at: after.updatedAt)
  }

  private mutating func edit(_ id: [UInt8], _ part: PartState) {
    let lives = after.lives(id, part)
    guard let old = seen.parts[id] else {
      add(id, part)
      // Made and removed in one edit: its content is kept, too.
      if !lives { remove(id) }
      return
    }
    let hasLived = seen.lives(id, old)
    guard lives || hasLived, let rules = shape.parts?.rules else { return }
    var result = old
    let clock = part.updatedAt > old.updatedAt ? part.updatedAt : after.updatedAt
    let time = Instant.edit(now: clock, over: max(old.updatedAt, seen.removed[id] ?? old.updatedAt))
    if result.edit(into: part, rules, id: id, time: time) || lives && !hasLived {
      result.updatedAt = time
      edited.parts[id] = result
      change(at: time)
    }
    if hasLived, !lives { remove(id) }
  }

  private mutating func add(_ id: [UInt8], _ part: PartState) {
    var part = part
    // One that was removed before, and of which nothing was kept, is later than its removal.
    if let removed = seen.removed[id] { part.updatedAt = .edit(now: part.updatedAt, over: removed) }
    edited.parts[id] = part
    change(at: part.updatedAt)
  }

  /// The removal covers all that its author saw of the part.
  private mutating func remove(_ id: [UInt8]) {
    guard let part = edited.parts[id] else { return }
    let time = max(after.removed[id] ?? after.updatedAt, part.updatedAt)
    edited.removed[id] = time
    change(at: time)
  }

  private mutating func change(at time: Instant) {
    isChanged = true
    edited.updatedAt = max(edited.updatedAt, time)
  }
}

extension Fields {
  /// The fields with the values of `after`: those that differ set at `time`.
  func edited(into after: Fields, _ rules: FieldRules, time: Instant, _ changes: inout Bool) -> Fields {
    var isChanged = false
    let edited = union(after) { _, old, new -> Register<FieldValue>? in
      let value = new?.content ?? FieldValue(node: nil)
      if (old?.content ?? FieldValue(node: nil)).relation(to: value) == 0 { return old ?? new }
      isChanged = true
      return Register(time, value)
    }
    changes = changes || isChanged
    return edited.grouped(rules)
  }
}

extension Instant {
  /// The time of an edit made at `now` by an author who has seen `seen`: the later of the clock and one second after
  /// that, and never beyond what a document can say.
  public static func edit(now: Instant, over seen: Instant) -> Instant {
    min(.stamp(now: now, over: seen), documentRange.upperBound)
  }
}
