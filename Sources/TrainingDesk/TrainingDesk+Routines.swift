import ExerciseLibrary
public import SyncEngine
public import TrainingModel

/// What is done with routines as a whole: their order, a copy of one, the starters.
extension TrainingDesk {
  /// Moves the routine that `id` means to a place of the sorted list, from 0 on, and writes as few as that takes. Returns
  /// it as it is then, under another identifier where it was a starter; nil: there is no such routine or place.
  public func moveRoutine(_ id: ULID, to place: Int) async throws(EngineError) -> SplitDocument? {
    try await inTurn(.routineOrder) { () async throws(EngineError) in try await move(id, to: place) }
  }

  private func move(_ id: ULID, to place: Int) async throws(EngineError) -> SplitDocument? {
    let now = setup.engine.now()
    let records = try await snapshot().splits.sorted {
      ($0.document.order, $0.document.id) < ($1.document.order, $1.document.id)
    }
    let current = StarterFork.currentRoutineID(for: id) { each in records.contains { $0.document.id == each } }
    guard let source = records.firstIndex(where: { $0.document.id == current }), records.indices.contains(place) else {
      return nil
    }
    var moved = records[source].document
    for changed in SplitDocument.moved(records.map { $0.document }, from: source, to: place, at: now) {
      guard let record = records.first(where: { $0.document.id == changed.id }) else { continue }
      let saved = try await save(
        RoutineEdit(record: record, edited: changed, now: now, freshID: setup.newID(now)))
      if changed.id == moved.id { moved = saved.document }
    }
    return moved
  }

  /// Makes a copy of the routine that `id` means, right behind it, under a name that no other one has. Returns the copy;
  /// nil: there is no such routine.
  public func copyRoutine(_ id: ULID) async throws(EngineError) -> SplitDocument? {
    try await inTurn(.routineOrder) { () async throws(EngineError) in try await copy(id) }
  }

  private func copy(_ id: ULID) async throws(EngineError) -> SplitDocument? {
    let now = setup.engine.now()
    let routines = try await snapshot().splits.map { $0.document }
    let current = StarterFork.currentRoutineID(for: id) { each in routines.contains { $0.id == each } }
    guard let original = routines.first(where: { $0.id == current }) else { return nil }
    let copy = original.copy(id: setup.newID(now), among: routines, at: now) { setup.newID(now) }
    let saved = try await save(copy, over: nil).document
    let sorted = (routines + [saved]).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    guard let place = sorted.firstIndex(where: { $0.id == original.id }), place + 2 < sorted.count else { return saved }
    return try await move(saved.id, to: place + 1)
  }

  /// Brings back the starters that are not here. Returns those that came, and those that could not.
  public func restoreStarters() async throws(EngineError) -> RestoredStarters {
    let before = Set(try await snapshot().splits.map { $0.document.id })
    _ = try await engine.restoreStarters(now: setup.engine.now())
    wrote()
    let after = Set(try await book().snapshot.splits.map { $0.document.id })
    return RestoredStarters(before: before, after: after)
  }
}

/// What became of the starters.
public struct RestoredStarters: Sendable {
  /// Those that came back.
  public let restored: [StarterRoutine]
  /// Those that could not, since another routine has their name or their file cannot be read.
  public let left: [StarterRoutine]

  /// From the identifiers of the routines before and after.
  public init(before: Set<ULID>, after: Set<ULID>) {
    restored = StarterRoutines.all.filter { after.contains($0.id) && !before.contains($0.id) }
    left = StarterRoutines.all.filter { !after.contains($0.id) }
  }
}

extension SplitDocument {
  /// The same routine as a new one at the end of the list, with new exercises and a name of its own.
  fileprivate func copy(id: ULID, among others: [SplitDocument], at now: Instant, newID: () -> ULID) -> SplitDocument {
    var copy = SplitDocument(
      id: id, name: Self.name(like: name, among: others), order: Self.orderAtEnd(of: others), createdAt: now)
    (copy.color, copy.systemImage, copy.activityTypeCode) = (color, systemImage, activityTypeCode)
    (copy.restSeconds, copy.autoAdvance, copy.targetHeartRate) = (restSeconds, autoAdvance, targetHeartRate)
    copy.unknown = unknown
    for exercise in shownExercises {
      var fresh = exercise
      fresh.id = newID()
      fresh.restore(updatedAt: nil, fieldUpdatedAt: nil)
      copy.append(fresh)
    }
    return copy
  }

  private static func name(like name: String, among others: [SplitDocument]) -> String {
    let names = (1...others.count + 1).lazy.map { $0 == 1 ? name + " copy" : name + " copy \($0)" }
    return names.first { name in !others.contains { RoutineName.isSame($0.name, name) } } ?? name + " copy"
  }
}
