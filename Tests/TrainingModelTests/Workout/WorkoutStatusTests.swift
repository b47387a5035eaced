import Testing

@testable import TrainingModel

@Suite struct WorkoutStatusTests {
  /// All statuses of up to four exercises.
  private var combinations: [[WorkoutStatus]] {
    var all: [[WorkoutStatus]] = [[]]
    var last = all
    for _ in 0..<4 {
      last = last.flatMap { list in WorkoutStatus.allCases.map { list + [$0] } }
      all += last
    }
    return all
  }

  private func expected(_ kinds: Set<WorkoutStatus>) -> WorkoutStatus {
    if kinds.isSubset(of: [.notStarted]) { return .notStarted }
    if kinds == [.skipped] { return .skipped }
    return kinds.isSubset(of: [.completed, .skipped]) ? .completed : .inProgress
  }

  @Test func `the status follows from the exercises, whatever their order`() {
    for statuses in combinations {
      var workout = WorkoutDocument.planned(exercises: UInt64(statuses.count))
      for (index, status) in statuses.enumerated() { workout.logs[index].status = status }
      workout.recomputeStatus(at: .monday + 60)
      let expected = expected(Set(statuses))
      #expect(workout.status == expected, "\(statuses)")
      #expect(workout.end == (expected.isResolved ? .monday + 60 : nil), "\(statuses)")
    }
  }

  /// All ways of five moves over two exercises.
  @Test func `the end is when the workout was last resolved and is gone while it is open`() {
    for code in 0..<32_768 {
      var workout = WorkoutDocument.planned(exercises: 2)
      var end: Instant?
      for step in 0..<5 {
        let move = code >> (3 * step) & 7
        let now = Instant.monday + Int64(step + 1)
        let before = workout
        workout.transition(log: workout.logs[move & 1].id, to: WorkoutStatus.allCases[move >> 1], at: now)
        let isOver = workout.logs.allSatisfy { $0.status.isResolved }
        end = isOver ? end ?? now : nil
        guard workout.end == end, workout.status.isResolved == isOver,
          workout.updatedAt == (workout.logs == before.logs ? before.updatedAt : now)
        else {
          Issue.record("moves \(String(code, radix: 8)), step \(step)")
          return
        }
      }
    }
  }

  @Test func `to finish is to skip what is open`() {
    for statuses in combinations where !statuses.isEmpty {
      var workout = WorkoutDocument.planned(exercises: UInt64(statuses.count))
      for (index, status) in statuses.enumerated() { workout.logs[index].transition(to: status, at: .monday) }
      workout.recomputeStatus(at: .monday + 1)
      let before = workout
      workout.finish(at: .monday + 60)
      #expect(workout.logs.map { $0.status } == statuses.map { $0.isResolved ? $0 : .skipped })
      #expect(workout.status == (statuses.contains(.completed) ? .completed : .skipped))
      #expect(workout.end == before.end ?? .monday + 60)
      if before.status.isResolved { #expect(workout == before) }
    }
  }

  @Test func `to finish a workout without exercises changes nothing`() {
    var workout = WorkoutDocument.planned(exercises: 0)
    workout.finish(at: .monday + 60)
    #expect(workout == .planned(exercises: 0))
  }

  @Test func `a step that changes nothing is no change of the document`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.transition(log: .numbered(0), to: .notStarted, at: .monday + 60)
    workout.transition(log: .numbered(77), to: .completed, at: .monday + 60)
    workout.record(.of(1, 1), log: .numbered(77), at: .monday + 60)
    workout.change(log: .numbered(0), at: .monday + 60) { _ in }
    #expect(workout == .planned(exercises: 1))
  }

  @Test func `an edit stamps the exercise and the workout`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    workout.change(log: .numbered(1), at: .monday + 60) { $0.notes = "left knee" }
    #expect(workout.logs[1].updatedAt == .monday + 60 && workout.updatedAt == .monday + 60)
    #expect(workout.logs[0].updatedAt == nil && workout.status == .notStarted)
  }

  @Test func `a recorded set begins the workout and is stamped later than the one before`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.record(.of(8, 20), log: .numbered(0), at: .monday + 60)
    workout.record(.of(8, 20), log: .numbered(0), at: .monday + 30)
    #expect(workout.status == .inProgress && workout.updatedAt == .monday + 61 && workout.hasRecordedSets)
  }

  @Test func `an imported workout is over when its file says`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs = [.imported(.planned(), entries: [.of(5, 20)], start: .monday, end: .monday + 600)]
    workout.closeImported(end: .monday + 900)
    #expect(workout.status == .completed && workout.end == .monday + 900)
  }

  @Test func `work ends at the end, else with the newest thing done`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    #expect(workout.workEnd == nil && !workout.hasRecordedSets)
    workout.record(.of(8, 20, at: .monday + 50), log: .numbered(0), at: .monday + 50)
    #expect(workout.workEnd == .monday + 50)
    workout.transition(log: .numbered(1), to: .completed, at: .monday + 80)
    #expect(workout.workEnd == .monday + 80)
    workout.finish(at: .monday + 90)
    #expect(workout.workEnd == .monday + 90)
  }
}
