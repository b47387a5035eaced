import CanonicalJSON
import Testing

@testable import TrainingModel

/// Members of a newer program, at every level.
@Suite struct UnknownMemberMergeTests {
  private let now = Instant.monday + 600
  private let value: RawJSON?

  init() throws { value = try RawJSON(parsing: Array("{\"b\" : 1.50, \"a\" : [null, \"/\"]}".utf8)) }

  private func marked() throws -> DeviceCopy<WorkoutDocument> {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].record(.of(8, 60, at: now), at: now)
    workout.unknown["mood"] = value
    workout.logs[0].unknown["tempo"] = value
    workout.logs[0].setEntries?[0].unknown["velocity"] = value
    return DeviceCopy(workout)
  }

  @Test func `they survive a join with a copy that lacks them, digit for digit`() throws {
    let copy = try marked()
    var other = copy
    try other.dropMembers(["mood", "tempo"])
    try other.change(at: now + 60) { $0.notes = "later" }
    let joined = try copy.joined(other).document
    #expect(joined.unknown["mood"] == value && joined.logs[0].unknown["tempo"] == value)
    #expect(joined.logs[0].setEntries?.contains { $0.unknown["velocity"] != nil } == true)
    #expect(joined.logs[0].notes == "later")
  }

  @Test func `null is a value of theirs`() throws {
    var copy = try marked()
    try copy.edit { $0.unknown["mood"] = try? RawJSON(parsing: Array("null".utf8)) }
    #expect(try copy.joined(marked()).document.unknown["mood"]?.bytes == Array("null".utf8))
  }

  @Test func `a program that knows them takes them away with a stamp`() throws {
    let copy = try marked()
    var newer = copy
    try newer.edit { $0.unknown["mood"] = nil }
    #expect(try newer.document.fieldUpdatedAt?["mood"] != nil)
    #expect(try newer.joined(copy).document.unknown["mood"] == nil)
  }

  @Test func `names that only look the same are two members`() throws {
    var workout = WorkoutDocument.planned(exercises: 0)
    workout.unknown["\u{E9}"] = value
    var other = WorkoutDocument.planned(exercises: 0)
    other.unknown["e\u{301}"] = value
    #expect(try DeviceCopy(workout).joined(DeviceCopy(other)).document.unknown.keys.count == 2)
  }
}
