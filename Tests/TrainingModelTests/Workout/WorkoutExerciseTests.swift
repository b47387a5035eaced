import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct WorkoutExerciseTests {
  @Test func `an exercise added to a finished workout opens it`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.transition(log: .numbered(0), to: .completed, at: .monday + 10)
    workout.add(.planned(9), at: .monday + 20)
    #expect(workout.status == .inProgress && workout.end == nil && workout.updatedAt == .monday + 20)
    #expect(workout.logs.last?.order == 1 && workout.logs.last?.updatedAt == .monday + 20)
  }

  @Test func `the first exercise has position 0`() {
    var workout = WorkoutDocument.planned(exercises: 0)
    workout.add(.planned(9), at: .monday)
    #expect(workout.logs[0].order == 0)
  }

  @Test func `a removed exercise leaves a tombstone and the rest decides`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    workout.transition(log: .numbered(0), to: .completed, at: .monday + 10)
    workout.removeLog(.numbered(1), at: .monday + 20)
    #expect(workout.logs.map { $0.id } == [.numbered(0)] && workout.deletedLogIDs?[.numbered(1)] == .monday + 20)
    #expect(workout.status == .completed && workout.end == .monday + 20 && workout.updatedAt == .monday + 20)
  }

  @Test func `a tombstone is younger than what it buries`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].touch(at: .monday + 500)
    workout.removeLog(.numbered(0), at: .monday + 20)
    #expect(workout.deletedLogIDs?[.numbered(0)] == .monday + 501)
  }

  @Test func `removing what is not there changes nothing`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.removeLog(.numbered(5), at: .monday + 20)
    #expect(workout == .planned(exercises: 1))
  }

  @Test func `tombstones are pruned when they are more than 30 days old, to the second`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    workout.removeLog(.numbered(0), at: .monday)
    workout.removeLog(.numbered(1), at: .monday + 1)
    let limit = Instant.monday + 30 * 86_400
    workout.pruneDeletedLogs(now: limit)
    #expect(workout.deletedLogIDs?.entries.count == 2)
    workout.pruneDeletedLogs(now: limit + 1)
    #expect(workout.deletedLogIDs?.entries.map { $0.id } == [.numbered(1)])
    workout.pruneDeletedLogs(now: limit + 2)
    #expect(workout.deletedLogIDs == nil)
    let pruned = workout
    workout.pruneDeletedLogs(now: limit + 3)
    #expect(workout == pruned)
  }

  @Test func `stamps stand in the order of their identifiers and come back so`() throws {
    var stamps = DeletionStamps()
    for number in [5, 1, 9, 3] as [UInt64] { stamps[.numbered(number)] = .monday + Int64(number) }
    stamps[.numbered(1)] = .monday + 50
    stamps[.numbered(9)] = nil
    #expect(stamps.entries.map { $0.id } == [.numbered(1), .numbered(3), .numbered(5)])
    #expect(stamps[.numbered(1)] == .monday + 50 && stamps[.numbered(9)] == nil && !stamps.isEmpty)
    #expect(try DeletionStamps(bytes: stamps.canonicalBytes()) == stamps)
    let reversed =
      "{" + stamps.entries.reversed().map { "\"\($0.id.text)\":\"\($0.deletedAt.iso8601)\"" }.joined(separator: ",")
      + "}"
    #expect(try DeletionStamps(bytes: Array(reversed.utf8)) == stamps)
  }

  /// All moves within lists of up to four, from an order with gaps and ties.
  @Test func `a moved exercise takes its place and only those that move are stamped`() {
    for count in UInt64(1)...4 {
      for source in 0..<Int(count) {
        for destination in 0..<Int(count) {
          var workout = WorkoutDocument.planned(exercises: count)
          var expected = workout.logs.map { $0.id }
          workout.moveLog(from: source, to: destination, at: .monday + 60)
          expected.insert(expected.remove(at: source), at: destination)
          let shown = workout.logs.sorted { $0.order < $1.order }
          #expect(shown.map { $0.id } == expected)
          for log in workout.logs { #expect((log.updatedAt != nil) == (log.order != Int64(log.id.low))) }
          #expect((workout.updatedAt == .monday) == (source == destination))
        }
      }
    }
  }

  @Test func `positions outside the list move nothing`() {
    var workout = WorkoutDocument.planned(exercises: 2)
    for (source, destination) in [(-1, 0), (0, 2), (2, 0), (5, 5)] {
      workout.moveLog(from: source, to: destination, at: .monday + 60)
    }
    #expect(workout == .planned(exercises: 2))
  }
}
