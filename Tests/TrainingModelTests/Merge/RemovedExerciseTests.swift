import CanonicalJSON
import Testing

@testable import TrainingModel

/// An exercise is removed on one device.
@Suite struct RemovedExerciseTests {
  private let now = Instant.monday + 600

  @Test func `a stale copy does not bring it back`() throws {
    var phone = DeviceCopy(exercises: 2)
    try phone.record(8, 60, at: now)
    let stale = phone
    try phone.edit { $0.removeLog(.numbered(0), at: now + 60) }
    #expect(try phone.joined(stale).document.logs.map { $0.id } == [.numbered(1)])
  }

  @Test func `what was recorded is kept aside and comes back with a later set`() throws {
    var phone = DeviceCopy(exercises: 2)
    try phone.record(8, 60, at: now)
    var watch = phone
    try phone.edit { $0.removeLog(.numbered(0), at: now + 60) }
    #expect(try phone.document.deletedLogs?.first?.setEntries?.count == 1)
    try watch.record(7, 60, at: now + 90)
    #expect(try phone.joined(watch).reps() == [8, 7])
  }

  @Test func `a set recorded before the removal and delivered after it is kept aside`() throws {
    var phone = DeviceCopy(exercises: 2)
    var watch = phone
    try watch.record(7, 60, at: now)
    try phone.edit { $0.removeLog(.numbered(0), at: now + 60) }
    let joined = try phone.joined(watch)
    #expect(try joined.document.logs.count == 1)
    #expect(try joined.document.deletedLogs?.first?.setEntries?.map { $0.reps } == [7])
  }

  @Test func `removed by leaving it out it is removed on purpose`() throws {
    var phone = DeviceCopy(exercises: 2)
    let stale = phone
    try phone.edit { workout in (workout.logs, workout.updatedAt) = ([workout.logs[1]], now) }
    #expect(try phone.joined(stale).document.logs.map { $0.id } == [.numbered(1)])
    #expect(try phone.document.deletedLogs?.map { $0.id } == [.numbered(0)])
  }

  @Test func `restored it is there on both devices, with its sets`() throws {
    var phone = DeviceCopy(exercises: 2)
    try phone.record(8, 60, at: now)
    try phone.edit { $0.removeLog(.numbered(0), at: now + 60) }
    let removed = phone
    try phone.edit { $0.restoreLog(.numbered(0), at: now + 30) }
    let joined = try phone.joined(removed)
    #expect(try joined.reps() == [8] && joined.document.deletedLogs == nil)
    #expect(try joined.document.status == .inProgress)
  }

  @Test func `the remains of an exercise that a copy never had are written back to it, once`() throws {
    var phone = DeviceCopy(exercises: 1)
    var disk = phone
    try phone.edit { $0.add(.planned(7), at: now) }
    try phone.edit { $0.removeLog(.numbered(7), at: now + 60) }
    let joined = try phone.joined(disk)
    #expect(try disk.lacks(joined))
    disk = joined
    try disk.dropMembers(["deletedLogs"])
    #expect(try !disk.lacks(joined), "an older program keeps what was removed, but not its content")
  }

  @Test func `pruned after 30 days nothing of it is left`() throws {
    var phone = DeviceCopy(exercises: 2)
    try phone.edit { $0.removeLog(.numbered(0), at: now) }
    let limit = now + 30 * 86_400
    #expect(try WorkoutMergePlanner.prune(phone.bytes, now: limit) == phone.bytes)
    phone.bytes = try WorkoutMergePlanner.prune(phone.bytes, now: limit + 1)
    #expect(try phone.document.deletedLogIDs == nil && phone.document.deletedLogs == nil)
  }
}
