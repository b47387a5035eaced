import Testing

@testable import TrainingModel

@Suite struct NextSetTests {
  private func superset() -> WorkoutDocument {
    var workout = WorkoutDocument.planned(exercises: 4)
    for index in [1, 2] { workout.logs[index].supersetID = 7 }
    return workout
  }

  /// The exercises in the order in which their sets come up, to the end.
  private func order(_ workout: WorkoutDocument) -> [ULID] {
    var (workout, order): (WorkoutDocument, [ULID]) = (workout, [])
    while let log = workout.nextLog, order.count < 100 {
      order.append(log.id)
      workout.recordNextSet(log.plannedSet(at: .monday), log: log.id, at: .monday)
    }
    return order
  }

  @Test func `the sets of one exercise come up one after the other, whatever the file's order`() {
    var workout = WorkoutDocument.planned(exercises: 3)
    workout.logs.reverse()
    #expect(order(workout) == [0, 0, 0, 1, 1, 1, 2, 2, 2].map { ULID.numbered($0) })
  }

  @Test func `the sets of a superset alternate`() {
    #expect(order(superset()) == [0, 0, 0, 1, 2, 1, 2, 1, 2, 3, 3, 3].map { ULID.numbered($0) })
  }

  @Test func `what is skipped in a superset does not come up, and the rest of it does`() {
    var workout = superset()
    workout.transition(log: .numbered(0), to: .skipped, at: .monday)
    workout.transition(log: .numbered(1), to: .skipped, at: .monday)
    #expect(order(workout) == [2, 2, 2, 3, 3, 3].map { ULID.numbered($0) })
  }

  @Test func `the last planned set completes its exercise, and the last exercise the workout`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    #expect(workout.isRunning)
    for number in 1...3 {
      let entry = workout.logs[0].plannedSet(at: .monday)
      workout.recordNextSet(entry, log: .numbered(0), at: .monday + Int64(number))
      #expect(workout.logs[0].isCompleted == (number == 3))
    }
    #expect(workout.logs[0].recordedSetCount == 3)
    #expect(workout.status == .completed)
    #expect(workout.end == .monday + 3)
    #expect(workout.nextLog == nil)
    #expect(!workout.isRunning)
  }

  @Test func `a set and the end of its exercise are one change with one stamp`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].sets = 1
    workout.logs[0].updatedAt = .monday + 50
    workout.recordNextSet(.of(5, 20), log: .numbered(0), at: .monday)
    #expect(workout.logs[0].updatedAt == .monday + 51)
  }

  @Test func `an exercise without a plan is done after one set`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].sets = 0
    workout.recordNextSet(.of(5, 20), log: .numbered(0), at: .monday)
    #expect(workout.status == .completed)
    #expect(workout.logs[0].setEntries == [.of(5, 20)])
  }

  @Test func `a workout without exercises never runs`() {
    #expect(!WorkoutDocument.planned(exercises: 0).isRunning)
  }

  @Test func `where the plan has no weight the next set has that of the one before it`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    (workout.logs[0].sets, workout.logs[0].reps, workout.logs[0].weight) = (3, 5, 0)
    #expect(workout.logs[0].nextSet(at: .monday).weight == 0)
    workout.recordNextSet(.of(5, 62.5), log: .numbered(0), at: .monday)
    #expect(workout.logs[0].nextSet(at: .monday).weight == 62.5)
    workout.logs[0].weight = 60
    #expect(workout.logs[0].nextSet(at: .monday).weight == 60)
  }
}
