import Testing

@testable import TrainingModel

/// Every state that a log can be in, every move out of it.
@Suite struct LogTransitionTests {
  /// All combinations of status, sets recorded, plan and stamps.
  private var states: [WorkoutLogDocument] {
    var states: [WorkoutLogDocument] = []
    for status in WorkoutStatus.allCases {
      for sets in Int64(0)...3 {
        for recorded in [nil, 0, 1, 3, 5] as [Int?] {
          for stamps in 0..<8 {
            var log = WorkoutLogDocument.planned(sets: sets)
            log.status = status
            log.setEntries = recorded.map { [SetEntry](repeating: .of(7, 22.5), count: $0) }
            log.currentStateIndex = Int64(recorded ?? 0)
            log.startedAt = stamps & 1 == 0 ? nil : .monday + 60
            log.completedAt = stamps & 2 == 0 ? nil : .monday + 120
            log.updatedAt = stamps & 4 == 0 ? nil : .monday + 180
            states.append(log)
          }
        }
      }
    }
    return states
  }

  private let clocks = [Instant.monday + 100, .monday + 180, .monday + 600]

  /// `check` sees each state before, the one after, and the clock.
  private func forEach(
    _ next: WorkoutStatus, _ check: (WorkoutLogDocument, WorkoutLogDocument, Instant) -> Void
  ) {
    for before in states where before.status != next {
      for now in clocks {
        var after = before
        after.transition(to: next, at: now)
        #expect(after.status == next && after.updatedAt == max(now, before.updatedAt.map { $0 + 1 } ?? now))
        check(before, after, now)
      }
    }
  }

  @Test func `there are 640 states`() { #expect(Set(states).count == 640) }

  @Test func `a move to the status it has changes nothing`() {
    for before in states {
      var after = before
      after.transition(to: before.status, at: .monday + 600)
      #expect(after == before)
    }
  }

  @Test func `a reset forgets sets, stamps and progress`() {
    forEach(.notStarted) { _, after, _ in
      #expect(after.setEntries == nil && after.startedAt == nil && after.completedAt == nil)
      #expect(after.currentStateIndex == 0)
    }
  }

  @Test func `the first move to in progress is the start and nothing else changes`() {
    forEach(.inProgress) { before, after, now in
      #expect(after.startedAt == before.startedAt ?? now && after.completedAt == before.completedAt)
      #expect(after.setEntries == before.setEntries && after.currentStateIndex == before.currentStateIndex)
    }
  }

  @Test func `each move to completed is stamped and fills the sets that are missing from the plan`() {
    forEach(.completed) { before, after, now in
      let recorded = before.setEntries ?? []
      let missing = max(0, Int(before.sets) - recorded.count)
      #expect(after.completedAt == now && after.startedAt == before.startedAt)
      #expect(after.setEntries == recorded + [SetEntry](repeating: .of(8, 20, at: now), count: missing))
      #expect(after.currentStateIndex == max(before.currentStateIndex, before.sets))
    }
  }

  @Test func `skipped keeps what was recorded`() {
    forEach(.skipped) { before, after, _ in
      var expected = before
      (expected.status, expected.updatedAt) = (.skipped, after.updatedAt)
      #expect(after == expected)
    }
  }

  /// All ways of five moves from a fresh log, told by what happened rather than by what is stored.
  @Test func `the start is the first and the completion the last since the reset`() {
    let all = WorkoutStatus.allCases
    for code in 0..<1024 {
      let moves = (0..<5).map { all[code >> (2 * $0) & 3] }
      var log = WorkoutLogDocument.planned()
      var (started, completed, current): (Instant?, Instant?, WorkoutStatus) = (nil, nil, .notStarted)
      for (index, next) in moves.enumerated() {
        let now = Instant.monday + Int64(index)
        log.transition(to: next, at: now)
        if next == .notStarted { (started, completed) = (nil, nil) }
        if next == .inProgress, started == nil { started = now }
        if next == .completed, current != .completed { completed = now }
        current = next
      }
      #expect(log.startedAt == started && log.completedAt == completed && log.status == current, "\(moves)")
      #expect(log.isCompleted == (log.status == .completed))
    }
  }

  @Test func `a plan that nobody does is not written out whole`() throws {
    var log = WorkoutLogDocument.planned(sets: 100_000)
    log.transition(to: .completed, at: .monday)
    #expect(log.setEntries?.count == 1000 && log.currentStateIndex == 100_000)
    #expect(log.doneSets.count == 1000)
  }
}
