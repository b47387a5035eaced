import CanonicalJSON
import Testing

@testable import TrainingModel

/// An older program saves the document and drops what it does not know.
@Suite struct OlderProgramTests {
  private let now = Instant.monday + 600
  private let ours = [
    "fieldUpdatedAt", "deletedSets", "deletedLogs", "id of a set", "supersetID", "weightUnit", "effort",
  ]

  /// Two sets recorded with identifiers, a note, a rating; then an older program drops all that.
  private func story() throws -> (new: DeviceCopy<WorkoutDocument>, old: DeviceCopy<WorkoutDocument>) {
    var copy = DeviceCopy(exercises: 1)
    try copy.record(8, 60, at: now)
    try copy.record(8, 60, at: now + 60)
    try copy.edit { workout in (workout.effort, workout.updatedAt) = (Effort(7), now + 90) }
    var old = copy
    try old.dropMembers(ours)
    var document = try old.document
    for index in [0, 1] { document.logs[0].setEntries?[index].id = nil }
    old.bytes = document.canonicalBytes()
    return (copy, old)
  }

  @Test func `what it dropped was not taken away`() throws {
    let (new, old) = try story()
    #expect(try old.document.effort == nil && new.joined(old).document.effort == Effort(7))
  }

  @Test func `a set without the identifier that it dropped is shown once`() throws {
    let (new, old) = try story()
    let joined = try new.joined(old)
    #expect(try joined.log().setEntries?.count == 4)
    #expect(try joined.reps() == [8, 8])
    #expect(try joined.document.totalVolume(in: .kg) == 960)
  }

  @Test func `stamps and identifiers alone are not written back to it`() throws {
    let (new, old) = try story()
    var joined = try new.joined(old)
    #expect(try old.lacks(joined), "the effort is to be written back")
    try joined.edit { $0.effort = nil }
    #expect(try !old.lacks(joined))
    #expect(try !joined.lacks(joined))
  }

  @Test func `a set taken back takes its twin along`() throws {
    let (new, old) = try story()
    var joined = try new.joined(old)
    try joined.change(at: now + 120) { log in log.removeSet(at: log.shownSetIndices[0], now: now + 120) }
    #expect(try joined.reps() == [8])
    #expect(try joined.joined(old).joined(new).reps() == [8])
  }

  @Test func `a set that it adds is shown`() throws {
    var (new, old) = try story()
    var document = try old.document
    document.logs[0].setEntries?.append(.of(6, 60, at: now + 200))
    document.logs[0].touch(at: now + 200)
    old.bytes = document.canonicalBytes()
    #expect(try new.joined(old).reps() == [8, 8, 6])
    #expect(try new.lacks(new.joined(old)))
  }

  @Test func `a value that it changed under an old stamp counts as changed with its log`() throws {
    var base = DeviceCopy(exercises: 1)
    try base.change(at: now) { $0.notes = "a" }
    try base.change(at: now + 60) { $0.reps = 10 }
    var document = try base.document
    document.logs[0].notes = "from the old phone"
    document.logs[0].touch(at: now + 120)
    let old = document.canonicalBytes()
    var tablet = base
    try tablet.change(at: now + 90) { $0.notes = "b" }
    let joined = try WorkoutMergePlanner.merge(tablet.bytes, old, base: base.bytes)
    #expect(try WorkoutDocument(bytes: joined).logs[0].notes == "from the old phone")
  }
}
