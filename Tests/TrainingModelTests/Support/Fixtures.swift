import Testing

@testable import TrainingModel

extension Instant {
  /// A fixed Monday morning, for tests that only need some moment.
  static let monday = Instant(seconds: 1_764_572_400)
}

extension ULID {
  /// The identifier number `number` of a test.
  static func numbered(_ number: UInt64) -> ULID { ULID(high: 0x0199_0000_0000_0000, low: number) }
}

extension WorkoutLogDocument {
  /// Three sets of eight at 20, nothing done.
  static func planned(_ number: UInt64 = 1, sets: Int64 = 3) -> WorkoutLogDocument {
    var log = WorkoutLogDocument(
      id: .numbered(number), exerciseName: "Row", order: Int64(number), loadType: .weight, date: .monday)
    (log.sets, log.reps, log.weight) = (sets, 8, 20)
    return log
  }
}

extension WorkoutDocument {
  /// A workout of so many planned exercises, nothing done.
  static func planned(exercises count: UInt64) -> WorkoutDocument {
    var workout = WorkoutDocument(id: .numbered(100), start: .monday, createdAt: .monday)
    workout.logs = (0..<count).map { .planned($0) }
    return workout
  }
}

extension SetEntry {
  static func of(_ reps: Int64?, _ weight: Double?, kind: SetKind? = nil, at moment: Instant = .monday) -> SetEntry {
    var entry = SetEntry(completedAt: moment)
    (entry.reps, entry.weight, entry.kind) = (reps, weight, kind)
    return entry
  }
}
