import Testing
import TrainingModel

@testable import Presentation

/// Sets and workouts in words.
struct SetWordsTests {
  private func set(_ change: (inout SetEntry) -> Void) -> SetEntry {
    var set = SetEntry(completedAt: Instant(seconds: 0))
    change(&set)
    return set
  }

  @Test("a set says what it has")
  func sets() {
    #expect(SetWords.text(set { ($0.reps, $0.weight) = (5, 62.5) }, unit: .kg) == "5 × 62.5 kg")
    #expect(SetWords.text(set { $0.reps = 1 }, unit: .kg) == "1 rep")
    #expect(SetWords.text(set { $0.reps = 12 }, unit: .kg) == "12 reps")
    #expect(SetWords.text(set { $0.weight = 135 }, unit: .lb) == "135 lb")
    #expect(SetWords.text(set { $0.seconds = 45 }, unit: .kg) == "45 s")
    #expect(SetWords.text(set { ($0.seconds, $0.weight) = (45, 10) }, unit: .kg) == "45 s, 10 kg")
    #expect(SetWords.text(set { ($0.reps, $0.kind) = (5, .warmup) }, unit: .kg) == "5 reps, warm-up")
    #expect(SetWords.text(set { ($0.reps, $0.weight, $0.rpe) = (5, 60, 8.5) }, unit: .kg) == "5 × 60 kg, effort 8.5")
    #expect(SetWords.text(set { ($0.seconds, $0.kilometres) = (600, Kilometres(2)) }, unit: .kg) == "10 min, 2 km")
    #expect(SetWords.text(set { _ in }, unit: .kg) == "no numbers")
  }

  @Test("seconds become minutes from two minutes on")
  func seconds() {
    #expect(
      [0, 119, 120, 150, 3600].map { SetWords.seconds($0) } == ["0 s", "119 s", "2 min", "2 min 30 s", "60 min"])
  }

  @Test("what comes next is named with its place in the plan, and without it beyond the plan")
  func next() {
    var log = WorkoutLogDocument(
      id: ULID(high: 1, low: 1), exerciseName: "Row", order: 0, loadType: .weight, date: Instant(seconds: 0))
    (log.sets, log.reps, log.weight) = (2, 8, 20)
    #expect(SetWords.next(log, unit: .kg) == "Row, set 1 of 2: 8 × 20 kg")
    for _ in 0..<2 { log.record(log.plannedSet(at: log.date), at: log.date) }
    #expect(SetWords.next(log, unit: .kg) == "Row, set 3: 8 × 20 kg")
  }
}
