import CanonicalJSON
import Testing

@testable import TrainingModel

/// A device's copy of one document, which it edits as every program of ours does: read, change, stamp, keep.
struct DeviceCopy<Document: TrainingDocument> {
  var bytes: [UInt8]

  init(_ document: Document) { bytes = document.canonicalBytes() }

  var document: Document { get throws { try Document(bytes: bytes) } }

  mutating func edit(_ change: (inout Document) -> Void) throws {
    var document = try document
    change(&document)
    bytes = try DocumentMergePlanner.edit(Document.kind, before: bytes, after: document.canonicalBytes())
  }

  /// What both devices hold once they have exchanged their copies, in whatever order and however often.
  func joined(_ other: DeviceCopy) throws -> DeviceCopy {
    var joined = self
    joined.bytes = try DocumentMergePlanner.merge(Document.kind, bytes, other.bytes)
    #expect(try DocumentMergePlanner.merge(Document.kind, other.bytes, bytes) == joined.bytes)
    #expect(try DocumentMergePlanner.merge(Document.kind, joined.bytes, other.bytes) == joined.bytes)
    #expect(try DocumentMergePlanner.merge(Document.kind, joined.bytes, joined.bytes) == joined.bytes)
    return joined
  }

  /// Whether `joined` says what this copy does not.
  func lacks(_ joined: DeviceCopy) throws -> Bool {
    try DocumentMergePlanner.adds(Document.kind, joined.bytes, to: bytes)
  }

  /// The copy as an older program leaves it: everything but the members that it knows is gone.
  mutating func dropMembers(_ names: [String]) throws { bytes = try OracleValue(bytes: bytes).without(names).bytes() }
}

extension OracleValue {
  /// The value without the members of these names, at every level.
  func without(_ names: [String]) -> OracleValue {
    switch self {
    case .object(let members):
      .object(members.filter { !names.contains($0.key) }.mapValues { $0.without(names) })
    case .array(let elements): .array(elements.map { $0.without(names) })
    default: self
    }
  }
}

extension DeviceCopy<WorkoutDocument> {
  /// A workout of so many exercises.
  init(exercises count: UInt64) { self.init(.planned(exercises: count)) }

  mutating func change(_ log: UInt64 = 0, at now: Instant, _ change: (inout WorkoutLogDocument) -> Void) throws {
    try edit { $0.change(log: .numbered(log), at: now, change) }
  }

  mutating func record(_ reps: Int64, _ weight: Double, log: UInt64 = 0, at now: Instant) throws {
    try edit { $0.record(.of(reps, weight, at: now), log: .numbered(log), at: now) }
  }

  func log(_ number: UInt64 = 0) throws -> WorkoutLogDocument {
    try #require(try document.logs.first { $0.id == .numbered(number) })
  }

  /// The repetitions of the sets shown, in their order.
  func reps(_ log: UInt64 = 0) throws -> [Int64?] { try self.log(log).shownSets.map { $0.reps } }
}
