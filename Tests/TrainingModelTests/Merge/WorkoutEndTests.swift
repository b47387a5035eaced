import CanonicalJSON
import Testing

@testable import TrainingModel

/// Status and end after a join.
@Suite struct WorkoutEndTests {
  private let now = Instant.monday + 3600

  @Test func `a workout finished long after its last set keeps that end`() throws {
    var phone = DeviceCopy(exercises: 2)
    try phone.record(8, 60, at: .monday + 60)
    try phone.edit { $0.finish(at: now) }
    #expect(try phone.document.end == now)
    var tablet = phone
    try tablet.change(at: now + 86_400) { $0.notes = "the day after" }
    try phone.edit { workout in workout.effort = Effort(7) }
    let joined = try phone.joined(tablet).document
    #expect(joined.end == now && joined.status == .skipped && joined.effort == Effort(7))
  }

  @Test func `a set that one did not know of makes the end that of the newest set`() throws {
    var phone = DeviceCopy(exercises: 2)
    var watch = phone
    try watch.record(8, 60, log: 1, at: .monday + 120)
    try phone.record(8, 60, at: .monday + 60)
    try phone.edit { $0.finish(at: now) }
    let joined = try phone.joined(watch).document
    #expect(joined.status == .skipped && joined.end == .monday + 120)
  }

  @Test func `a set put right the next day does not stretch the workout`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.record(8, 60, at: .monday + 60)
    try phone.edit { $0.finish(at: .monday + 90) }
    try phone.change(at: now + 86_400) { log in
      log.setEntries?.append(.of(8, 60, at: now + 86_400))
    }
    #expect(try phone.document.end == .monday + 90)
  }

  @Test func `an exercise opened on one device opens the workout`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.edit { $0.finish(at: now) }
    var watch = phone
    try watch.record(8, 60, at: now + 60)
    let joined = try phone.joined(watch).document
    #expect(joined.status == .inProgress && joined.end == nil)
  }

  @Test func `an imported workout ends when its source says`() throws {
    var workout = WorkoutDocument(id: .numbered(1), start: .monday, createdAt: now)
    workout.logs = [.imported(.planned(1), entries: [.of(8, 60)], start: .monday, end: .monday + 3000)]
    workout.closeImported(end: .monday + 3000)
    let copy = DeviceCopy(workout)
    #expect(try copy.joined(copy).document.end == .monday + 3000)
  }

  @Test func `in whichever order three copies meet they agree on the end`() throws {
    var base = DeviceCopy(exercises: 2)
    try base.record(8, 60, at: .monday + 60)
    var (a, b, c) = (base, base, base)
    try a.edit { $0.finish(at: now) }
    try b.record(5, 80, log: 1, at: .monday + 90)
    try c.edit { $0.finish(at: now + 60) }
    let bytes = try a.joined(b).joined(c).bytes
    #expect(try a.joined(b.joined(c)).bytes == bytes)
    #expect(try b.joined(a.joined(c)).bytes == bytes)
  }
}
