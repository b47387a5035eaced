import CanonicalJSON
import Testing

@testable import TrainingModel

/// Two devices record sets of one exercise in the same second.
@Suite struct SameSecondTests {
  private let now = Instant.monday + 600

  @Test func `two sets of one second are both there, whoever joins them`() throws {
    var phone = DeviceCopy(exercises: 1)
    var watch = phone
    try phone.record(8, 60, at: now)
    try watch.record(5, 80, at: now)
    #expect(Set(try phone.joined(watch).reps()) == [8, 5])
  }

  @Test func `identifiers that the caller gives are kept`() throws {
    var phone = DeviceCopy(exercises: 1)
    let id = ULID.numbered(77)
    try phone.edit { $0.record(SetEntry(completedAt: now, id: id), log: .numbered(0), at: now) }
    #expect(try phone.log().setEntries?.map { $0.id } == [id])
  }

  @Test func `a set recorded without an identifier gets one that no other set of its log has`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.edit { $0.transition(log: .numbered(0), to: .completed, at: now) }
    let ids = try #require(try phone.log().setEntries).compactMap { $0.id }
    #expect(ids.count == 3 && Set(ids).count == 3)
  }

  @Test func `on one device a second set of a second ends a second later`() throws {
    var log = WorkoutLogDocument.planned()
    log.record(.of(8, 60, at: now), at: now)
    log.record(.of(8, 60, at: now), at: now)
    log.record(.of(8, 60, at: now), at: now)
    #expect(log.setEntries?.map { $0.completedAt } == [now, now + 1, now + 2])
  }

  @Test func `a set that was saved and comes back without its identifier is the same set`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.record(8, 60, at: now)
    let saved = phone.bytes
    try phone.edit { workout in workout.logs[0].setEntries?[0].id = nil }
    #expect(phone.bytes == saved)
  }
}
