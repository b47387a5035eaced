import CanonicalJSON
import Testing

@testable import TrainingModel

/// A copy that says nothing clears nothing; only who clears on purpose does.
@Suite struct StaleCopyTests {
  private let now = Instant.monday + 600

  @Test func `a copy from before the first set takes none away, even if it was touched later`() throws {
    var phone = DeviceCopy(exercises: 1)
    var stale = phone
    try phone.record(8, 60, at: now)
    try stale.change(at: now + 3600) { $0.notes = "tomorrow" }
    let joined = try phone.joined(stale)
    #expect(try joined.reps() == [8] && joined.log().notes == "tomorrow")
  }

  @Test func `an exercise reset on purpose loses the sets that were seen, and no others`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.record(8, 60, at: now)
    var watch = phone
    try phone.edit { $0.transition(log: .numbered(0), to: .notStarted, at: now + 60) }
    #expect(try phone.reps() == [])
    #expect(try phone.joined(watch).reps() == [])
    try watch.record(7, 60, at: now + 90)
    #expect(try phone.joined(watch).reps() == [7])
  }

  @Test func `a set corrected on one device and noted on the other is corrected`() throws {
    var phone = DeviceCopy(exercises: 1)
    try phone.record(8, 60, at: now)
    var tablet = phone
    try phone.change(at: now + 60) { log in
      guard var set = log.setEntries?.first else { return }
      set.reps = 9
      log.replaceSet(at: 0, with: set, now: now + 60)
    }
    try tablet.change(at: now + 90) { $0.notes = "slow" }
    let joined = try phone.joined(tablet)
    #expect(try joined.reps() == [9] && joined.log().notes == "slow")
  }

  @Test func `where a common ancestor is known a missing set was taken back`() throws {
    var base = DeviceCopy(exercises: 1)
    try base.record(8, 60, at: now)
    var old = base
    try old.dropMembers(["setEntries"])
    let plain = try WorkoutMergePlanner.merge(base.bytes, old.bytes)
    #expect(try WorkoutDocument(bytes: plain).logs[0].shownSets.count == 1)
    let joined = try WorkoutMergePlanner.merge(base.bytes, old.bytes, base: base.bytes)
    #expect(try WorkoutDocument(bytes: joined).logs[0].shownSets.isEmpty)
  }
}
