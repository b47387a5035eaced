import CanonicalJSON
import Testing

@testable import TrainingModel

/// What is not merged, and why.
@Suite struct MergeRefusalTests {
  private let good = WorkoutDocument.planned(exercises: 1).canonicalBytes()

  private func refusal(_ a: [UInt8], _ b: [UInt8]) -> MergeRefusal? {
    do throws(MergeRefusal) {
      _ = try WorkoutMergePlanner.merge(a, b)
      return nil
    } catch { return error }
  }

  private func with(_ member: String, _ value: OracleValue?) throws -> [UInt8] {
    var object = try OracleValue(bytes: good)
    object[member] = value
    return try object.bytes()
  }

  @Test func `copies of different documents are not merged`() throws {
    let other = try with("id", .string(ULID.numbered(5).text))
    #expect(refusal(good, other) == .differentDocuments)
  }

  @Test func `a copy of a newer schema is not merged, on whichever side it is`() throws {
    let newer = try with("schemaVersion", .whole(6))
    #expect(refusal(good, newer) == .newerSchema && refusal(newer, good) == .newerSchema)
  }

  @Test func `a copy that is no JSON or names a member twice is not merged`() throws {
    let cut = Array(good.dropLast())
    #expect(refusal(good, cut) == .notAcceptable(JSONError(kind: .unexpectedEnd, offset: cut.count, path: "")))
    let twice = Array("{\"id\":1,\"id\":2}".utf8)
    #expect(refusal(good, twice) == .notAcceptable(JSONError(kind: .duplicateMember, offset: 8, path: "id")))
  }

  @Test(arguments: [
    ("logs", OracleValue.object([:]), "logs"), ("logs", .array([.whole(1)]), "logs[0]"),
    ("updatedAt", .string("yesterday"), "updatedAt"), ("createdAt", .whole(3), "createdAt"),
    ("deletedLogIDs", .array([]), "deletedLogIDs"), ("fieldUpdatedAt", .string("x"), "fieldUpdatedAt"),
    ("deletedLogs", .flag(true), "deletedLogs"), ("metrics", .whole(1), "metrics"), ("id", .whole(1), "id"),
    ("schemaVersion", .whole(0), "schemaVersion"),
  ])
  func `a member that a merge stands on must be of its type`(_ member: String, _ value: OracleValue, _ path: String)
    throws
  {
    guard case .notAcceptable(let error)? = refusal(good, try with(member, value)) else {
      Issue.record("\(member) is taken")
      return
    }
    #expect(error.path == path && error.offset > 0)
  }

  @Test func `every other member may hold anything, since it is kept as it is`() throws {
    let odd = try with("splitName", .array([.whole(1)]))
    #expect(refusal(good, odd) == nil)
  }

  @Test func `an edit, an addition and a pruning refuse the same`() throws {
    let other = try with("id", .string(ULID.numbered(5).text))
    #expect(throws: MergeRefusal.differentDocuments) { try WorkoutMergePlanner.edit(before: good, after: other) }
    #expect(throws: MergeRefusal.differentDocuments) { try WorkoutMergePlanner.adds(good, to: other) }
    let newer = try with("schemaVersion", .whole(6))
    #expect(throws: MergeRefusal.newerSchema) { try WorkoutMergePlanner.prune(newer, now: .monday) }
  }
}
