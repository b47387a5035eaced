import CanonicalJSON
import Testing

@testable import TrainingModel

/// Documents of older schemas.
@Suite struct OlderSchemaMergeTests {
  private func workout(version: Int, notes: String, updated: String) -> [UInt8] {
    Array(
      """
      {"id":"01KCA1B2C3D4E5F6G7H8J9K0M1","schemaVersion":\(version),"createdAt":"2023-10-01T00:00:00Z",
      "updatedAt":"\(updated)","start":"2023-10-02T06:00:00Z","status":"inProgress","logs":[
      {"id":"01KCA1B2C3D4E5F6G7H8J9K0M2","exerciseName":"Row","order":0,"sets":3,"reps":8,"weight":20,"loadType":1,
      "durationSeconds":0,"currentStateIndex":1,"status":"inProgress","completed":false,"notes":"\(notes)",
      "date":"\(updated)"}]}
      """.utf8)
  }

  @Test func `two old copies are joined and stay of their version`() throws {
    let (old, older) = (
      workout(version: 2, notes: "b", updated: "2023-10-02T07:00:00Z"),
      workout(version: 1, notes: "a", updated: "2023-10-02T06:30:00Z")
    )
    let joined = try OracleValue(bytes: WorkoutMergePlanner.merge(old, older))
    #expect(joined["schemaVersion"] == .whole(2))
    #expect(joined["logs"]?[0]?["notes"] == .string("b") && joined["logs"]?[0]?["completed"] == .flag(false))
  }

  @Test func `an old copy joined with a new one becomes new`() throws {
    let old = workout(version: 1, notes: "a", updated: "2023-10-02T06:30:00Z")
    var document = try WorkoutDocument(bytes: old)
    document.record(.of(8, 20), log: document.logs[0].id, at: .monday)
    let new = try WorkoutMergePlanner.edit(before: old, after: document.canonicalBytes())
    let joined = try WorkoutMergePlanner.merge(old, new)
    #expect(try OracleValue(bytes: joined)["schemaVersion"] == .whole(5))
    #expect(try WorkoutDocument(bytes: joined).logs[0].shownSets.count == 1)
  }

  @Test func `what typed documents write in another way is no edit`() throws {
    let old = workout(version: 1, notes: "a", updated: "2023-10-02T06:30:00Z")
    let rewritten = try WorkoutDocument(bytes: old).canonicalBytes()
    #expect(try WorkoutMergePlanner.edit(before: old, after: rewritten) == WorkoutMergePlanner.merge(old, old))
  }
}
