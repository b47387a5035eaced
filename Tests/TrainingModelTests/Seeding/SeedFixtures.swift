import CanonicalJSON
import Testing

@testable import TrainingModel

/// Starters of tests, and folders around them.
enum SeedFixtures {
  /// When every starter was made.
  static let made = Instant(seconds: 1_577_836_800)

  /// The identifier of starter `number`.
  static func id(_ number: UInt64) -> ULID { ULID(high: ULID.starterMilliseconds << 16, low: number) }

  /// A starter of two exercises, one of them on a machine.
  static func starter(_ number: UInt64, name: String) throws -> StarterRoutine {
    var split = SplitDocument(id: id(number), name: name, order: Int64(number) * 100, createdAt: made)
    split.restSeconds = 90
    split.exercises = [
      ExerciseDocument(id: id(number + 1000), name: "Row", order: 0, sets: 3, reps: 8, weight: 0, loadType: .weight),
      ExerciseDocument(id: id(number + 2000), name: "Dip", order: 1, sets: 2, reps: 6, weight: 0, loadType: .none),
    ]
    split.exercises[0].machineSettings = []
    return try StarterRoutine(bytes: split.canonicalBytes())
  }

  /// Pull, Push and Legs.
  static func starters() throws -> [StarterRoutine] {
    try zip(1..., ["Pull", "Push", "Legs"]).map { try starter($0, name: $1) }
  }

  /// A routine of hers.
  static func routine(_ number: UInt64, name: String) -> SplitDocument {
    SplitDocument(id: .numbered(number), name: name, order: 7, createdAt: .monday)
  }

  /// The same routine as an older program would have written it: members that went since, another layout and version.
  static func older(_ starter: StarterRoutine) throws -> SplitDocument {
    let text = String(decoding: starter.bytes, as: UTF8.self)
      .replacing(#""schemaVersion" : 3"#, with: #""schemaVersion" : 1"#)
      .replacing(#""durationSeconds" : 0"#, with: #""category" : 2, "durationSeconds" : 0"#)
      .replacing("\n", with: "")
    return try SplitDocument(bytes: Array(text.utf8))
  }

  /// Another revision of the same starter, `seconds` later.
  static func revision(of starter: StarterRoutine, reps: Int64, later seconds: Int64) -> SplitDocument {
    var other = starter.document
    other.exercises[0].reps = reps
    other.updatedAt = other.updatedAt + seconds
    return other
  }
}
