import CanonicalJSON
import Testing

@testable import TrainingModel

/// The phone and the watch change one exercise at once.
@Suite struct PhoneAndWatchTests {
  private let now = Instant.monday + 600

  @Test func `a note on the phone and a set on the watch are both there`() throws {
    var phone = DeviceCopy(exercises: 2)
    var watch = phone
    try phone.change(at: now) { $0.notes = "left elbow" }
    try watch.record(8, 62.5, at: now + -60)
    let joined = try phone.joined(watch)
    #expect(try joined.log().notes == "left elbow")
    #expect(try joined.reps() == [8])
    #expect(try joined.log().status == .inProgress)
  }

  @Test func `sets of both are kept in the order of their times`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.record(8, 60, at: now)
    var watch = phone
    try phone.record(6, 60, at: now + 90)
    try watch.record(7, 60, at: now + 60)
    #expect(try phone.joined(watch).reps() == [8, 7, 6])
  }

  @Test func `a plan changed on the phone and an exercise completed on the watch keep both`() throws {
    var phone = DeviceCopy(exercises: 1)
    var watch = phone
    try watch.edit { $0.transition(log: .numbered(0), to: .completed, at: now) }
    try phone.change(at: now + 5) { $0.weight = 25 }
    let joined = try phone.joined(watch)
    #expect(try joined.log().weight == 25 && joined.log().isCompleted && joined.reps().count == 3)
    #expect(try joined.document.status == .completed)
  }

  @Test func `exercises moved on one device and done on the other are moved and done`() throws {
    var phone = DeviceCopy(exercises: 3)
    var watch = phone
    try phone.edit { $0.moveLog(from: 2, to: 0, at: now) }
    try watch.record(5, 100, log: 1, at: now + 1)
    let joined = try phone.joined(watch)
    #expect(try joined.document.logs.map { $0.id } == [.numbered(2), .numbered(0), .numbered(1)])
    #expect(try joined.reps(1) == [5])
  }
}
