import CanonicalJSON
import Testing

@testable import TrainingModel

/// Whoever has seen everything has the last word over it, however slow its clock is.
@Suite struct SlowClockTests {
  private let now = Instant.monday + 7200

  @Test func `a note written after reading the other one replaces it`() throws {
    var fast = DeviceCopy(exercises: 1)
    try fast.change(at: now + 3600) { $0.notes = "first" }
    var slow = fast
    try slow.change(at: now) { $0.notes = "second" }
    #expect(try slow.joined(fast).log().notes == "second")
    #expect(try slow.log().updatedAt == now + 3601)
  }

  @Test func `a set taken back by a slow clock stays away`() throws {
    var fast = DeviceCopy(exercises: 1)
    try fast.record(8, 60, at: now + 3600)
    var slow = fast
    try slow.change(at: now) { $0.removeSet(at: 0, now: now) }
    #expect(try slow.joined(fast).reps() == [])
  }

  @Test func `an exercise removed by a slow clock stays removed`() throws {
    var fast = DeviceCopy(exercises: 2)
    try fast.record(8, 60, at: now + 3600)
    var slow = fast
    try slow.edit { $0.removeLog(.numbered(0), at: now) }
    #expect(try slow.joined(fast).document.logs.map { $0.id } == [.numbered(1)])
  }

  @Test func `an effort rated again counts, whatever the clock says`() throws {
    var fast = DeviceCopy(exercises: 1)
    try fast.edit { workout in (workout.effort, workout.updatedAt) = (Effort(9), now + 3600) }
    var slow = fast
    try slow.edit { workout in workout.effort = Effort(6) }
    #expect(try slow.joined(fast).document.effort == Effort(6))
  }

  @Test func `no stamp leads out of the years of four digits`() throws {
    var copy = DeviceCopy(exercises: 1)
    try copy.change(at: Instant.documentRange.upperBound) { $0.notes = "a" }
    try copy.edit { $0.logs[0].notes = "b" }
    #expect(try copy.log().notes == "b" && copy.log().updatedAt == Instant.documentRange.upperBound)
  }
}
